import type { ActionId, GirlId, KillerId, LocationId, SpecialId } from '../../rules/geiger-man/index.ts';

/** Where its pictures lie, under `assets/art`. */
export const ART_FOLDER = 'geiger-man/';

type Ratio = 1 | 2;

const frames = <K extends string, I extends string>(kind: K, ids: readonly I[]): readonly `${K}-${I}`[] =>
  ids.map((id): `${K}-${I}` => `${kind}-${id}`);

const ACTIONS = [
  ...(['steps', 'head', 'swing', 'breath', 'take-two', 'rummage', 'run', 'duck'] as const),
  ...(['racket', 'make-do', 'think', 'not-this-time', 'haul-off', 'lie-low', 'all-in'] as const),
] as const satisfies readonly ActionId[];
const GIRLS = ['dot', 'hazel', 'ruth', 'connie', 'vera', 'june', 'marge', 'opal'] as const satisfies readonly GirlId[];
const KILLERS = ['geiger-man', 'salt-widow'] as const satisfies readonly KillerId[];
const LOCATIONS = ['moonglow', 'nightbird'] as const satisfies readonly LocationId[];

/** Cards of every show, the cast in full, and the backs of all piles. */
const CORE = [
  ...frames('action', ACTIONS),
  ...frames('girl', GIRLS),
  ...frames('killer', KILLERS),
  ...frames('back', ['action', 'terror', 'item', 'event', 'power', 'finale'] as const),
];

const GEIGER_MAN = [
  ...frames('terror', ['click', 'wall', 'looks', 'heat', 'footprints', 'white-light', 'fallout', 'critical'] as const),
  ...frames('terror', ['dynamo', 'glow', 'haze'] as const),
  ...frames('finale', ['meltdown', 'chain', 'last-light'] as const),
  ...frames('power', ['burning-shadow', 'lead-skin', 'pull-of-the-core', 'second-sun'] as const),
];

const SALT_WIDOW = [
  ...frames('terror', ['crust', 'thirst', 'turn-round', 'cold-feet', 'veil', 'brine', 'march', 'drought'] as const),
  ...frames('terror', ['gives-back', 'preserved', 'crystal'] as const),
  ...frames('finale', ['flats-rise', 'vows', 'dissolve'] as const),
  ...frames('power', ['look-back', 'slow-crystal', 'bitter-spring', 'forty-years'] as const),
];

const MOONGLOW = [
  ...frames('terror', ['stampede', 'applause', 'latecomers', 'feedback', 'lights-out', 'double-bill'] as const),
  ...frames('terror', ['dead-air', 'honk'] as const),
  ...frames('event', ['kid', 'star', 'sergeant', 'jammed', 'dust', 'full-house', 'nobody', 'wire'] as const),
  ...frames('event', ['phone', 'rain'] as const),
  ...frames('set-up', ['premiere', 'kiddie', 'necking', 'intermission', 'searchlight'] as const),
  ...frames('item', ['tire-iron', 'sledge', 'prod', 'pole', 'rifle', 'flare-gun', 'nitrate', 'cable'] as const),
  ...frames('item', ['extinguisher', 'hubcap', 'apron', 'tin', 'cola', 'stub', 'counter', 'keys'] as const),
  ...frames('item', ['bullhorn', 'popcorn'] as const),
];

const NIGHTBIRD = [
  ...frames('terror', ['back-aboard', 'all-clear', 'walkers', 'rocking', 'lamps-out', 'nowhere'] as const),
  ...frames('terror', ['cold-boiler', 'uncoupled'] as const),
  ...frames('event', ['stowaway', 'heiress', 'conductor', 'washout', 'salt-fog', 'excursion'] as const),
  ...frames('event', ['curtains', 'roof', 'telegraph', 'lake-wind'] as const),
  ...frames('set-up', ['sitting', 'berths', 'lanterns', 'honeymoon', 'mail'] as const),
  ...frames('item', ['cleaver', 'maul', 'shovel', 'pepperbox', 'carbine', 'signal-pistol'] as const),
  ...frames('item', ['blasting-cap', 'torpedo', 'cord', 'tray', 'mailbag', 'doctors-bag', 'coffee'] as const),
  ...frames('item', ['ace', 'timetable', 'handcar', 'pea-whistle', 'berth-key'] as const),
];

/** How a victim fares: its figure on the table. */
export const POSES = ['standing', 'following', 'panicking', 'saved', 'dead'] as const;
const SPECIALS = [
  ...(['kid', 'star', 'sergeant', 'stowaway', 'heiress', 'conductor'] as const),
] as const satisfies readonly SpecialId[];
const FIGURES = (['plain', ...SPECIALS] as const).flatMap((who) => frames(`victim-${who}`, POSES));

const LINE_ICONS = ['move', 'time', 'health', 'horror', 'damage', 'item'] as const;

/** Tokens, signs, dice, icons in lines and figures. */
const THINGS = [
  ...frames('token', GIRLS),
  ...frames('token', KILLERS),
  ...frames('token', ['skitter', 'pillar', 'cable', 'torpedo', 'uncoupled'] as const),
  ...FIGURES,
  ...(['sign-exit', 'sign-exit-shut', 'sign-search', 'dial-face', 'dial-needle'] as const),
  ...(['clock-face', 'clock-wedge', 'clock-hub', 'heart', 'heart-empty'] as const),
  ...(['final-health', 'final-health-0', 'final-health-1', 'final-health-2', 'final-health-3'] as const),
  ...(['final-health-white', 'bead', 'bead-empty', 'bead-use'] as const),
  ...(['bloodlust', 'bloodlust-reached', 'bloodlust-now'] as const),
  ...(['horror-die-1', 'horror-die-2', 'horror-die-3', 'horror-die-4', 'horror-die-5', 'horror-die-6'] as const),
  ...(['horror-die-3-turned', 'horror-die-4-turned', 'horror-die-lost'] as const),
  ...frames('icon', LINE_ICONS),
  ...LINE_ICONS.map((icon): `icon-${(typeof LINE_ICONS)[number]}-light` => `icon-${icon}-light`),
];

/** What lies on which sheet. A show needs `core`, `things`, its Killer's and its Location's. */
export const SHEETS = {
  core: CORE,
  things: THINGS,
  'geiger-man': GEIGER_MAN,
  'salt-widow': SALT_WIDOW,
  moonglow: MOONGLOW,
  nightbird: NIGHTBIRD,
} as const;
export type Sheet = keyof typeof SHEETS;
/** A picture by the name of its frame. */
export type FrameId = (typeof SHEETS)[Sheet][number];

/** A sheet is a picture (`.webp`) and its frame map (`.json`) of this name. */
export const sheetFile = (sheet: Sheet, ratio: Ratio): string => `${ART_FOLDER}${sheet}@${ratio}x`;
export const sheetsOf = (killer: KillerId, location: LocationId): readonly Sheet[] => [
  'core',
  'things',
  killer,
  location,
];

/** The drawing that a Location is played on; its spaces are in `layout/`. */
export const boardFile = (location: LocationId, ratio: Ratio): string => `${ART_FOLDER}${location}-board@${ratio}x`;
export const BOARD_FILES = LOCATIONS.flatMap((location) => [boardFile(location, 1), boardFile(location, 2)]);

/** For the glass case, 220 by 130; and one for the title and the ending, shown up to 704 wide. */
export const POSTER_FILES = {
  case: { 1: `${ART_FOLDER}poster@1x`, 2: `${ART_FOLDER}poster@2x` },
  large: `${ART_FOLDER}poster-large`,
};

/** Title cards; the last act and the fall are the Killer's own. */
export const lastActFile = (killer: KillerId): string => `${ART_FOLDER}moment-last-act-${killer}`;
export const fallsFile = (killer: KillerId): string => `${ART_FOLDER}moment-falls-${killer}`;
export const MOMENT_FILES: readonly string[] = [
  ...KILLERS.map(lastActFile),
  `${ART_FOLDER}moment-death`,
  `${ART_FOLDER}moment-saved`,
  ...KILLERS.map(fallsFile),
];

/** What a narrow card keeps of an action's picture when it cuts it: 0 the top, 1 the bottom. */
export const ACTION_LIFT: Readonly<Record<ActionId, number>> = {
  steps: 1,
  head: 0.4,
  swing: 0.15,
  breath: 0,
  'take-two': 0.5,
  rummage: 0.6,
  run: 0,
  duck: 0.7,
  racket: 0.45,
  'make-do': 0.4,
  think: 0.35,
  'not-this-time': 0.5,
  'haul-off': 0.5,
  'lie-low': 1,
  'all-in': 0,
};

/** The dial's needle points straight up in its frame and turns about its frame's middle; so many radians to the right for a Horror Level. */
export const needleTurn = (level: number): number => ((level - 0.5) / 8 - 0.5) * Math.PI;
/** Where that middle lies on the dial's face, in parts of the face's frame. */
export const NEEDLE_FOOT = { x: 0.5, y: 72 / 92 } as const;
/** A clock's wedge is one of twelve hours, from twelve to one; turned about its frame's middle it lies on any other. */
export const wedgeTurn = (hour: number): number => (hour * Math.PI) / 6;
