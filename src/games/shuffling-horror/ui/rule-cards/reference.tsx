import { useEffect, useState } from 'preact/hooks';
import { RULE_CARD_WORDS } from '../../../../text/rule-cards/cards.ts';
import { RULE_IDS, type RuleId, TOPIC_IDS, TOPICS, topicOf } from '../../../../text/rule-cards/rules.ts';
import { searchRules } from '../../../../text/rule-cards/search.ts';
import { TERMS, type Term } from '../../../../text/rule-cards/terms.ts';
import type { ShortId } from '../../app/ports/shorts.ts';
import { RuleLink, RuleText } from './rule-text.tsx';
import { SearchField } from './search-field.tsx';
import './reference.css';

interface Props {
  query: string;
  onQuery: (query: string) => void;
  onRule: (id: RuleId) => void;
  /** Plays the scene that shows a rule, where that can be done from here. */
  onShort: ((id: ShortId) => void) | undefined;
}

/** What is looked for in the book, and a way to any of its rules. */
export function useBook() {
  const [query, setQuery] = useState('');
  const [sought, setSought] = useState<{ rule: RuleId } | null>(null);
  useEffect(() => {
    if (sought === null) return;
    const it = document.getElementById(`rule-${sought.rule}`);
    it?.scrollIntoView({ block: 'start' });
    it?.focus({ preventScroll: true });
  }, [sought]);
  const toRule = (rule: RuleId) => {
    setQuery(''); // it may not be among what was found
    setSought({ rule });
  };
  return { query, setQuery, toRule };
}

/** Every rule, topic by topic, or those that were looked for. */
export function Reference({ query, onQuery, onRule, onShort }: Props) {
  const all = query.trim() === '';
  const { rules, terms } = searchRules(query);
  return (
    <section class="reference" aria-labelledby="reference">
      <div class="reference-head">
        <h2 id="reference">{RULE_CARD_WORDS.reference}</h2>
        <SearchField
          label={RULE_CARD_WORDS.search}
          hint={RULE_CARD_WORDS.searchHint}
          query={query}
          onQuery={onQuery}
          found={RULE_CARD_WORDS.found(rules.length, terms.length)}
        />
      </div>
      {all ? (
        <div class="reference-body">
          <Topics />
          <div class="reference-pages">
            {TOPIC_IDS.map((topic) => (
              <section key={topic} aria-labelledby={topic}>
                <h2 id={topic} tabIndex={-1}>
                  <span>{topic}</span> {TOPICS[topic]}
                </h2>
                {RULE_IDS.filter((id) => topicOf(id) === topic).map((id) => (
                  <RuleText key={id} cited={id} onRule={onRule} onShort={onShort} />
                ))}
              </section>
            ))}
            <Terms terms={terms} onRule={onRule} />
          </div>
        </div>
      ) : (
        <div class="reference-pages">
          {terms.length > 0 && <Terms terms={terms} onRule={onRule} />}
          {rules.map((id) => (
            <RuleText key={id} cited={id} onRule={onRule} onShort={onShort} />
          ))}
        </div>
      )}
    </section>
  );
}

const TERMS_AT = 'terms';

function Topics() {
  const jump = (to: string) => {
    const it = document.getElementById(to);
    it?.scrollIntoView({ block: 'start' });
    it?.focus({ preventScroll: true });
  };
  return (
    <nav class="reference-topics" aria-label={RULE_CARD_WORDS.topics}>
      {TOPIC_IDS.map((topic) => (
        <button key={topic} type="button" onClick={() => jump(topic)}>
          <span>{topic}</span> {TOPICS[topic]}
        </button>
      ))}
      <button type="button" onClick={() => jump(TERMS_AT)}>
        <span /> {RULE_CARD_WORDS.terms}
      </button>
    </nav>
  );
}

function Terms({ terms, onRule }: { terms: readonly Term[]; onRule: Props['onRule'] }) {
  return (
    <section aria-labelledby={TERMS_AT}>
      <h2 id={TERMS_AT} tabIndex={-1}>
        {RULE_CARD_WORDS.terms}
      </h2>
      <dl class="terms">
        {terms.map((term) => (
          <div key={term}>
            <dt>{TERMS[term].name}</dt>
            <dd>
              {TERMS[term].says} <RuleLink cited={TERMS[term].rule} onPick={() => onRule(TERMS[term].rule)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
