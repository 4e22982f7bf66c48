/** What a town's own paper says; the rest is said by any. */
export interface OwnNews {
  readonly masthead: string;
  readonly price: string;
  /** A day of its year, the first being nought. */
  readonly date: (day: number) => string;
  readonly survived: readonly ((alive: number) => string)[];
  readonly doomed: readonly (() => string)[];
  /** Under the headline. */
  readonly allBack: (alive: number) => string;
  readonly someBack: (cast: number, lost: number) => string;
  readonly noneBack: (cast: number, reel: number) => string;
  readonly noneLost: string;
  readonly turned: (names: readonly string[]) => string;
  readonly noneDown: string;
  readonly features: (n: number, reel: number) => string;
  readonly assault: (n: number) => string;
  readonly probed: (who: string) => string;
  readonly turningPoint: (reel: number) => string;
  readonly quiet: readonly string[];
  readonly weather: readonly string[];
  readonly ads: readonly { readonly head: string; readonly words: string }[];
}
