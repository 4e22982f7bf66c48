/** A card of a game on the almanac's wall. */
export interface LobbyCard {
  id: string;
  name: string;
  /** One of the room's kinds, and the same as it is read with the name. */
  kind: string;
  kindName: string;
  /** What is painted of it there. */
  picture: string;
  /** Every word by which it can be found. */
  words: string;
  /** How often it was met, over all games on this machine. */
  met: number;
}

/** Something to choose: a kind, a film. */
export interface Named {
  id: string;
  name: string;
}

/** Paints a card's face on a canvas, for reading or `width` CSS pixels wide; rejects where pictures cannot be had. */
export type PaintCard = (canvas: HTMLCanvasElement, card: string, turned: boolean, width?: number) => Promise<void>;
