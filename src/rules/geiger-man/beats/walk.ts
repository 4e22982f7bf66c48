import { end, type Next, resolve } from '../../kernel/beats.ts';
import { horror } from '../decks/rows.ts';
import { type Beat, effects, rescue, type WalkBeat } from '../model/beats.ts';
import { type Reply, STOP } from '../model/prompts.ts';
import type { Game } from '../model/state.ts';
import { happen } from '../moves/happen.ts';
import { changeTime } from '../moves/tracks.ts';
import { fareOf, followings } from '../queries/followers.ts';
import { linkFrom, neighbours } from '../queries/graph.ts';
import { hasPower } from '../queries/ongoing.ts';
import { rewardsOf, savesOf } from '../queries/options.ts';
import { isNear } from '../queries/values.ts';
import { takeReward } from './rewards.ts';
import { inSpaceOrder, type Steps, withTime } from './steps.ts';

/** FG8: step by step, with followers, saves and rewards on the way. */
export const walkSteps: Steps<WalkBeat> = {
  go: {
    ask(m, b) {
      const replies = waysOn(m, b);
      if (replies.length === 0) return null;
      withTime(m, replies).push(STOP);
      return { n: m.n, to: 0, type: 'walk', left: b.left, replies };
    },
    resume: go,
    pass: () => end(),
  },
};

function waysOn(m: Game, { left }: WalkBeat): Reply[] {
  const replies = savesOf(m);
  if (m.owed.length > 0) replies.push(...rewardsOf(m));
  if (left === 0) return replies;
  const link = linkFrom(m, m.girlAt);
  const near = neighbours(m, m.girlAt);
  const spaces = inSpaceOrder(m, link === null ? near : [...near, link]);
  for (const to of spaces) {
    const isLink = to === link && !near.includes(to);
    for (const followers of isLink ? [[]] : followings(m, to)) replies.push({ type: 'step', to, followers });
  }
  return replies;
}

function go(m: Game, b: WalkBeat, reply: Reply): Next<Beat> {
  switch (reply.type) {
    case 'save':
      return resolve([rescue(reply.victim)], 'go');
    case 'reward':
      return resolve(takeReward(m, reply.place), 'go');
    case 'step': {
      b.left--;
      const { to, followers } = reply;
      const isLookingBack = hasPower(m, 'look-back') && !m.marks.lookedBack && m.phase === 'action' && isNear(m);
      changeTime(m, -fareOf(followers));
      happen(m, { type: 'walked', to, followers, ride: false });
      if (!isLookingBack) return 'go';
      happen(m, { type: 'marked', mark: { lookedBack: true } });
      return resolve([effects('look-back', [horror(1)])], 'go');
    }
    default:
      return end();
  }
}
