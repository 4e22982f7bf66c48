import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { AnyPrompt, GameTypes, Rules } from '../../src/rules/kernel/game.ts';
import { canonicalJson } from '../../src/rules/kernel/hash.ts';
import { Luck } from '../properties/luck.ts';
import { type Play, playOn, type Trial, type Watcher } from './trial.ts';

/** Twenty times as many in `npm run test:long`. */
const LONG = process.env.LONG === '1' ? 20 : 1;
const GAMES = 100 * LONG;

const textOf = (value: unknown): string => JSON.stringify(value);
const same = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);
/** Alike, whatever order their keys were written in; they are sorted only where that matters. */
const alike = (a: unknown, b: unknown): boolean => same(a, b) || canonicalJson(a) === canonicalJson(b);
const sameState = <G extends GameTypes>({ toJSON }: Rules<G>, a: G['state'], b: G['state']): boolean =>
  alike(toJSON(a), toJSON(b));
const broken = (prompt: AnyPrompt, what: string): never => {
  throw new Error(`prompt ${prompt.n} (${prompt.type} to ${prompt.to}): ${what}`);
};

/** A law is somebody who watches: all laws of a game see the same one, so that it is played once. */
type Law<G extends GameTypes> = (trial: Trial<G>, it: Play<G>, started: G['state']) => Watcher<G>;

/** How often a game is saved and loaded: at every prompt in long runs, else at one in eleven, other ones in each game. */
const SAVES = LONG > 1 ? 1 : 11;

/** The shadow lives only from one save to the next: each time it is written down as text and read again. */
const roundTrip: Law<GameTypes> = ({ rules, every }, it) => {
  let shadow = rules.start(it.config).game;
  return {
    at(game, prompt) {
      if ((prompt.n + it.luck) % SAVES === 0) shadow = rules.fromJSON(JSON.parse(textOf(rules.toJSON(shadow))));
      const asked = rules.promptOf(shadow);
      if (asked?.type !== prompt.type || asked.replies.length !== prompt.replies.length)
        broken(prompt, 'not asked again');
      // A difference does not go away again, so that a look now and then is enough.
      if (prompt.n % every !== 0) return;
      if (!same(asked, prompt)) broken(prompt, 'asked otherwise after a save');
      if (!sameState(rules, shadow, game)) broken(prompt, 'another state after a save');
    },
    after(_game, reply, events, prompt) {
      const told = rules.advance(shadow, JSON.parse(textOf(reply)));
      if (told.length !== events.length || (prompt.n % every === 1 && !same(told, events)))
        broken(prompt, 'other events');
    },
    end(game) {
      if (rules.hash(shadow) !== rules.hash(game)) throw new Error('another end after saves');
    },
  };
};

const sameAgain: Law<GameTypes> = ({ rules }, it) => {
  const replies: object[] = [];
  return {
    after: (_game, reply) => void replies.push(reply),
    end(game) {
      const again = rules.start(it.config).game;
      for (const reply of JSON.parse(textOf(replies))) rules.advance(again, reply);
      if (rules.hash(again) !== rules.hash(game)) throw new Error('the same replies gave another game');
    },
  };
};

const quietIsLoud: Law<GameTypes> = ({ rules, every }, it) => {
  const quiet = rules.start(it.config).game;
  return {
    after(game, reply, _events, prompt) {
      rules.advanceQuietly(quiet, reply);
      if (prompt.n % every === 0 && !sameState(rules, quiet, game)) broken(prompt, 'another state when nobody listens');
    },
    end(game) {
      if (!sameState(rules, quiet, game)) throw new Error('another end when nobody listens');
    },
  };
};

const clonesUntouched: Law<GameTypes> = (trial, it) => {
  const { rules } = trial;
  const luck = new Luck(it.luck + 1);
  const kept: { copy: unknown; text: string }[] = [];
  const keep = (game: unknown) => kept.push({ copy: rules.clone(game), text: textOf(rules.toJSON(game)) });
  const isChanged = ({ copy, text }: (typeof kept)[number]) => textOf(rules.toJSON(copy)) !== text;
  return {
    at(game) {
      if (luck.below(20) === 0) keep(game);
    },
    end(game) {
      keep(game);
      const [grown] = kept.splice(luck.below(kept.length), 1);
      if (grown !== undefined && isChanged(grown)) throw new Error('an old clone changed with the game');
      playOn(trial, grown?.copy, it.luck + 3);
      if (kept.some(isChanged))
        throw new Error('a clone changed with the game, or with another clone that was played on');
    },
  };
};

const repliesInOrder: Law<GameTypes> = (trial, it) => {
  let last = -1;
  return {
    at(_game, prompt) {
      const { n, to, replies } = prompt;
      if (n <= last) broken(prompt, `its number is not above ${last}`);
      last = n;
      if (!Number.isInteger(to) || to < 0 || to >= trial.seatsOf(it.config)) broken(prompt, 'asks nobody');
      if (replies.length === 0) broken(prompt, 'no reply');
      const wrong = replies.findIndex((reply, i) => i > 0 && trial.inOrder(replies[i - 1] as object, reply) >= 0);
      if (wrong < 0) return; // each comes after the one before it: none is there twice
      const texts = replies.map(textOf);
      if (new Set(texts).size !== texts.length) broken(prompt, 'a reply twice');
      broken(prompt, `${texts[wrong - 1]} stands before ${texts[wrong]}`);
    },
  };
};

/** What a chair may not see is dealt anew: neither what it sees nor what it may reply changes. */
const redealt: Law<GameTypes> = (trial, it) => {
  const { rules, every, breach } = trial;
  const seats = trial.seatsOf(it.config);
  const luck = new Luck(it.luck + 2);
  return {
    at(game, prompt) {
      if (luck.below(every) > 0) return;
      for (const chair of new Set([prompt.to, luck.below(seats)])) {
        const view = rules.view(game, chair);
        const before = textOf(view);
        const world = rules.resample(view, chair, `world ${it.luck} ${prompt.n}`);
        if (textOf(rules.view(world, chair)) !== before) broken(prompt, `chair ${chair} could tell a re-deal`);
        if (textOf(view) !== before) broken(prompt, 'a re-deal changed the view it was made from');
        const cannotBe = breach?.(world) ?? null;
        if (cannotBe !== null) broken(prompt, `a world that cannot be: ${cannotBe}`);
        const asked = rules.promptOf(world);
        const isSame = chair !== prompt.to || (asked?.to === chair && same({ ...asked, n: 0 }, { ...prompt, n: 0 }));
        if (!isSame) broken(prompt, `chair ${chair} is asked otherwise after a re-deal`);
      }
    },
  };
};

const worldsPlayOn: Law<GameTypes> = (trial, it) => {
  const { rules, breach } = trial;
  const luck = new Luck(it.luck + 6);
  return {
    at(game, prompt) {
      if (luck.below(200) > 0) return;
      const before = textOf(rules.toJSON(game));
      const world = rules.resample(rules.view(game, prompt.to), prompt.to, `on ${prompt.n}`);
      const at = (now: unknown) => {
        const cannotBe = breach?.(now) ?? null;
        if (cannotBe !== null) broken(prompt, `a re-dealt world came to what cannot be: ${cannotBe}`);
      };
      if (rules.outcome(playOn(trial, world, it.luck + 4, { at })) === null) broken(prompt, 'a world without an end');
      if (textOf(rules.toJSON(game)) !== before) broken(prompt, 'a re-dealt world changed the game it was made from');
    },
  };
};

/** A view is drawn from the game, or folded from what its chair has seen: it is the same. */
const folded: Law<GameTypes> = (trial, it, started) => {
  const { rules, told: part = (view: unknown) => view } = trial;
  const luck = new Luck(it.luck + 5);
  const seats = trial.seatsOf(it.config);
  const chairs = luck.below(4) === 0 ? [luck.below(seats), null] : [luck.below(seats)];
  const views = chairs.map((chair) => structuredClone(rules.view(started, chair)));
  return {
    after(now, _reply, events, prompt) {
      chairs.forEach((chair, i) => {
        for (const event of events) {
          const told = rules.seen(event, chair);
          if (told !== null && !same(rules.seen(told, chair), told)) broken(prompt, 'what was seen can be seen less');
          if (told !== null) views[i] = rules.fold(views[i], told);
        }
        const isLast = rules.promptOf(now) === null;
        if (!isLast && prompt.n % trial.everyFold !== 0) return;
        const [folded, drawn] = [part(views[i]), part(rules.view(now, chair))];
        if (!alike(folded, drawn)) broken(prompt, `chair ${chair}: folded ${difference(folded, drawn)}`);
      });
    },
  };
};

function difference(a: unknown, b: unknown): string {
  const [left, right] = [a, b] as Record<string, unknown>[];
  const keys = Object.keys(right ?? {}).filter((key) => canonicalJson(left?.[key]) !== canonicalJson(right?.[key]));
  return keys
    .map((key) => `${key}: ${textOf(left?.[key])?.slice(-400)} drawn ${textOf(right?.[key])?.slice(-400)}`)
    .join('; ');
}

const scored: Law<GameTypes> = ({ rules, seatsOf }, { config }) => ({
  end(game) {
    const { score } = rules.outcome(game) ?? { score: [] };
    if (score.length !== seatsOf(config)) throw new Error('not every chair has a score');
    if (score.some((points) => points < 0 || points > 1)) throw new Error('a score out of bounds');
  },
});

const ENDS = 'it ends within bounds, and every chair has a score';

const LAWS: Record<string, Law<GameTypes>> = {
  'saved and loaded at every prompt, it asks the same and has the same future': roundTrip,
  'the same seed and the same replies give the same game': sameAgain,
  'it goes the same way whether anybody listens or not': quietIsLoud,
  'clones stay as they were while the game goes on': clonesUntouched,
  'replies are unique, sorted, and at least one; a chair is asked': repliesInOrder,
  're-dealing what a chair may not see changes neither its view nor its replies': redealt,
  'a re-dealt world can be played to its end': worldsPlayOn,
  'a view folded from what was seen is the view drawn from the game': folded,
  [ENDS]: scored,
};

/** One game under the eyes of these laws. A law that was broken is told once and looks at no other game. */
function watched<G extends GameTypes>(trial: Trial<G>, it: Play<G>, laws: readonly string[], found: Breaches): void {
  const { game } = trial.rules.start(it.config);
  const eyes = new Map<string, Watcher<G>>();
  const each = (look: (watcher: Watcher<G>) => void) => {
    for (const [law, watcher] of eyes) tried(law, () => look(watcher));
  };
  const tried = (law: string, look: () => void) => {
    try {
      look();
    } catch (error) {
      eyes.delete(law);
      found.set(law, new Error(`${(error as Error).message}\nin ${textOf(it)}`, { cause: error }));
    }
  };
  for (const law of laws)
    if (!found.has(law)) tried(law, () => void eyes.set(law, (LAWS[law] as unknown as Law<G>)(trial, it, game)));
  try {
    playOn(trial, game, it.luck, {
      at: (now, prompt) => each(({ at }) => at?.(now, prompt)),
      after: (now, reply, events, prompt) => each(({ after }) => after?.(now, reply, events, prompt)),
    });
    each(({ end }) => end?.(game));
  } catch (error) {
    found.set(ENDS, new Error(`${(error as Error).message}\nin ${textOf(it)}`, { cause: error }));
  }
}
type Breaches = Map<string, Error>;

/** Which of these laws so many games break. The same games every time: a failure can be looked at. */
function breaches<G extends GameTypes>(trial: Trial<G>, laws: readonly string[], games: number): Breaches {
  const found: Breaches = new Map();
  const plays: fc.Arbitrary<Play<G>> = fc.record({ config: trial.configs, luck: fc.nat(999_999) });
  for (const it of fc.sample(plays, { numRuns: games, seed: 1951 })) {
    if (laws.every((law) => found.has(law))) break;
    watched(trial, it, laws, found);
  }
  return found;
}

/** What a law complains of; nothing where it holds. */
export function complaint<G extends GameTypes>(trial: Trial<G>, about: string, games: number): string {
  const law = Object.keys(LAWS).find((name) => name.includes(about));
  if (law === undefined) throw new Error(`no law about ${about}`);
  return breaches(trial, [law], games).get(law)?.message ?? '';
}

/** Registers every law as a test; all of them watch the same games, which the first one plays. */
export function lawsOf<G extends GameTypes>(trial: Trial<G>, games = GAMES): void {
  describe(`the laws of ${trial.rules.id}`, () => {
    const laws = Object.keys(LAWS);
    let found: Breaches | null = null;
    it.each(laws)('%s', (law) => {
      found ??= breaches(trial, laws, games);
      const breach = found.get(law);
      if (breach !== undefined) throw breach;
    });
  });
}
