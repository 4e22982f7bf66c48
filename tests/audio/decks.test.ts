import { expect, test } from 'vitest';
import { soundOf } from '../../src/audio/decks.ts';
import { soundingOf } from '../../src/games/shuffling-horror/app/play/sounds.ts';
import type { DeckId, MovieEvent } from '../../src/rules/shuffling-horror/index.ts';
import { IDS_OF } from '../../src/text/cards/card-ids.ts';
import { CAPTIONS } from '../../src/text/play/captions.ts';

const DECK_IDS = Object.keys(IDS_OF) as DeckId[];

const heard = (deck: DeckId, event: MovieEvent): string | null => {
  const sounding = soundingOf(event);
  return sounding === null ? null : soundOf(deck, sounding);
};
const began = (card: string): MovieEvent => ({ type: 'event-began', card, causer: 'director' });
const attacked = (way: string, why: 'action' | 'rampage' = 'action'): MovieEvent => ({
  type: 'attack-declared',
  survivor: 'nurse',
  target: 'loners-1',
  reach: 'one',
  way,
  stat: 'muscle',
  why,
});

test.each(DECK_IDS)('%s: whatever one can attack with has a sound, and bare hands have another', (deck) => {
  const shared = ['radio', 'walkie-talkies']; // nobody was ever hurt by one
  for (const card of IDS_OF[deck].item)
    expect(heard(deck, attacked(card)) === 'strike', card).toBe(shared.includes(card));
  expect(heard(deck, attacked('hands'))).toBe('strike');
});

test.each(DECK_IDS)('%s: horrors that are not heard through what they cause, and plot devices, are heard', (deck) => {
  const quiet = ['blobbed', 'probed', 'clutch', 'familiar-face'];
  for (const card of IDS_OF[deck].horror)
    expect(heard(deck, began(card)), card).toBe(quiet.includes(card) ? null : card);
  for (const card of IDS_OF[deck]['plot-device']) expect(heard(deck, began(card)), card).not.toBeNull();
});

test('what holds somebody, and what falls, sounds as it does in its movie', () => {
  const down: MovieEvent = { type: 'alien-eliminated', card: 'loners-1', by: 'nurse', to: 'discard' };
  const seized: MovieEvent = { type: 'probed', survivor: 'nurse' };
  expect(DECK_IDS.map((deck) => heard(deck, down))).toEqual(['alien-down', 'zombie-down']);
  expect(DECK_IDS.map((deck) => heard(deck, seized))).toEqual(['probe', 'clutch']);
  expect(heard('pittsburgh-68', attacked('axe', 'rampage'))).toBe('killing-machine');
});

test('a sound that two decks share is captioned by what makes it', () => {
  expect(DECK_IDS.map(CAPTIONS.wrench)).toEqual(['wrench on bone', 'a bat on bone']);
});
