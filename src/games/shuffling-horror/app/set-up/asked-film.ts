import type { DeckId } from '../../../../rules/shuffling-horror/index.ts';
import type { SetUp, SetUpNews } from '../ports/set-up.ts';
import { fromLink } from '../share.ts';
import { defaultSetUp, type OnOffer } from './choices.ts';

/** What the set-up screen opens with: the film that the address asks for (`?film=…`), or the usual. */
export function askedFilm(
  search: string,
  offer: OnOffer,
  freshSeed: () => string,
  deck?: DeckId,
): { setUp: SetUp; news: SetUpNews | null } {
  const film = new URLSearchParams(search).get('film');
  const setUp = () => defaultSetUp(freshSeed(), deck);
  if (film === null) return { setUp: setUp(), news: null };
  const sent = fromLink(film, offer);
  return typeof sent === 'string' ? { setUp: setUp(), news: sent } : { setUp: sent, news: 'link' };
}
