const KB = 1024;
const MB = 1024 * KB;

/**
 * What may be downloaded, in bytes: brotli where a host would compress, else as it is. `npm test` fails when the built game needs
 * more (tests/browser/budgets.spec.ts, tests/art/atlas.test.ts). Times are measured by `npm run bench` and asserted nowhere.
 */
export const BUDGETS = {
  /** What the page itself names: the title can be read and pressed. */
  title: { codeAndStyles: 40 * KB },
  /** Up to the first choice on a drawn table, and the four title cards that follow at once. */
  firstLoad: { codeAndStyles: 420 * KB, fonts: 90 * KB, pictures: 760 * KB, data: 4 * KB },
  /** The one file of all threads: rules, computer players, and what is summed up. */
  threads: { codeAndStyles: 42 * KB },
  /** All there is of the house and the first game; the rest is fetched when somebody goes there, and to play without a network. The threads bring their own rules. */
  whole: { codeAndStyles: 600 * KB, fonts: 90 * KB, pictures: 4.5 * MB, sounds: 3 * MB, data: 8 * KB },
  /** What a further game may add to the title, for those who play another. */
  furtherGame: { codeAndStyles: 2 * KB },
  /** Of each later game, beside what all share and its words. Of its sounds nobody fetches more than one of the two encodings. */
  laterGame: { codeAndStyles: 120 * KB, pictures: 2.5 * MB, sounds: 1 * MB },
  /** Its words in one language. */
  laterGameWords: { codeAndStyles: 60 * KB },
  /** Of the pictures, as they lie there; those of the second deck apart, for they are fetched apart. */
  art: { all: 2.5 * MB, second: 2 * MB, firstTable: 600 * KB, secondPlain: 450 * KB, backdrop: 120 * KB },
} as const;
