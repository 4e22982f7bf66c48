/** What is printed on a card. */
export type CardWords = {
  /** On the name plate. */
  readonly name: string;
  /** What it does, exactly; empty where the number says it all. Shown at reading size. */
  readonly rule: string;
  /** The same in a few words, for the board. */
  readonly brief: string;
  readonly flavour: string;
};
