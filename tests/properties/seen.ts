import type { MovieEvent, PromptType, Reply } from '../../src/rules/shuffling-horror/index.ts';

/** Every kind there is; the compiler keeps the lists whole. */
const PROMPTS = {
  act: 0,
  aim: 0,
  spend: 0,
  answer: 0,
  lend: 0,
  'hand-over': 0,
  reroll: 0,
  spare: 0,
  star: 0,
  search: 0,
  direct: 0,
  strike: 0,
  place: 0,
  feature: 0,
  plot: 0,
  raise: 0,
  pick: 0,
  'fade-out': 0,
  clip: 0,
  'survivor-loss': 0,
  migrate: 0,
  cut: 0,
  lurker: 0,
  shuffler: 0,
  spoils: 0,
  unpack: 0,
  stall: 0,
  'set-aside': 0,
  permit: 0,
} satisfies Record<PromptType, 0>;
export const PROMPT_TYPES = Object.keys(PROMPTS) as readonly PromptType[];

const REPLIES = {
  order: 0,
  draw: 0,
  'take-attack': 0,
  take: 0,
  attack: 0,
  rest: 0,
  move: 0,
  receive: 0,
  search: 0,
  leave: 0,
  fetch: 0,
  stow: 0,
  escape: 0,
  hold: 0,
  spend: 0,
  negate: 0,
  flail: 0,
  lend: 0,
  'hand-over': 0,
  reroll: 0,
  star: 0,
  scream: 0,
  pass: 0,
  keep: 0,
  store: 0,
  back: 0,
  direct: 0,
  'all-out': 0,
  cover: 0,
  strike: 0,
  place: 0,
  plot: 0,
  pick: 0,
  'fade-out': 0,
  clip: 0,
  cut: 0,
  lurker: 0,
  'survivor-loss': 0,
  migrate: 0,
  'bonus-turn': 0,
  permit: 0,
  stall: 0,
} satisfies Record<Reply['type'], 0>;

/** Facts that only long odds or several switches together bring about: a movie played without sense must still meet them. */
const EVENTS: readonly MovieEvent['type'][] = [
  ...(['creature-feature', 'full-assault', 'turning-point', 'last-one-standing', 'sanctuary-fell', 'stalled'] as const),
  ...([
    'head-shot',
    'fumbled',
    'screamed',
    'popcorn',
    'throng-migrated',
    'survivors-missing',
    'weakness-found',
    'countdown',
    'shaken',
  ] as const),
  ...(['star-roll', 'star-given', 'pod-player', 'lend-refused', 'hand-over-refused', 'clipped', 'faded-out'] as const),
];

/** What a run of movies has met, so that a law nobody put to the test cannot pass for one that holds. */
export class Seen {
  private readonly prompts: Record<PromptType, number> = { ...PROMPTS };
  private readonly replies: Record<Reply['type'], number> = { ...REPLIES };
  private readonly events = new Set<MovieEvent['type']>();

  prompt(type: PromptType): void {
    this.prompts[type]++;
  }

  reply(type: Reply['type'], events: readonly MovieEvent[]): void {
    this.replies[type]++;
    for (const event of events) this.events.add(event.type);
  }

  /** What never came up. */
  missing(): string[] {
    const never = (counts: Record<string, number>) => Object.keys(counts).filter((kind) => counts[kind] === 0);
    return [
      ...never(this.prompts).map((kind) => `prompt ${kind}`),
      ...never(this.replies).map((kind) => `reply ${kind}`),
      ...EVENTS.filter((kind) => !this.events.has(kind)).map((kind) => `event ${kind}`),
    ];
  }
}
