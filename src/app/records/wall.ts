import type { Trophy } from '../ports/awards.ts';

/** What a game says of an award: its picture, and how far one has come where that can be counted. */
interface Told {
  icon: string;
  progress: readonly [n: number, of: number];
}

/** The awards of a game on its wall: what hangs there first, then what is missing. */
export const wallOf = <Id extends string>(
  words: Readonly<Record<Id, { readonly name: string; readonly why: string }>>,
  awards: readonly string[],
  told: (id: Id) => Told,
): Trophy[] =>
  (Object.keys(words) as Id[])
    .map((id): Trophy => {
      const { icon, progress } = told(id);
      const [n, of] = progress;
      return {
        id,
        ...words[id],
        icon,
        earned: awards.includes(id),
        progress: of > 1 ? { n: Math.min(n, of), of } : null,
      };
    })
    .sort((a, b) => Number(b.earned) - Number(a.earned));
