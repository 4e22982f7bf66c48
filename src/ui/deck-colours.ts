/** The colours of the deck that is on the table; null: of the house. */
export function wearColours(deck: { accent: string; turned: string } | null): void {
  const { style } = document.documentElement;
  style.setProperty('--accent', deck?.accent ?? null);
  style.setProperty('--turned', deck?.turned ?? null);
}
