/** The rest of the book, in reading order: two-minute scenes, each about one rule. */
export const SHORT_IDS = [
  'take-attack',
  'counterstrike',
  'familiar-face',
  'lent-power',
  'blob',
  'plot-device',
  'group-test',
  'pod-player',
  'turning-point',
  'last-one-standing',
] as const;
export type ShortId = (typeof SHORT_IDS)[number];

/** The rules that each is the worked example of, the first above all. */
export const SHORT_RULES: Readonly<Record<ShortId, readonly [string, ...string[]]>> = {
  'take-attack': ['R5.4'],
  counterstrike: ['R10.4', 'R10.8'],
  'familiar-face': ['R14.2', 'R10.3'],
  'lent-power': ['R12.3', 'R12.2'],
  blob: ['R18.2'],
  'plot-device': ['R18.3', 'R18.5'],
  'group-test': ['R18.4'],
  'pod-player': ['R17.1', 'R17.2', 'R5.5'],
  'turning-point': ['R16.1'],
  'last-one-standing': ['R16.2', 'R16.4'],
};

/** The scene that shows a rule; null where there is none. */
export const shortOn = (rule: string): ShortId | null => SHORT_IDS.find((id) => SHORT_RULES[id].includes(rule)) ?? null;
