/** What holds until the turn is over (FG3.2), or the Action phase (FG5.6). */
export interface Marks {
  /** Victims died in this turn (FG20.1). */
  died: boolean;
  calm: boolean;
  dark: boolean;
  /** Her Ultimate has been used. */
  ultimate: boolean;
  /** Lead Skin has softened a blow. */
  skin: boolean;
  lookedBack: boolean;
  called: boolean;
  /** No Enemy moves into her space. */
  barred: boolean;
  /** Dice for the next roll. */
  bonus: number;
  /** Whether 3 and 4 are successes. */
  easy: 'no' | 'next' | 'phase';
  /** FG4.5 */
  ended: boolean;
}

/** FG3.2, FG5.6 */
export const NO_MARKS: Marks = {
  died: false,
  calm: false,
  dark: false,
  ultimate: false,
  skin: false,
  lookedBack: false,
  called: false,
  barred: false,
  bonus: 0,
  easy: 'no',
  ended: false,
};
