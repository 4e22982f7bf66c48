import { end, type Next, resolve } from '../../kernel/beats.ts';
import { eventOf } from '../decks/decks.ts';
import { type ActBeat, type Beat, rescue } from '../model/beats.ts';
import type { Reply } from '../model/prompts.ts';
import { STOP } from '../model/prompts.ts';
import type { Game } from '../model/state.ts';
import { happen } from '../moves/happen.ts';
import { lookAtTop } from '../moves/looking.ts';
import { changeTime } from '../moves/tracks.ts';
import { EVENT_TIME, optionsToAct, PILLAR_TIME } from '../queries/options.ts';
import { takeReward } from './rewards.ts';
import { type Steps, withTime } from './steps.ts';

/** FG4: the Action phase. */
export const actSteps: Steps<ActBeat> = {
  open: {
    run(m) {
      if (m.flipped && m.girl === 'june') lookAtTop(m, 1);
      return m.time < 0 ? 'close' : 'choose'; // FG7.6
    },
  },
  choose: {
    ask(m) {
      const replies = withTime(m, optionsToAct(m));
      replies.push(STOP);
      return { n: m.n, to: 0, type: 'act', replies };
    },
    resume: act,
    pass: () => 'close',
  },
  after: { run: (m) => (m.marks.ended || m.time < 0 ? 'close' : 'choose') }, // FG4.5
  close: { run: () => resolve([{ kind: 'settle', step: 'next' }], 'closed') },
  closed: { run: () => end() },
};

function act(m: Game, _beat: ActBeat, reply: Reply): Next<Beat> {
  switch (reply.type) {
    case 'play':
      happen(m, { type: 'played', card: reply.card }); // FG4.2
      return resolve([{ kind: 'card', step: 'target', card: reply.card, target: null }], 'after');
    case 'use': {
      const { item, way } = reply;
      return resolve([{ kind: 'use', step: 'begin', item, way, target: null, space: null }], 'after');
    }
    case 'save':
      return resolve([rescue(reply.victim)], 'after');
    case 'reward':
      return resolve(takeReward(m, reply.place), 'after');
    case 'break-pillar':
      changeTime(m, -PILLAR_TIME);
      happen(m, { type: 'pillar-removed', at: m.girlAt });
      return 'choose';
    case 'settle-event': {
      changeTime(m, -EVENT_TIME);
      const top = m.terror[0]?.card;
      if (eventOf(reply.event).rule?.is === 'phone') happen(m, { type: 'terror-discarded', card: top as string });
      happen(m, { type: 'event-over', event: reply.event });
      return 'choose';
    }
    default:
      return 'close';
  }
}
