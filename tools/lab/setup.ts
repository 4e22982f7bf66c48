import { CASTS, DIRECTORS } from '../../src/director-ai/registry.ts';
import { DECKS, type MovieConfig, type Options, PRESETS, SWITCHES } from '../../src/rules/index.ts';
import type { Players } from './play.ts';
import { oneOf, Usage, wholeNumber } from './usage.ts';

export const FLAGS = ['seats', 'seed', 'director', 'cast', 'deck', 'preset', 'on'] as const;
export type SetupFlags = Partial<Record<(typeof FLAGS)[number], string>>;

export interface Setup {
  players: Players;
  /** The i-th movie of a run: seeds follow one another, so that runs can be paired. */
  config(i: number): MovieConfig;
}

const DECKS_BY_ID = Object.fromEntries(DECKS.map((deck) => [deck.id, deck.id]));

export function readSetup(flags: SetupFlags): Setup {
  const seats = wholeNumber('seats', flags.seats, 3, 2, 12);
  const deck = oneOf('deck', flags.deck ?? 'roswell-51', DECKS_BY_ID);
  const players = {
    director: oneOf('director', flags.director ?? 'random', DIRECTORS),
    cast: oneOf('cast', flags.cast ?? 'random', CASTS),
  };
  const options = { ...oneOf('preset', flags.preset ?? 'plain', PRESETS), ...switchesOn(flags.on) };
  const seed = flags.seed ?? '1';
  const first = Number(seed);
  return {
    players,
    // A number counts up; any other text gets its number appended.
    config: (i) => ({ seed: Number.isFinite(first) ? first + i : `${seed}/${i}`, seats, deck, options }),
  };
}

/** `--on clip,backSeat=lab`: a switch alone takes its first value that is not "off". */
export function switchesOn(text: string | undefined): Partial<Options> {
  const options: Record<string, boolean | string> = {};
  for (const part of (text ?? '').split(',').filter((p) => p !== '')) {
    const [name = '', value] = part.split('=', 2);
    const { values } = oneOf<{ values: readonly (boolean | string)[] }>('switch', name, SWITCHES);
    const wanted = value === undefined ? values[1] : values.find((v) => String(v) === value);
    if (wanted === undefined) throw new Usage(`switch ${name} must be one of ${values.join(', ')}, not "${value}"`);
    options[name] = wanted;
  }
  return options;
}
