/** The colour of the deck that is on the table; null: of the house. */
export function wearAccent(colour: string | null): void {
  document.documentElement.style.setProperty('--accent', colour);
}
