import { DIRECTORS } from '../../src/director-ai/shuffling-horror/registry.ts';
import {
  type MovieConfig,
  type Options,
  PRESETS,
  type Preset,
  presetOf,
  SWITCHES,
  type Switch,
  switchValues,
} from '../../src/rules/shuffling-horror/index.ts';
import { castNamed } from './casts/casts.ts';
import { deckShowing } from './deck.ts';
import type { Players } from './play.ts';
import { oneOf, Usage, wholeNumber } from './usage.ts';

export const FLAGS = ['seats', 'seed', 'director', 'cast', 'preset', 'on'] as const;
export type SetupFlags = Partial<Record<(typeof FLAGS)[number], string>>;

export interface Setup {
  players: Players;
  /** The i-th movie of a run: seeds follow one another, so that runs can be paired. */
  config(i: number): MovieConfig;
}

export function readSetup(flags: SetupFlags): Setup {
  const seats = wholeNumber('seats', flags.seats, 3, 2, 12);
  const deck = deckShowing();
  const players = {
    director: oneOf('director', flags.director ?? 'random', DIRECTORS),
    cast: castNamed(flags.cast ?? 'random', flags.director ?? 'random'),
  };
  const preset = flags.preset ?? 'plain';
  oneOf('preset', preset, PRESETS);
  // Nobody sits here who could be asked whether the film shall move on (R15.7).
  const options = { stallGuard: true, ...presetOf(preset as Preset, deck), ...switchesOn(flags.on, deck) };
  const seed = flags.seed ?? '1';
  const first = Number(seed);
  return {
    players,
    // A number counts up; any other text gets its number appended.
    config: (i) => ({ seed: Number.isFinite(first) ? first + i : `${seed}/${i}`, seats, deck, options }),
  };
}

/** `--on clip,backSeat=lab`: a switch alone takes its first value that is not "off". */
export function switchesOn(text: string | undefined, deck: string): Partial<Options> {
  const options: Record<string, boolean | string> = {};
  for (const part of (text ?? '').split(',').filter((p) => p !== '')) {
    const [name = '', value] = part.split('=', 2);
    oneOf('switch', name, SWITCHES);
    const values = switchValues(name as Switch, deck);
    const wanted = value === undefined ? values[1] : values.find((v) => String(v) === value);
    if (wanted === undefined) throw new Usage(`switch ${name} must be one of ${values.join(', ')}, not "${value}"`);
    options[name] = wanted;
  }
  return options;
}
