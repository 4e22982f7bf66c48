import { end, type Next } from '../../kernel/beats.ts';
import type { Beat, TalkBeat } from '../model/beats.ts';
import { about, type Claim } from '../model/claims.ts';
import type { Reply } from '../model/prompts.ts';
import type { Game } from '../model/state.ts';
import { note } from '../moves/tell.ts';
import { fittingOf, hintsOf, menuOf, speakerAfter } from '../queries/talk.ts';
import { as, type Steps, withExtras } from './steps.ts';

const SILENT: Reply = { type: 'silent' };
const ONLY_SILENT: Reply[] = [SILENT];
const YES: Reply = { type: 'yes' };
const NO: Reply = { type: 'no' };

/** SA18.2 One claim each from the active seat on, and one answer of whoever it is about. */
export const talkSteps: Steps<TalkBeat> = {
  speak: {
    always: true,
    ask(m, b) {
      const replies = ONLY_SILENT.concat(b.at === m.vengeance ? hintsOf(m) : menuOf(m, b.at));
      return { n: m.n, to: b.at, type: 'talk', replies: withExtras(m, b.at, replies, true), answering: null };
    },
    resume(m, b, reply) {
      if (b.at === m.vengeance) m.hinted = m.turn; // SA16.6b
      if (reply.type === 'silent') {
        m.events?.push({ type: 'stayed-silent', chair: b.at });
        return 'next';
      }
      const { claim } = as(reply, 'say');
      note(m, { type: 'claimed', chair: b.at, claim, inWindow: true });
      if (b.at !== m.human) b.claims++;
      b.answering = isAnswered(m, claim) ? claim : null;
      return b.answering === null ? 'next' : 'answer';
    },
    pass: () => 'next',
  },
  answer: {
    always: true,
    ask(m, b) {
      const claim = b.answering as Claim;
      const to = about(claim) as number;
      const replies: Reply[] = [SILENT, YES, NO, ...fittingOf(m, to, b.at, claim)];
      const answering = { by: b.at, claim };
      return { n: m.n, to, type: 'talk', replies: withExtras(m, to, replies, true), answering };
    },
    resume(m, b, reply) {
      const chair = about(b.answering as Claim) as number;
      const answer = reply.type === 'say' ? reply.claim : (reply.type as 'yes' | 'no' | 'silent');
      note(m, { type: 'answered', chair, to: b.at, answer });
      b.answering = null;
      return 'next';
    },
    pass: () => 'next',
  },
  next: { run: next },
};

/** SA12.6: the burnt answer nothing. */
export function isAnswered(m: Pick<Game, 'ring'>, claim: Claim): boolean {
  const seat = about(claim);
  return seat !== null && m.ring.includes(seat);
}

function next(m: Game, b: TalkBeat): Next<Beat> {
  const speaker = speakerAfter(m, b.at, b.claims);
  if (speaker === null) return end();
  b.at = speaker;
  return 'speak';
}

/** SA18.2: a claim out of turn, at a prompt of one's own, which stays open. */
export function speakUp(m: Game, chair: number, claim: Claim): void {
  m.spoken = true;
  note(m, { type: 'claimed', chair, claim, inWindow: false });
}
