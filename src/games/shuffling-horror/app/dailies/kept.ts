import type { Analysed, Rushes } from '../../../../director-ai/shuffling-horror/simulation/analysis.ts';
import { hashOf, RULES_VERSION } from '../../../../rules/shuffling-horror/index.ts';
import { count, listOf, shaped } from '../../../../storage/check.ts';
import type { KeyValueStore } from '../../../../storage/key-value-store.ts';
import { unpacked } from '../../../../storage/read-save.ts';
import { pack } from '../../../../storage/save.ts';
import { isReplyList } from '../../../../storage/save-check.ts';

/** Counted up whenever the analysis would find something else in the same movie. */
const METHOD = 1;
/** As many as there are finished movies on the shelf. */
const MOST_KEPT = 40;
const KEY = /^dailies-[0-9a-f]{16}$/;
const MANY = 1_000_000;
const number = count(MANY);

type Tally = Analysed['tallies'][number];
type Retake = Analysed['retakes'][number];

const isAnalysed = (value: unknown): value is Analysed =>
  shaped<Analysed>({
    tallies: listOf(
      shaped<Tally>({ at: number, worlds: count(MANY, 1), lived: number, up: number, down: number }),
      5000,
    ),
    looked: listOf(number, 40),
    retakes: listOf(
      shaped<Retake>({
        at: number,
        better: (it) => isReplyList([it]),
        worlds: count(MANY, 1),
        up: number,
        down: number,
      }),
      40,
    ),
  })(value);

/** The same movie, watched by the same eyes. */
const keyOf = ({ footage: { config, replies }, chairs, yours }: Rushes): string =>
  `dailies-${hashOf([METHOD, RULES_VERSION, config, replies, chairs, yours])}`;

/** What was found before in this very movie; null where nothing was, or what lies there fits nothing. */
export async function keptDailies(store: KeyValueStore, rushes: Rushes): Promise<Analysed | null> {
  const held = unpacked(await store.get(keyOf(rushes)).catch(() => null))?.held;
  return isAnalysed(held) && fits(held, rushes) ? held : null;
}

/** A tally for every reply, and no retake of what was never asked. */
const fits = ({ tallies, retakes }: Analysed, { footage: { replies }, survived }: Rushes): boolean =>
  tallies.length === replies.length + (survived === null ? 1 : 0) &&
  tallies.every(({ at, worlds, lived, up, down }, i) => at === i && lived <= worlds && up + down <= worlds) &&
  retakes.every(({ at, worlds, up, down }) => at < replies.length && up + down <= worlds);

/** Where nothing can be kept it is counted again next time. */
export async function keepDailies(store: KeyValueStore, rushes: Rushes, found: Analysed): Promise<void> {
  try {
    const key = keyOf(rushes);
    const kept = await Promise.all(
      (await store.keys())
        .filter((it) => KEY.test(it) && it !== key)
        .map(async (it) => ({ key: it, serial: unpacked(await store.get(it))?.serial ?? 0 })),
    );
    kept.sort((a, b) => b.serial - a.serial);
    await store.set(key, pack(found, (kept[0]?.serial ?? 0) + 1));
    await Promise.all(kept.slice(MOST_KEPT - 1).map((it) => store.remove(it.key)));
  } catch {
    // the page shows it all the same
  }
}
