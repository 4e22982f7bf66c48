import { CARD_LABELS } from '../../../../text/cards/cards.ts';
import { inLine, throngName } from '../../../../text/cards/names.ts';
import { percent } from '../../../../text/numerals.ts';
import { QUERIES } from '../../../../text/play/queries.ts';
import { UI } from '../../../../text/play/ui.ts';
import type { FrameOnTable, SurvivorOnTable, TableModel, ThrongOnTable } from './table.ts';

/** What lies on the table, each thing in words that stand alone. */

export const listed = (parts: readonly (string | false)[]): string =>
  parts.filter((part) => part !== false && part !== '').join(', ');

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Whose it is, how strong, and how likely it hits. */
export const throngHead = ({ side, slot, strength, hits, token }: ThrongOnTable, deck: string): string =>
  `${capital(throngName(side, slot, deck))}: ${listed([
    UI.strength(strength),
    UI.hits(percent(hits)),
    token !== null && UI.token(token),
  ])}`;

export const throngWords = (throng: ThrongOnTable, deck: string): string =>
  listed([
    throngHead(throng, deck),
    ...throng.cards.map(({ name, number }) => (number === null ? name : `${name} ${number}`)),
  ]);

export const frameWords = ({ frame: at, card, mystery, under, fading }: FrameOnTable): string =>
  `${UI.frame(at)}: ${listed([
    card === null ? UI.frameEmpty : mystery ? UI.frameMystery : card.name,
    under !== null && UI.covers(under.name),
    fading && UI.fading,
  ])}`;

/** Where a card lies that can be attacked: a frame, or a throng. */
interface Place {
  frame: number | null;
  throng: ThrongOnTable | null;
}

export function placeOf({ frames, throngs, seats }: TableModel, card: string): Place {
  const frame = frames.find((it) => it.card?.id === card || it.under?.id === card)?.frame ?? null;
  const all = [...throngs, ...seats.flatMap((seat) => seat.throngs)];
  return { frame, throng: all.find(({ cards }) => cards.some(({ id }) => id === card)) ?? null };
}

/** Stats, spoints and what is held. */
export const survivorNotes = (
  { stats, rest, stars, held, place, probed, stunned }: SurvivorOnTable,
  deck: string,
): string =>
  listed([
    ...stats.map(({ stat, value }) => `${CARD_LABELS.statNames[stat]} ${value ?? CARD_LABELS.none}`),
    UI.rest(rest),
    stars > 0 && UI.stars(stars),
    held.length === 0 ? UI.emptyHands : QUERIES.holds(held.map(({ name }) => name).join(', ')),
    place !== null && UI.inPlace(inLine(place)),
    probed && UI.probed(deck),
    stunned && UI.stunned,
  ]);

export const survivorWords = (survivor: SurvivorOnTable, deck: string): string =>
  `${survivor.card.name}: ${survivorNotes(survivor, deck)}`;
