import { Fragment } from 'preact';
import type { Line } from '../../../../rules/geiger-man/index.ts';
import { percent } from '../../../../text/numerals.ts';
import type { Chances } from '../../app/ports/question.ts';
import type { CardLine } from '../../app/ports/table.ts';
import { WORDS } from '../../text/words.ts';
import './lines.css';
import { Brief } from './signs.tsx';

const GRADES = { 2: '2+', 1: '1', 0: '×' } as const;
const SHARE = { 2: 'two', 1: 'one', 0: 'none' } as const satisfies Record<CardLine['successes'], keyof Chances>;

const Effects = ({ line }: { line: Line }) => (
  <>
    {line.map((effect, i) => (
      <Fragment key={i}>
        <Brief effect={effect} />{' '}
      </Fragment>
    ))}
  </>
);

/** What a card does for two successes, for one and for none, with the chance of each as the dice lie: in signs, and said in words. */
export function Lines({ lines, chances }: { lines: readonly CardLine[]; chances: Chances }) {
  const { lineSpoken } = WORDS.effects;
  return (
    <ul class="gm-lines">
      {lines
        .filter((row) => row.lines.some((line) => line.length > 0))
        .map(({ successes, lines: ways }) => (
          <li key={successes} class={`grade-${successes}`}>
            <b>{GRADES[successes]}</b>
            <span class="unseen">{ways.map(lineSpoken).join(' / ')}</span>
            <span aria-hidden="true">
              {ways.map((line, i) => (
                <Fragment key={i}>
                  {i > 0 && '/ '}
                  <Effects line={line} />
                </Fragment>
              ))}
            </span>
            <i>{percent(chances[SHARE[successes]])}</i>
          </li>
        ))}
    </ul>
  );
}
