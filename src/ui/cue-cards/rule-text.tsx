import type { ComponentChildren } from 'preact';
import { CUE_WORDS } from '../../text/cue-cards/cards.ts';
import { CITED, type RuleId, ruleWords } from '../../text/cue-cards/rules.ts';
import { SET_UP } from '../../text/set-up.ts';
import './rule-text.css';

interface Props {
  /** As it is cited; a letter leads to the whole rule. */
  cited: string;
  /** Where other rules that it names lead, if anywhere. */
  onRule?: (id: RuleId) => void;
}

/** One rule in full, wherever it is wanted. */
export function RuleText({ cited, onRule }: Props) {
  const rule = ruleWords(cited);
  if (rule === null) return null;
  const { id, title, says, parts = {}, rulings = [], switch: optional } = rule;
  return (
    <article class="rule" id={`rule-${id}`} tabIndex={-1} aria-label={`${id} ${title}`}>
      <h3>
        <span class="rule-id">{id}</span> {title}
        {optional !== undefined && <span class="rule-switch">{CUE_WORDS.optional}</span>}
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
        <p class="rule-note">{CUE_WORDS.optionalSays(SET_UP.rules.switches[optional].name)}</p>
      )}
      {rulings.map((words) => (
        <p key={words} class="rule-note">
          <b>{CUE_WORDS.ruling}</b> {linked(words, id, onRule)}
        </p>
      ))}
    </article>
  );
}

/** Rules named in the words of another can be gone to. */
function linked(words: string, own: RuleId, onRule: Props['onRule']): ComponentChildren {
  if (onRule === undefined) return words;
  const cites = [...words.matchAll(CITED)];
  if (cites.length === 0) return words;
  let from = 0;
  const out: ComponentChildren[] = [];
  for (const { 0: cited, index } of cites) {
    const rule = ruleWords(cited);
    if (rule === null || rule.id === own) continue;
    const bracket = words[index - 1] === '(' ? 1 : 0; // stays with what it opens
    out.push(
      words.slice(from, index - bracket),
      <span key={index} class="rule-cited">
        {words.slice(index - bracket, index)}
        <RuleLink cited={cited} onPick={() => onRule(rule.id)} />
      </span>,
    );
    from = index + cited.length;
  }
  return [...out, words.slice(from)];
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
      aria-label={CUE_WORDS.toRule(cited, title)}
      title={title}
      aria-expanded={expanded}
      onClick={onPick}
    >
      {cited}
      {named && <span class="rule-link-title"> {title}</span>}
    </button>
  );
}
