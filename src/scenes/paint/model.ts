import { type CardModel, familiarFace } from '../../art/card-model.ts';
import type { CardId as CardKey } from '../../text/cards/card-ids.ts';
import { CARDS } from '../../text/cards/cards.ts';
import type { Art } from '../stage/sprite.ts';
import type { CardFacts } from './card-fact.ts';

type Face = Extract<Art, { art: 'face' }>;

/** What a face is composed from: the rules' numbers by way of the app, the catalogue's words, the picture by instance. */
export function faceModel(facts: CardFacts, { card, look, stats }: Face): CardModel {
  const fact = facts.card(card);
  const number = fact.value ?? fact.points;
  const printed = stats ?? fact.stats;
  const model: CardModel = {
    picture: card,
    kind: fact.kind,
    words: CARDS[fact.id as CardKey],
    ...(number === null ? {} : { number }),
    ...(printed === null ? {} : { stats: printed }),
  };
  return look === 'turned' && fact.stats ? familiarFace({ ...model, stats: fact.stats }) : model;
}
