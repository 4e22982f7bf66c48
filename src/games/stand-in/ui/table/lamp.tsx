import type { Question } from '../../app/ports/question.ts';
import type { TableModel } from '../../app/ports/table.ts';
import { backFrame } from '../../art.ts';
import { TABLE } from '../../text/table.ts';
import { CardFace } from '../kit/card.tsx';
import { Picture } from '../kit/picture.tsx';
import { DISCARD, LIGHT, offerAt, PILE, placed } from './ellipse.ts';

/** What lies in the middle: the piles, and in the light whatever is being played or handed over. */
export function Lamp({ table, question }: { table: TableModel; question: Question | null }) {
  const { pile, discard, light, offer } = table;
  const drawn = pile.script + pile.blackout;
  const thrown = discard.script + discard.blackout;
  const focus = offer !== null && !offer.isComing ? offerAt(table, offer.from, offer.to) : LIGHT;
  return (
    <>
      <span class="si-light" style={placed(focus)} aria-hidden="true" />
      <div class="si-pile" style={placed(PILE)}>
        <Picture sheet="cards" frame={backFrame(pile.top ?? 'script')} class="clear" />
        <p>{TABLE.pile.draw(drawn)}</p>
        <p class="soft">{pile.top === null ? TABLE.pile.empty : TABLE.pile.next[pile.top]}</p>
      </div>
      <div class="si-pile gone" style={placed(DISCARD)}>
        <Picture sheet="cards" frame={backFrame('discard')} class="clear" />
        <p>{TABLE.pile.discard(thrown)}</p>
      </div>
      {light !== null && (
        <div class="si-lit-card" style={placed(LIGHT)}>
          <CardFace card={light.card} />
        </div>
      )}
      {offer !== null && !offer.isComing && <Offer table={table} question={question} />}
    </>
  );
}

/** So near to the piles, what is said of a card goes below it. */
const SIDE = 12;

/** A card that is held out, and the place where one's own would go. */
function Offer({ table, question }: { table: TableModel; question: Question | null }) {
  const { offer, you } = table;
  if (offer === null) return null;
  const isAsked = question?.type === 'answer' && offer.to === you;
  const at = offerAt(table, offer.from, offer.to);
  const turns = isAsked ? question.turns : null;
  return (
    <>
      {isAsked && (
        <div class="si-own-place" style={placed(offerAt(table, offer.to, offer.from))}>
          {TABLE.offer.yours}
        </div>
      )}
      <div class={at.x < LIGHT.x - SIDE ? 'si-offer by-piles' : 'si-offer'} style={placed(at)}>
        {offer.card === null ? (
          <Picture sheet="cards" frame={backFrame('script')} class="clear" />
        ) : (
          <CardFace card={offer.card} />
        )}
        <span class="unseen">{offer.card === null ? TABLE.offer.sealed : TABLE.offer.shows(offer.card)}</span>
        {turns !== null && (
          <p class={`si-chance${turns === 0 ? ' none' : ''}`}>
            {turns === 0 ? TABLE.offer.never : TABLE.offer.turns(turns)}
          </p>
        )}
      </div>
    </>
  );
}
