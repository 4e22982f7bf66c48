import type { Scene } from '../../../src/games/geiger-man/text/scene.ts';
import {
  EVENTS,
  FINALES,
  ITEMS,
  MINORS,
  POWERS,
  SPACES,
  TERRORS,
} from '../../../src/games/geiger-man/text/shapes/ids.ts';
import {
  ACTIONS,
  type GeigerManEvent,
  GIRL,
  GIRLS,
  type GirlId,
  KILLERS,
  type KillerId,
  type Marks,
  type Phase,
  SPECIALS,
  type Victim,
} from '../../../src/rules/geiger-man/index.ts';

export const VICTIMS: readonly Victim[] = ['plain', ...SPECIALS];
export const GROUPS: readonly (readonly Victim[])[] = [
  [],
  ['plain'],
  ['plain', 'plain'],
  ['kid'],
  ['star'],
  ['kid', 'plain', 'plain'],
  ['heiress', 'conductor', 'plain'],
];

const scene = (girl: GirlId, killer: KillerId, girlAt: string): Scene => ({
  girl,
  killer,
  girlAt,
  time: 4,
  horror: 4,
  health: 4,
  killerHealth: 9,
  rewards: [...GIRL[girl].places, GIRL[girl].later],
});
/** Every Girl, both Killers, indoors and out. */
export const SCENES: readonly Scene[] = GIRLS.map((girl, i) =>
  scene(girl, KILLERS[i % 2] as KillerId, i % 3 === 0 ? 'booth' : 'backrow'),
);

type Of<T extends GeigerManEvent['type']> = Extract<GeigerManEvent, { type: T }>;
type All = { [T in GeigerManEvent['type']]: readonly Omit<Of<T>, 'type'>[] };

const PHASES: readonly Phase[] = ['set-up', 'action', 'planning', 'killer', 'panic', 'upkeep'];
const MARKS: readonly Partial<Marks>[] = [
  { ultimate: true },
  { ended: true },
  { calm: true },
  { dark: true },
  { skin: true },
  { lookedBack: true },
  { called: true },
  { barred: true },
  { bonus: 1 },
  { bonus: 3 },
  { easy: 'next' },
  { easy: 'phase' },
  { bonus: 0, easy: 'no' },
];
const RESULT = { turns: 9, saved: 3, killed: 6, finale: true, ultimate: true, score: [1] };
const PAIRS = ITEMS.slice(1).map((item, i) => [ITEMS[i] as string, item]);
/** Whom and where to: some rules tell it, some do not. */
const AIMED = { target: 'closest' as const, towards: 'gate' };
const at = SPACES.map((space) => ({ at: space as string }));
const to = SPACES.map((space) => ({ to: space as string }));

/** Of each kind of event, with everybody and everything in it: one that is missing does not compile. */
const EVENTS_BY_TYPE: All = {
  'turn-began': [{ turn: 1 }, { turn: 12 }],
  'phase-began': PHASES.map((phase) => ({ phase })),
  'phase-cut': [{}],
  'turn-ended': [{}],
  marked: MARKS.map((mark) => ({ mark })),
  played: ACTIONS.map((card) => ({ card })),
  discarded: ACTIONS.flatMap((card) => (['time', 'convert', 'limit', 'lost'] as const).map((why) => ({ card, why }))),
  bought: ACTIONS.map((card, i) => ({ card, cost: i % 4 })),
  returned: ACTIONS.map((card) => ({ card, cost: 2 })),
  'took-card': ACTIONS.map((card) => ({ card })),
  planned: [{ time: 5 }, { time: 6 }],
  rolled: [
    { why: 'run', dice: [4, 2] },
    { why: 'fallout', dice: [6] },
  ],
  're-rolled': [
    { by: 'take-two', dice: [4, 5] },
    { by: 'opal', dice: [1, 1, 6] },
  ],
  'turned-die': ['cards', 'dot', 'stub', 'ace'].map((by) => ({ by, dice: [4, 2], locked: [true, false] })),
  'roll-counted': [0, 1, 2].map((successes) => ({ successes })),
  'time-changed': [-1, 0, 3, 6, 12].map((n) => ({ to: n })),
  'horror-changed': [1, 3, 5, 8].map((n) => ({ to: n })),
  'bloodlust-rose': [{ row: 2 }, { row: 11 }],
  'bloodlust-overflowed': [{}],
  'health-changed': [1, 2, 3, 5, 6].map((n) => ({ to: n })),
  'killer-health-changed': [1, 2, 8, 10, 12].map((n) => ({ to: n })),
  'token-turned': (['girl', 'killer'] as const).flatMap((whose) => [0, 1, 3].map((health) => ({ whose, health }))),
  'minor-hit': MINORS.flatMap((power) => [0, 1].map((left) => ({ power, left }))),
  walked: [
    ...to.map((it) => ({ ...it, followers: [], ride: false })),
    ...GROUPS.flatMap((followers) => [true, false].map((ride) => ({ to: 'gate', followers, ride }))),
  ],
  'girl-shifted': to,
  'enemy-stepped': to.flatMap((it) =>
    (['killer', 3] as const).map((who) => ({ ...AIMED, ...it, who, rule: 'FG15.5' })),
  ),
  'killer-placed': to,
  'victim-moved': [
    ...to.map((it) => ({ ...it, victim: 'plain' as const, from: 'gate', why: 'panic' as const })),
    ...VICTIMS.flatMap((victim) =>
      (['panic', 'card'] as const).map((why) => ({ victim, from: 'gate', to: 'lane', why })),
    ),
  ],
  panicked: [
    ...SPACES.map((from) => ({ victim: 'plain' as const, from, die: 3 })),
    ...VICTIMS.map((victim) => ({ victim, from: 'gate', die: null })),
  ],
  'victims-came': [...at.map((it) => ({ ...it, n: 1 })), { at: 'gate', n: 2 }, { at: 'lot', n: 3 }],
  'special-came': SPECIALS.flatMap((special) => [true, false].map((replaces) => ({ special, at: 'coach', replaces }))),
  saved: VICTIMS.map((victim) => ({ victim })),
  'place-filled': [{ place: 0 }],
  'reward-owed': [0, 1, 2, 3, 4].map((place) => ({ place })),
  'reward-taken': [0, 1, 2, 3, 4].map((place) => ({ place })),
  'card-flipped': [{}],
  'victim-killed': [
    ...at.map((it) => ({ ...it, victim: 'plain' as const, by: 'killer' as const })),
    ...VICTIMS.flatMap((victim) => (['killer', 'minion'] as const).map((by) => ({ victim, at: 'gate', by }))),
  ],
  spawned: at.map((it) => ({ ...it, id: 4 })),
  'minion-gone': (['killed', 'spent'] as const).map((why) => ({ id: 3, why })),
  'pillar-placed': at,
  'pillar-removed': at,
  shut: [{ until: 5 }],
  targeted: [
    ...SPACES.map((space) => ({ ...AIMED, who: 'killer' as const, space, rule: 'FG15.2', among: [space] })),
    { ...AIMED, who: 3, space: 'gate', rule: 'FG15.2', among: ['gate'] },
    { ...AIMED, who: 'killer', space: null, rule: 'FG15.9', among: [] },
    { ...AIMED, who: 3, space: null, rule: 'FG15.9', among: [] },
  ],
  'girl-attacked': (['killer', 3] as const).flatMap((by) => [1, 3].map((damage) => ({ by, damage }))),
  'attack-changed': [0, 1, 2].map((damage) => ({ damage })),
  'attack-over': [{}],
  'killer-struck': [null, ...ITEMS].map((item) => ({ damage: 2, with: item })),
  'items-looked-at': PAIRS.map((items) => ({ deck: 'booth', items })),
  'item-taken': ITEMS.flatMap((item) => [null, 'booth'].map((from) => ({ item, from, at: 0, uses: 2 }))),
  'item-put-back': (['top', 'bottom'] as const).map((where) => ({ deck: 'booth', where })),
  arranged: [{ hands: [] }, ...ITEMS.map((item) => ({ hands: [item] })), ...PAIRS.map((hands) => ({ hands }))],
  'item-used': ITEMS.flatMap((item) => [1, 3].map((left) => ({ item, left }))),
  'item-discarded': ITEMS.map((item) => ({ item })),
  'trap-set': at.flatMap((it) => ['cable', 'torpedo'].map((item) => ({ ...it, item }))),
  'trap-sprung': at.flatMap((it) => ['cable', 'torpedo'].map((item) => ({ ...it, item }))),
  'terror-drawn': TERRORS.map((card) => ({ card })),
  'terror-looked-at': [...TERRORS.map((card) => ({ cards: [card] })), { cards: ['click', 'wall', 'back-aboard'] }],
  'terror-put-under': [{}],
  'terror-discarded': TERRORS.map((card) => ({ card })),
  'minor-laid-out': MINORS.map((power) => ({ power, health: 2 })),
  'event-drawn': EVENTS.map((event) => ({ event })),
  'event-laid-out': EVENTS.flatMap((event) => [0, 3].map((markers) => ({ event, markers }))),
  'event-marker-gone': EVENTS.flatMap((event) => [0, 1, 2].map((left) => ({ event, left }))),
  'event-over': EVENTS.map((event) => ({ event })),
  'power-revealed': POWERS.map((power) => ({ power })),
  'finale-revealed': FINALES.map((finale) => ({ finale })),
  'upkeep-rolled': ['rain', 'lake-wind'].flatMap((event) => [1, 4].map((die) => ({ event, die }))),
  ended: [true, false].map((won) => ({ result: { ...RESULT, won } })),
  asked: [{ underWay: [] }],
};
export const SAMPLE_EVENTS = Object.entries(EVENTS_BY_TYPE).flatMap(([type, list]) =>
  list.map((rest) => ({ type, ...rest }) as GeigerManEvent),
);
