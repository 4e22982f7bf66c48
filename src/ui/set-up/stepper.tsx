interface Props {
  words: { count: string; fewer: string; more: string };
  seats: number;
  fewest: number;
  most: number;
  onSet: (seats: number) => void;
}

/** How many seats. */
export function SeatStepper({ words, seats, fewest, most, onSet }: Props) {
  return (
    <fieldset class="stepper">
      <legend class="unseen">{words.count}</legend>
      <button type="button" aria-label={words.fewer} disabled={seats <= fewest} onClick={() => onSet(seats - 1)}>
        –
      </button>
      <output aria-live="polite">
        <strong>{seats}</strong> {words.count.toLowerCase()}
      </output>
      <button type="button" aria-label={words.more} disabled={seats >= most} onClick={() => onSet(seats + 1)}>
        +
      </button>
    </fieldset>
  );
}
