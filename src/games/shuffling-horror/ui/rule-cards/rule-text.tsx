import type { ComponentChildren } from 'preact';
import { SET_UP } from '../../../../text/rooms/set-up.ts';
import { RULE_CARD_WORDS } from '../../../../text/rule-cards/cards.ts';
import { CITED, type RuleId, ruleWords } from '../../../../text/rule-cards/rules.ts';
import type { ShortId } from '../../app/ports/shorts.ts';
import { Glossed } from '../glossary/glossed.tsx';
import { PlayIt } from '../shorts/play-it.tsx';
import './rule-text.css';

interface Props {
  /** As it is cited; a letter leads to the whole rule. */
  cited: string;
  /** Where other rules that it names lead, if anywhere. */
  onRule?: (id: RuleId) => void;
  /** Plays the scene that shows it, where that can be done from here. */
  onShort?: ((id: ShortId) => void) | undefined;
}

/** One rule in full, wherever it is wanted. */
export function RuleText({ cited, onRule, onShort }: Props) {
  const rule = ruleWords(cited);
  if (rule === null) return null;
  const { id, title, says, parts = {}, rulings = [], switch: optional } = rule;
  return (
    <article class="rule" id={`rule-${id}`} tabIndex={-1} aria-label={`${id} ${title}`}>
      <h3>
        <span class="rule-id">{id}</span> {title}
        {optional !== undefined && <span class="rule-switch">{RULE_CARD_WORDS.optional}</span>}
        {onShort !== undefined && <PlayIt rule={id} onPlay={onShort} />}
      </h3>
      <p>{linked(says, id, onRule)}</p>
      {Object.keys(parts).length > 0 && (
        <ol class="rule-parts">
          {Object.entries(parts).map(([letter, words]) => (
            <li key={letter}>
              <span class="rule-letter">{letter}</span>
              <span>{linked(words, id, onRule)}</span>
            </li>
          ))}
        </ol>
      )}
      {optional !== undefined && (
        <p class="rule-note">{RULE_CARD_WORDS.optionalSays(SET_UP.rules.switches[optional].name)}</p>
      )}
      {rulings.map((words) => (
        <p key={words} class="rule-note">
          <b>{RULE_CARD_WORDS.ruling}</b> {linked(words, id, onRule)}
        </p>
      ))}
    </article>
  );
}

/** Rules named in the words of another can be gone to. */
function linked(words: string, own: RuleId, onRule: Props['onRule']): ComponentChildren {
  const cites = onRule === undefined ? [] : [...words.matchAll(CITED)];
  if (onRule === undefined || cites.length === 0) return <Glossed words={words} tabs={false} />;
  let from = 0;
  const out: ComponentChildren[] = [];
  for (const { 0: cited, index } of cites) {
    const rule = ruleWords(cited);
    if (rule === null || rule.id === own) continue;
    const bracket = words[index - 1] === '(' ? 1 : 0; // stays with what it opens
    out.push(
      <Glossed key={`before-${index}`} words={words.slice(from, index - bracket)} tabs={false} />,
      <span key={index} class="rule-cited">
        {words.slice(index - bracket, index)}
        <RuleLink cited={cited} onPick={() => onRule(rule.id)} />
      </span>,
    );
    from = index + cited.length;
  }
  return [...out, <Glossed key="rest" words={words.slice(from)} tabs={false} />];
}

interface LinkProps {
  cited: string;
  onPick: () => void;
  /** Its title stands beside the id. */
  named?: boolean;
  expanded?: boolean;
}

/** The id of a rule, to be pressed. */
export function RuleLink({ cited, onPick, named = false, expanded }: LinkProps) {
  const title = ruleWords(cited)?.title ?? '';
  return (
    <button
      type="button"
      class="rule-link"
      aria-label={RULE_CARD_WORDS.toRule(cited, title)}
      title={title}
      aria-expanded={expanded}
      onClick={onPick}
    >
      {cited}
      {named && <span class="rule-link-title"> {title}</span>}
    </button>
  );
}
