import { roman } from '../../../../text/numerals.ts';
import { type RuleCard as Cue, RULE_CARD_WORDS, type RuleLine } from '../../../../text/rule-cards/cards.ts';
import type { RuleId } from '../../../../text/rule-cards/rules.ts';
import type { ShortId } from '../../app/ports/shorts.ts';
import { Glossed } from '../glossary/glossed.tsx';
import { PlayIt } from '../shorts/play-it.tsx';
import { Dice } from './dice.tsx';
import { RuleLink } from './rule-text.tsx';
import './rule-card.css';

interface Props {
  card: Cue;
  /** Which of the four, from 1. */
  n: number;
  onRule: (id: RuleId) => void;
  onShort: (id: ShortId) => void;
}

/** A paper card, to be read at a glance and held up behind the camera. */
export function RuleCardView({ card, n, onRule, onShort }: Props) {
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
        <ol class="cue-reels" aria-label={RULE_CARD_WORDS.reels}>
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
          <Line key={line.lead} line={line} onRule={onRule} onShort={onShort} />
        ))}
      </ul>
    </article>
  );
}

function Line({ line, onRule, onShort }: { line: RuleLine } & Pick<Props, 'onRule' | 'onShort'>) {
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
        <b>
          <Glossed words={lead} />
        </b>{' '}
        <Glossed words={says.slice(0, last)} />
        <span class="cue-last">
          {says.slice(last)} <RuleLink cited={rule} onPick={() => onRule(rule)} />
        </span>{' '}
        <PlayIt rule={rule} onPlay={onShort} />
      </span>
    </li>
  );
}
