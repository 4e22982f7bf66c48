/** The almanac's wall, whichever game's cards hang there. */
export const CARD_WALL = {
  wall: 'Cards',
  kinds: 'Kinds',
  all: 'All',
  search: 'Search the cards',
  searchHint: 'a name or a word',
  label: (name: string, kind: string): string => `${name}, ${kind}`,
  met: (n: number): string => (n === 0 ? 'Not met yet.' : n === 1 ? 'Met once.' : `Met ${n} times.`),
  metBriefly: (n: number): string => `met ${n}×`,
  place: (name: string, at: number, of: number): string => `${name}: ${at} of ${of}`,
  before: 'Previous card',
  after: 'Next card',
  plays: 'How it plays',
  numbers: 'In numbers',
  rules: 'By the book',
  inDeck: 'In the deck',
  seen: 'On your screen',
} as const;
