import { end, resolve } from '../../kernel/beats.ts';
import type { CycleBeat, FullAssaultBeat, PounceBeat, VolleyBeat } from '../model/beats.ts';
import { chairOfSide, DIRECTOR_CHAIR } from '../model/chairs.ts';
import { strike, volley } from '../model/make-beats.ts';
import type { Movie } from '../model/movie.ts';
import type { Reply } from '../model/prompts.ts';
import type { CardId, Foe, Side } from '../model/vocabulary.ts';
import { screenMonsters } from '../queries/screen.ts';
import { survivorById } from '../queries/survivors.ts';
import { victims } from '../queries/targets.ts';
import { canAttack, cardsOf, foesOf, sidesOf } from '../queries/throngs.ts';
import { as, type Steps } from './steps.ts';

export const sameFoe = (a: Foe, b: Foe): boolean =>
  'card' in a ? 'card' in b && a.card === b.card : 'slot' in b && a.side === b.side && a.slot === b.slot;

function strikeReplies(m: Movie, foes: readonly Foe[], at: readonly CardId[]): Reply[] {
  const replies: Reply[] = [];
  for (const by of foes) {
    if (!canAttack(m, cardsOf(m, by))) continue; // broken up before its turn came
    for (const victim of at) replies.push({ type: 'strike', by, at: victim });
  }
  return replies;
}

/** R7.5 Each of these attacks once; order and targets are chosen one by one, after each result. */
export const volleySteps: Steps<VolleyBeat> = {
  choose: {
    ask(m, b) {
      const replies = strikeReplies(m, b.foes, victims(m));
      if (replies.length === 0) return null;
      if (b.may) replies.push({ type: 'pass' });
      return { n: m.n, to: chairOfSide(b.side), type: 'strike', replies };
    },
    resume(_m, b, reply) {
      if (reply.type === 'pass') return end();
      const { by, at } = as(reply, 'strike');
      b.foes = b.foes.filter((foe) => !sameFoe(foe, by));
      b.count--;
      return b.count === 0 ? end(strike(by, at)) : resolve([strike(by, at)], 'choose');
    },
    pass: () => end(),
  },
};

/** Every throng in play, the Director's first. */
export const allThrongs = (m: Movie): Foe[] => sidesOf(m).flatMap((side: Side) => foesOf(m, side));

const everything = (m: Movie): Foe[] => [...allThrongs(m), ...screenMonsters(m).map((card) => ({ card }))];

/** R18.5: every throng in play and every monster on the screen attacks once; the Director moves them all (R17.2). */
export const fullAssaultSteps: Steps<FullAssaultBeat> = {
  gather: {
    run(m) {
      m.events?.push({ type: 'full-assault' });
      return end(volley('director', everything(m)));
    },
  },
};

/** Run For It (CARDS): the Director picks what catches up with one survivor, over and over the same if it likes. */
export const pounceSteps: Steps<PounceBeat> = {
  choose: {
    ask(m, b) {
      if (survivorById(m, b.survivor) === null) return null;
      const replies = strikeReplies(m, everything(m), [b.survivor]);
      return replies.length === 0 ? null : { n: m.n, to: DIRECTOR_CHAIR, type: 'strike', replies };
    },
    resume(_m, _b, reply) {
      const { by, at } = as(reply, 'strike');
      return end(strike(by, at));
    },
    pass: () => end(),
  },
};

/** R18.6 One attack for each victim; every throng of that side attacks once before any repeats. */
export const cycleSteps: Steps<CycleBeat> = {
  choose: {
    ask(m, b) {
      const [victim] = b.victims;
      if (victim === undefined || survivorById(m, victim) === null) return null;
      const fresh = freshFoes(m, b);
      if (fresh.length === 0) return null;
      return { n: m.n, to: chairOfSide(b.side), type: 'strike', replies: strikeReplies(m, fresh, [victim]) };
    },
    resume(m, b, reply) {
      const { by, at } = as(reply, 'strike');
      const repeats = b.used.some((foe) => sameFoe(foe, by)) || freshFoes(m, b).length === 0;
      b.used = repeats || allUsed(m, b) ? [by] : [...b.used, by];
      b.victims = b.victims.slice(1);
      m.events?.push({ type: 'countdown', by, token: b.used.length, left: b.victims.length });
      return resolve([strike(by, at)], 'choose');
    },
    pass(_m, b) {
      if (b.victims.length === 0) return end();
      b.victims = b.victims.slice(1);
      return 'choose';
    },
  },
};

const allUsed = (m: Movie, b: CycleBeat): boolean =>
  foesOf(m, b.side).every((foe) => b.used.some((used) => sameFoe(used, foe)));

/** Throngs that have not attacked in this cycle; when all have, a new cycle begins. */
function freshFoes(m: Movie, b: CycleBeat): Foe[] {
  const all = foesOf(m, b.side);
  const fresh = all.filter((foe) => !b.used.some((used) => sameFoe(used, foe)));
  return fresh.length > 0 ? fresh : all;
}
