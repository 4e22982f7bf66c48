import { CUE_WORDS, type CueCard as Cue, type CueLine } from '../../text/cue-cards/cards.ts';
import type { RuleId } from '../../text/cue-cards/rules.ts';
import { roman } from '../../text/numerals.ts';
import { Dice } from './dice.tsx';
import { RuleLink } from './rule-text.tsx';
import './cue-card.css';

interface Props {
  card: Cue;
  /** Which of the four, from 1. */
  n: number;
  onRule: (id: RuleId) => void;
}

/** A paper card, to be read at a glance and held up behind the camera. */
export function CueCard({ card, n, onRule }: Props) {
  const { title, aside, reels, lines } = card;
  return (
    <article class={`cue cue-${n}`} aria-labelledby={`cue-${n}`}>
      <header>
        <span class="cue-number" aria-hidden="true">
          {n}
        </span>
        <h2 id={`cue-${n}`}>{title}</h2>
      </header>
      <p class="cue-aside">{aside}</p>
      {reels !== undefined && (
        <ol class="cue-reels" aria-label={CUE_WORDS.reels}>
          {reels.map((cards, i) => (
            <li key={i}>
              <b>{roman(i + 1)}</b>
              {cards}
            </li>
          ))}
        </ol>
      )}
      <ul class="cue-lines">
        {lines.map((line) => (
          <Line key={line.lead} line={line} onRule={onRule} />
        ))}
      </ul>
    </article>
  );
}

function Line({ line, onRule }: { line: CueLine; onRule: Props['onRule'] }) {
  const { dice, lead, says, rule } = line;
  const last = says.lastIndexOf(' ') + 1; // its id never stands on a line alone
  return (
    <li class={dice === undefined ? '' : 'cue-roll'}>
      {dice !== undefined && (
        <span class="cue-dice">
          {dice.map((roll) => (
            <Dice key={roll.join()} roll={roll} />
          ))}
        </span>
      )}
      <span>
        <b>{lead}</b> {says.slice(0, last)}
        <span class="cue-last">
          {says.slice(last)} <RuleLink cited={rule} onPick={() => onRule(rule)} />
        </span>
      </span>
    </li>
  );
}
