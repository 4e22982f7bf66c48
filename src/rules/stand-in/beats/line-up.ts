import { end } from '../../kernel/beats.ts';
import type { LineUpBeat } from '../model/beats.ts';
import type { Reply } from '../model/prompts.ts';
import type { Script } from '../model/vocabulary.ts';
import { show } from '../moves/looking.ts';
import { note } from '../moves/tell.ts';
import { nextOf } from '../queries/ring.ts';
import { as, type Steps, withExtras } from './steps.ts';

/** Each shows its hand or declines; the first Recast card shown ends it. */
export const lineUpSteps: Steps<LineUpBeat> = {
  show: {
    ask(m, b) {
      const replies: Reply[] = [{ type: 'show', what: 'hand' }];
      if ((m.hands[b.at] as Script[]).includes('recast')) replies.push({ type: 'show', what: 'recast' });
      replies.push({ type: 'show', what: 'nothing' });
      return { n: m.n, to: b.at, type: 'show', replies: withExtras(m, b.at, replies) };
    },
    resume(m, b, reply) {
      const { what } = as(reply, 'show');
      const hand = m.hands[b.at] as Script[];
      if (what === 'nothing') note(m, { type: 'held-back', chair: b.at });
      else show(m, b.at, 'line-up', what === 'hand' ? hand.slice() : ['recast'], what === 'hand');
      if (what === 'recast' || (what === 'hand' && hand.includes('recast'))) return end();
      b.at = nextOf(m, b.at);
      return b.at === m.active ? end() : 'show';
    },
    pass: () => end(),
  },
};
