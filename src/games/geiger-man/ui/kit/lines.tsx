import { percent } from '../../../../text/numerals.ts';
import type { Chances } from '../../app/ports/question.ts';
import type { CardLine } from '../../app/ports/table.ts';
import { WORDS } from '../../text/words.ts';
import './lines.css';

const GRADES = { 2: '2+', 1: '1', 0: '×' } as const;
const SHARE = { 2: 'two', 1: 'one', 0: 'none' } as const satisfies Record<CardLine['successes'], keyof Chances>;

/** Between two effects; nowhere else a line may break. */
const BREAKS = /(?<=, | \/ )/;
const whole = (words: string, i: number) => (
  <span key={i} class="whole">
    {words}
  </span>
);

/** What a card does for two successes, for one and for none, with the chance of each as the dice lie. */
export function Lines({ lines, chances }: { lines: readonly CardLine[]; chances: Chances }) {
  const { lineShort } = WORDS.effects;
  return (
    <ul class="gm-lines">
      {lines
        .filter((row) => row.lines.some((line) => line.length > 0))
        .map(({ successes, lines: ways }) => (
          <li key={successes} class={`grade-${successes}`}>
            <b>{GRADES[successes]}</b>
            <span>{ways.map(lineShort).join(' / ').split(BREAKS).map(whole)}</span>
            <i>{percent(chances[SHARE[successes]])}</i>
          </li>
        ))}
    </ul>
  );
}
