import { CARD_LABELS } from '../../../../text/cards/cards.ts';
import type { Tone } from '../../../../text/cards/prints.ts';

/** A shape for each kind, so that colour is never the only way to tell them apart. In a field of 12 by 12. */
const SHAPES: Readonly<Record<Tone, string>> = {
  survivor: 'M6 1A5 5 0 1 1 5.99 1Z', // a head
  monster: 'M0.5 1H11.5L6 11.5Z', // a fang
  item: 'M1.5 1.5H10.5V10.5H1.5Z', // a box
  'power-play': 'M7 0L2 7H5.5L4.5 12L10 5H6.5Z', // a bolt
  horror: 'M4 0.5H8V4H11.5V8H8V11.5H4V8H0.5V4H4Z', // a cross
  'plot-device': 'M6 0L12 6L6 12L0 6Z', // a turn of events
  sanctuary: 'M6 0.5L11.5 5.5V11.5H0.5V5.5Z', // a house
  endgame: 'M1 1H4.5V11H1ZM7.5 1H11V11H7.5Z', // a stop
  bonus: 'M6 0L7.6 4.2L12 4.4L8.5 7.2L9.8 11.6L6 9.1L2.2 11.6L3.5 7.2L0 4.4L4.4 4.2Z', // a star
};

export const KindMark = ({ tone }: { tone: Tone }) => (
  <svg class="kind-mark" viewBox="0 0 12 12" aria-hidden="true" data-kind={CARD_LABELS.kinds[tone]}>
    <path d={SHAPES[tone]} />
  </svg>
);
