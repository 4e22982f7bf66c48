/** What players may have their own way, also while the board is in use. */
export interface BoardLook {
  reducedMotion: boolean;
  /** Grain over the screen; slow machines do without. */
  grain: boolean;
  /** The player's text size: 1, 1.15 or 1.3. */
  textScale: number;
  /** High contrast: plain grounds, strong edges. */
  stark: boolean;
}

export const USUAL_LOOK: BoardLook = { reducedMotion: false, grain: true, textScale: 1, stark: false };
