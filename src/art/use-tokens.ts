/** What an item runs out of: sticks, bottles, rounds. */
const USE_TOKENS: Readonly<Record<string, string>> = {
  dynamite: 'token-dynamite',
  'gas-cocktail': 'token-bottle',
  revolver: 'token-round',
};

/** The token that counts the uses of an item. */
export function useToken(card: string): string {
  const token = USE_TOKENS[card];
  if (token === undefined) throw new Error(`No token counts the uses of ${card}`);
  return token;
}
