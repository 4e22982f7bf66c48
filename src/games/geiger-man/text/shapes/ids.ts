/** What there is to be named. The rules know cards and spaces as text; here they are listed, so that a card without words does not compile. */

export const SPACES = [
  ...(['gate', 'lane', 'lot', 'trailer', 'service', 'shed', 'lounge', 'snackbar', 'backrow'] as const),
  ...(['midrow', 'booth', 'frontrow', 'playground', 'screen', 'catwalk', 'range', 'wash', 'fence'] as const),
  ...(['cab', 'tender', 'baggage', 'coach', 'vestibule', 'diner', 'galley', 'sleeper', 'compartment'] as const),
  ...(['club', 'platform', 'siding', 'ballast', 'ramp', 'tank', 'bank', 'culvert', 'hut'] as const),
] as const;
export type Space = (typeof SPACES)[number];

export const ITEMS = [
  ...(['tire-iron', 'sledge', 'prod', 'pole', 'rifle', 'flare-gun', 'nitrate', 'cable', 'extinguisher'] as const),
  ...(['hubcap', 'apron', 'tin', 'cola', 'stub', 'counter', 'keys', 'bullhorn', 'popcorn'] as const),
  ...(['cleaver', 'maul', 'shovel', 'pepperbox', 'carbine', 'signal-pistol', 'blasting-cap', 'torpedo'] as const),
  ...(['cord', 'tray', 'mailbag', 'doctors-bag', 'coffee', 'ace', 'timetable', 'handcar'] as const),
  ...(['pea-whistle', 'berth-key'] as const),
] as const;
export type Item = (typeof ITEMS)[number];

/** Terror cards that stay, with markers (FG18.2). */
export const MINORS = ['glow', 'haze', 'preserved', 'crystal'] as const;
export type Minor = (typeof MINORS)[number];

/** Terror: what players read as Dread. */
export const TERRORS = [
  ...(['click', 'wall', 'looks', 'heat', 'footprints', 'white-light', 'fallout', 'critical', 'dynamo'] as const),
  ...(['glow', 'haze'] as const),
  ...(['crust', 'thirst', 'turn-round', 'cold-feet', 'veil', 'brine', 'march', 'drought', 'gives-back'] as const),
  ...(['preserved', 'crystal'] as const),
  ...(['stampede', 'applause', 'latecomers', 'feedback', 'lights-out', 'double-bill', 'dead-air', 'honk'] as const),
  ...(['back-aboard', 'all-clear', 'walkers', 'rocking', 'lamps-out', 'nowhere', 'cold-boiler', 'uncoupled'] as const),
] as const;
export type Terror = (typeof TERRORS)[number];

export const EVENTS = [
  ...(['kid', 'star', 'sergeant', 'jammed', 'dust', 'full-house', 'nobody', 'wire', 'phone', 'rain'] as const),
  ...(['stowaway', 'heiress', 'conductor', 'washout', 'salt-fog', 'excursion', 'curtains', 'roof'] as const),
  ...(['telegraph', 'lake-wind'] as const),
] as const;
export type Event = (typeof EVENTS)[number];

/** Dark Powers: what players read as Secrets. */
export const POWERS = [
  ...(['burning-shadow', 'lead-skin', 'pull-of-the-core', 'second-sun'] as const),
  ...(['look-back', 'slow-crystal', 'bitter-spring', 'forty-years'] as const),
] as const;
export type Power = (typeof POWERS)[number];

/** Finales: what players read as the Last Act. */
export const FINALES = ['meltdown', 'chain', 'last-light', 'flats-rise', 'vows', 'dissolve'] as const;
export type Finale = (typeof FINALES)[number];

export const SET_UPS = [
  ...(['premiere', 'kiddie', 'necking', 'intermission', 'searchlight'] as const),
  ...(['sitting', 'berths', 'lanterns', 'honeymoon', 'mail'] as const),
] as const;
export type SetUp = (typeof SET_UPS)[number];

/** Who or what asks in a prompt of the type `card`, besides cards that do so under their own names. */
export const ASKERS = ['june', 'vera', 'convert', 'limit', 'push', 'dodge'] as const;

/** Spaces under a roof: their scenes are interiors. */
export const INDOORS: readonly string[] = [
  ...(['trailer', 'shed', 'lounge', 'snackbar', 'booth'] satisfies Space[]),
  ...(['baggage', 'coach', 'vestibule', 'diner', 'galley', 'sleeper', 'compartment', 'club'] satisfies Space[]),
];

/** Events that are somebody: what becomes of them is told by itself. */
export const PEOPLE: readonly string[] = [
  ...(['kid', 'star', 'sergeant', 'stowaway', 'heiress', 'conductor'] satisfies Event[]),
];
