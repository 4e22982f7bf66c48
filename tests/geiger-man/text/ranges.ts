import { LOST_TO, type Told, WON_BY } from '../../../src/games/geiger-man/text/endings.ts';
import { HINTS, TOLLS } from '../../../src/games/geiger-man/text/hints.ts';
import { REASONS } from '../../../src/games/geiger-man/text/reasons.ts';
import {
  EVENTS,
  FINALES,
  ITEMS,
  POWERS,
  SET_UPS,
  SPACES,
  TERRORS,
} from '../../../src/games/geiger-man/text/shapes/ids.ts';
import {
  ACTION,
  ACTIONS,
  type Effect,
  eventOf,
  finaleOf,
  GIRL,
  GIRLS,
  itemOf,
  KILLER,
  KILLERS,
  LOCATION,
  LOCATIONS,
  SPECIAL,
  SPECIALS,
  spaceOf,
  terrorOf,
} from '../../../src/rules/geiger-man/index.ts';
import { GROUPS, SAMPLE_EVENTS, SCENES, VICTIMS } from './sample-events.ts';

const NUMBERS = [0, 1, 2, 5, 12] as const;
const CHANCES = [0.01, 0.58, 1] as const;
const SETUPS = LOCATIONS.flatMap((id) => LOCATION[id].setUps);

/** Every effect that stands in any table, each once. */
const EFFECTS: readonly Effect[] = [
  ...ACTIONS.flatMap((id) => ACTION[id].lines.flat(2)),
  ...GIRLS.flatMap((id) => [...GIRL[id].places, GIRL[id].later]),
  ...KILLERS.flatMap((id) => [
    ...KILLER[id].rows.flatMap(({ reached }) => reached),
    ...KILLER[id].above,
    ...KILLER[id].first,
  ]),
  ...FINALES.flatMap((id) => [...finaleOf(id).revealed, ...finaleOf(id).upkeep, ...finaleOf(id).orders]),
  ...TERRORS.flatMap((id) => terrorOf(id).effects),
  ...EVENTS.flatMap((id) => eventOf(id).effects),
  ...SPECIALS.flatMap((id) => [...SPECIAL[id].saved, ...SPECIAL[id].killed]),
  { do: 'pull' } as const,
].filter((it, i, all) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(it)) === i);
const LINES = [[], ...ACTIONS.flatMap((id) => ACTION[id].lines.flat(1)), ...TERRORS.map((id) => terrorOf(id).effects)];
const HERE = [
  { you: true, killer: null, victims: ['plain', 'plain'], minions: 0, pillar: false, trap: null },
  { you: false, killer: 'geiger-man', victims: [], minions: 1, pillar: false, trap: 'cable' },
  { you: true, killer: 'salt-widow', victims: ['kid', 'plain'], minions: 0, pillar: true, trap: null },
  { you: false, killer: null, victims: [], minions: 2, pillar: false, trap: null },
  { you: false, killer: null, victims: [], minions: 0, pillar: false, trap: null },
];
const DEFS: Readonly<Record<string, readonly unknown[]>> = {
  actionRule: ACTIONS.map((id) => ACTION[id]),
  actionCost: ACTIONS.map((id) => ACTION[id]),
  itemHead: ITEMS.map(itemOf),
  itemRule: ITEMS.map(itemOf),
  terrorRule: TERRORS.map(terrorOf),
  finaleRule: FINALES.map(finaleOf),
  killerRule: KILLERS.map((id) => KILLER[id]),
  aboveRule: KILLERS.map((id) => KILLER[id]),
  girlRule: GIRLS.map((id) => GIRL[id]),
  setUpRule: SETUPS,
  spaceRule: SPACES.map(spaceOf),
};

/** Shows as titles and the paper are told of them: everybody in every part, and everything that may not have happened. */
const SHOWS: readonly Told[] = (['won', 'lost', 'left'] as const).flatMap((outcome, o) =>
  SPACES.map((space, i): Told => {
    const at = <T>(list: readonly T[]): T => list[(i + o) % list.length] as T;
    const maybe = <T>(list: readonly T[]): T | null => (i % 3 === 0 ? null : at(list));
    return {
      ...{ outcome, space, girl: at(GIRLS), killer: at(KILLERS), location: i < 18 ? 'moonglow' : 'nightbird' },
      ...{ turns: at([1, 4, 6, 12, 16]), saved: at([0, 1, 2, 9, 14]), killed: at([0, 1, 5, 8]) },
      ...{
        item: maybe(ITEMS),
        power: maybe(POWERS),
        finale: maybe(FINALES),
        out: maybe(SPECIALS),
        gone: maybe(SPECIALS),
      },
      ...{ ultimate: i % 2 === 0, midnight: i % 4 === 0, close: i % 2 === 1 },
    };
  }),
);
/** What a hint may be about: an item, a card, or nothing. */
const hintCards = (hint: string): readonly string[] =>
  hint === 'arm' || hint === 'use-item' ? ITEMS : hint === 'reward' ? ['', 'duck', 'cola'] : ['duck', 'haul-off'];

const FACTS = [0, 1, 2, 4].flatMap((n) =>
  SPACES.filter((_, i) => i % 5 === 0).map((space) => ({
    n,
    steps: n,
    victims: n,
    damage: n,
    space,
    card: 'duck',
    tied: n > 1,
  })),
);

/** What a parameter of this name may be handed; where a name means something else, by the path of the function. */
export function rangeOf(path: string, name: string): readonly unknown[] | null {
  const isOf = (pattern: RegExp): boolean => pattern.test(path);
  const own: Record<string, readonly unknown[]> = {
    girl: isOf(/weighed/)
      ? [true, false]
      : isOf(/ticket/)
        ? [...GIRLS, null]
        : isOf(/ability/)
          ? ['dot', 'opal']
          : GIRLS,
    killer: isOf(/ruleOf|lineRule|terrorRule|ticket/) ? [...KILLERS, null] : KILLERS,
    location: isOf(/ruleOf|lineRule|terrorRule|ticket/) ? [...LOCATIONS, null] : LOCATIONS,
    space: isOf(/CHOICE\.space/) ? [...SPACES, null] : SPACES,
    ...{ item: ITEMS, other: ITEMS, terror: TERRORS, event: EVENTS, power: POWERS, finale: FINALES, setUp: SET_UPS },
    weapon: [...ITEMS, null],
    card: ACTIONS,
    cards: [[], ['duck'], ['steps', 'run', 'duck']],
    items: [[], ['keys'], ['tire-iron', 'hubcap'], ['cola', 'popcorn', 'apron']],
    terrors: [
      ['click', 'wall', 'back-aboard'],
      ['glow', 'crust', 'fallout'],
    ],
    spaces: [['gate'], ['gate', 'backrow'], ['screen', 'compartment', 'hut']],
    near: [['lane'], ['lane', 'lot', 'snackbar', 'midrow']],
    of: isOf(/names|prompts/) ? [...ACTIONS, ...ITEMS, ...POWERS, ...TERRORS, ...GIRLS] : NUMBERS,
    def: DEFS[path.split('.').at(-1) as string] ?? [],
    effect: EFFECTS,
    line: isOf(/convert|accept/) ? [null, ...LINES] : LINES,
    reached: LINES.slice(0, 6),
    use: [...new Map(ITEMS.map((id) => [JSON.stringify(itemOf(id).use), itemOf(id).use])).values()],
    victim: isOf(/BECAUSE/) ? ['girl', ...VICTIMS] : VICTIMS,
    speaker: ['girl', ...VICTIMS],
    shows: [1, 100],
    victims: isOf(/weighed/) ? NUMBERS : GROUPS,
    followers: GROUPS,
    here: HERE,
    who: isOf(/ASK\.tie$/) ? ['killer', 3, null] : ['killer', 3],
    reason: Object.keys(REASONS),
    hint: HINTS,
    toll: TOLLS,
    facts: FACTS,
    by: isOf(/HINT/) ? [0.04, 0.5, 1] : ['counter', 'vera', 'june'],
    at: isOf(/stop/) ? ['act', 'walk', 'buy'] : [1, 3],
    side: ['killer', 'minions'],
    where: ['top', 'bottom'],
    way: [0, 1],
    kind: ['show', 'one-more-night', 'first-night', 'double-bill', 'tonight'],
    level: ['matinee', 'feature', 'late-show', 'midnight', 'custom'],
    night: ['', '2026-11-18'],
    list: [[3], [4]],
    which: [[], [1], [1, 3]],
    place: isOf(/reward/) ? [null, 2] : [1, 5],
    phase: ['set-up', 'action', 'planning', 'killer', 'panic', 'upkeep'],
    e: SAMPLE_EVENTS,
    t: SCENES,
    w: SHOWS,
    isFilled: [true, false],
    won: isOf(/TONIGHT/) ? [true, false] : NUMBERS,
    face: [3, 4],
    half: [0, 3, 5, 8],
    time: isOf(/WHY_NOT|buy|tracks/) ? [-1, 0, 1, 6] : [2],
    left: isOf(/walk|buy/) ? NUMBERS : NUMBERS.slice(1),
    percent: ['58\u00a0%'],
    newcomers: ['30\u00a0%'],
    oldHands: ['47\u00a0%'],
    share: isOf(/figure/) ? ['58\u00a0%'] : CHANCES,
    par: isOf(/PAR/) ? CHANCES : NUMBERS,
    ...Object.fromEntries(['two', 'one', 'none', 'next', 'p'].map((it) => [it, CHANCES])),
    error: [0, 0.002, 0.03],
    ...Object.fromEntries(
      ['better', 'day', 'gives', 'hash', 'id', 'key', 'name', 'seed', 'stars', 'title', 'words'].map((it) => [
        it,
        ['x'],
      ]),
    ),
    ...Object.fromEntries(
      [
        'adds',
        'attack',
        'bloodlust',
        'cost',
        'damage',
        'dice',
        'dread',
        'health',
        'horror',
        'killed',
        'killerHealth',
        'move',
        'n',
      ].map((it) => [it, NUMBERS]),
    ),
    ...Object.fromEntries(
      ['choice', 'luck', 'points', 'row', 'rules', 'saved', 'step', 'win', 'steps', 'terms', 'turn', 'turns'].map(
        (it) => [it, NUMBERS],
      ),
    ),
    minutes: [25],
    successes: [0, 1, 2],
  };
  // Nobody attacks for nothing, and nobody pays nothing.
  if (['damage', 'move', 'dice'].includes(name)) return NUMBERS.slice(1);
  if (name === 'n' && isOf(/ASIDE|DANGER/)) return NUMBERS.slice(1);
  return own[name] ?? null;
}

const ended = <By extends string>(causes: readonly By[], cards: Partial<Record<By, readonly string[]>>): unknown[][] =>
  causes.flatMap((by) =>
    (cards[by] ?? ['swing']).flatMap((card, i) =>
      SPACES.map((space, s) => [by, GIRLS[(i + s) % 8], KILLERS[(i + s) % 2], card, space]),
    ),
  );

/** Each event with each Killer about, and each Girl in some of them. */
const TOLD = SAMPLE_EVENTS.flatMap((e, i) => [0, 1].map((k) => [e, SCENES[(2 * i + k) % SCENES.length]]));

/** Where one argument depends on another, all of them together. */
export const TOGETHER: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'ending.ENDING.won': ended(WON_BY, {
    card: ['swing', 'haul-off', 'all-in'],
    item: ['flare-gun', 'nitrate', 'signal-pistol', 'blasting-cap'],
    reaction: ['not-this-time'],
    trap: ['cable', 'torpedo'],
    both: ['nitrate', 'blasting-cap'],
  }),
  'ending.ENDING.lost': ended(LOST_TO, {
    own: ['steps', 'run', 'swing', 'all-in', 'nitrate'],
    secret: ['burning-shadow'],
    dread: ['fallout', 'brine'],
    event: ['rain', 'lake-wind'],
  }),
  'log.lineOf': TOLD,
  'spoken.spokenOf': TOLD,
  'hints.HINT.why': HINTS.flatMap((hint) =>
    hintCards(hint).flatMap((card) =>
      KILLERS.flatMap((killer) => [1, 2, 4].map((n) => [hint, { ...FACTS[n], n, steps: n, card }, killer])),
    ),
  ),
  'effectRules.ruleOf': EFFECTS.flatMap((effect) => [...KILLERS, null].map((killer) => [effect, killer, null])),
  'cardRules.spaceRule': LOCATIONS.flatMap((id) => LOCATION[id].spaces.map((def) => [def, id])),
  'cardRules.finaleRule': KILLERS.flatMap((id) => KILLER[id].finales.map((def) => [def, id])),
};
