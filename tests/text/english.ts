import { readdirSync } from 'node:fs';
import type { DeckId } from '../../src/rules/shuffling-horror/index.ts';
import { IDS_OF } from '../../src/text/cards/card-ids.ts';
import { es } from '../../src/text/es/index.ts';

export const FILES = Object.keys(es) as (keyof typeof es)[];

const PATHS = readdirSync('src/text/en', { recursive: true, encoding: 'utf8' }).map((it) => it.replaceAll('\\', '/'));

/** A file goes by its name, whichever folder it is sorted into. */
function pathOf(file: string): string {
  const found = PATHS.find((it) => it === `${file}.ts` || it.endsWith(`/${file}.ts`));
  if (found === undefined) throw new Error(`English has no ${file}`);
  return found;
}

/** Every file of English by the name that the catalogue has for it. */
export const english: Record<string, Record<string, unknown>> = Object.fromEntries(
  await Promise.all(
    FILES.map(async (file) => [file, await import(/* @vite-ignore */ `../../src/text/en/${pathOf(file)}`)]),
  ),
);

/** What there is in a piece of the catalogue for this deck, each with its path: words that are kept by deck have the same in each. */
export const keysIn = (deck: DeckId, path: string, words: object): [key: string, path: string][] =>
  Object.keys(words).flatMap((key) => {
    if (!Object.hasOwn(IDS_OF, key)) return [[key, `${path}.${key}`]];
    return key === deck ? [[key, path]] : [];
  });
