import type { GeigerManConfig, View } from '../../../rules/geiger-man/index.ts';
import type { Estimate } from '../../paired.ts';
import { PLAYERS } from '../registry.ts';
import { type Moment, momentsOf, type Take, takesOf } from './dailies.ts';
import { type Footage, gameAt, scenesOf } from './footage.ts';
import { type ArmTrial, HINT_WORLDS, type Hint, hintFrom, ideasFor, joined, triedOut } from './hint.ts';
import { cut, median, type Span, type Sum } from './means.ts';
import { chanceOf, chancesIn, type MeterAsk, worldsFor } from './meter.ts';
import { type Middle, type MiddleKind, middleOf } from './middles.ts';
import { PAR_PLAYS, parPlays } from './par.ts';
import { type Screened, type Screening, screen, screeningOf } from './screening.ts';

/** Scores to be measured by: what newcomers reach, and old hands. */
export interface Par {
  thumb: number;
  search: number;
}

/** What takes many worlds or shows to find out: what is asked, what one slice of it finds, what all of them say together. */
export interface Sums {
  /** Her chance, from a view. */
  meter: { ask: MeterAsk; part: Span; found: Sum; result: Estimate };
  /** The best reply to the prompt of a view. */
  hint: { ask: MeterAsk; part: Span; found: ArmTrial[]; result: Hint | null };
  /** A finished show, reply by reply; one that was cut short up to there. */
  dailies: {
    ask: { footage: Footage; seed: string };
    part: { at: readonly number[] };
    found: Take[];
    result: Moment[];
  };
  /** A table to practise from. */
  middle: {
    ask: { config: GeigerManConfig; middle: MiddleKind };
    part: Record<never, never>;
    found: Middle | null;
    result: Middle | null;
  };
  /** What is to be beaten from there. */
  par: { ask: { middle: Middle }; part: Span & { player: keyof Par }; found: number[]; result: Par };
  /** Shows before anybody plays one. */
  screening: {
    ask: { configs: readonly GeigerManConfig[]; player: string };
    part: Span;
    found: Screened[];
    result: Screening;
  };
}
export type Kind = keyof Sums;
export type AskOf<K extends Kind> = { kind: K } & Sums[K]['ask'];
/** A part of a sum that one thread finds out by itself. */
export type Slice = { [K in Kind]: { kind: K } & Sums[K]['ask'] & Sums[K]['part'] }[Kind];
type SliceOf<K extends Kind> = { kind: K } & Sums[K]['ask'] & Sums[K]['part'];
export type Found = Sums[Kind]['found'];

/** How much of each kind is done at a time: long enough that a message is nothing beside it, short enough that all threads end together. */
const AT_A_TIME = { meter: 30, hint: 8, dailies: 4, thumb: 20, search: 2, screening: 4 } as const;

/** How a sum is cut, what a slice finds, and what comes of all that was found, in the order of the slices. */
const HOW: { [K in Kind]: Sum1<K> } = {
  meter: {
    cut: (ask) => cut(worldsFor(JSON.parse(ask.view) as View), AT_A_TIME.meter),
    find: (slice) => chancesIn(slice, slice),
    merge: (_ask, found) => chanceOf(found),
  },
  hint: {
    cut: () => cut(HINT_WORLDS, AT_A_TIME.hint),
    find: (slice) => triedOut(slice, ideasFor(slice), slice),
    merge: (ask, found) => hintFrom(ask, ideasFor(ask), joined(found)),
  },
  dailies: {
    cut: ({ footage: { replies } }) =>
      cut(replies.length, AT_A_TIME.dailies).map(({ from, to }) => ({
        at: Array.from({ length: to - from }, (_, i) => from + i),
      })),
    find: ({ footage, at, seed }) => takesOf(footage, at, seed),
    merge({ footage }, found) {
      const result = gameAt(footage, footage.replies.length).result;
      return momentsOf(found.flat(), scenesOf(footage), result === null ? null : result.won);
    },
  },
  middle: {
    cut: () => [{}],
    find: ({ config, middle }) => middleOf(config, middle),
    merge: (_ask, found) => found[0] ?? null,
  },
  par: {
    cut: () =>
      (['thumb', 'search'] as const).flatMap((player) =>
        cut(PAR_PLAYS[player], AT_A_TIME[player]).map((span) => ({ ...span, player })),
      ),
    find: ({ middle, player, from, to }) => parPlays(middle, playerOf(player), { from, to }),
    merge(ask, found) {
      const scores = { thumb: [] as number[], search: [] as number[] };
      HOW.par.cut(ask).forEach(({ player }, i) => void scores[player].push(...(found[i] ?? [])));
      return { thumb: median(scores.thumb), search: median(scores.search) };
    },
  },
  screening: {
    cut: ({ configs }) => cut(configs.length, AT_A_TIME.screening),
    find: ({ configs, player, from, to }) => configs.slice(from, to).map((config) => screen(config, playerOf(player))),
    merge: (_ask, found) => screeningOf(found.flat()),
  },
};

interface Sum1<K extends Kind> {
  cut(ask: AskOf<K>): Sums[K]['part'][];
  find(slice: SliceOf<K>): Sums[K]['found'];
  merge(ask: AskOf<K>, found: Sums[K]['found'][]): Sums[K]['result'];
}

function playerOf(name: string) {
  const player = PLAYERS[name];
  if (player === undefined) throw new Error(`Nobody called "${name}" plays the Girl`);
  return player;
}

/** A sum cut into what can be found out apart: all of it, in order, each with all that it is decided by. */
export const slicesOf = <K extends Kind>(ask: AskOf<K>): SliceOf<K>[] =>
  (HOW[ask.kind] as Sum1<K>).cut(ask).map((part) => ({ ...ask, ...part }));

export const playSlice = <K extends Kind>(slice: SliceOf<K>): Sums[K]['found'] =>
  (HOW[slice.kind] as Sum1<K>).find(slice);

/** What all slices say together, or the first of them so far. */
export const merged = <K extends Kind>(ask: AskOf<K>, found: readonly Sums[K]['found'][]): Sums[K]['result'] =>
  (HOW[ask.kind] as Sum1<K>).merge(ask, [...found]);
