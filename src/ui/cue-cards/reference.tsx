import { CUE_WORDS } from '../../text/cue-cards/cards.ts';
import { RULE_IDS, type RuleId, TOPIC_IDS, TOPICS, topicOf } from '../../text/cue-cards/rules.ts';
import { searchRules } from '../../text/cue-cards/search.ts';
import { TERMS, type Term } from '../../text/cue-cards/terms.ts';
import { RuleText } from './rule-text.tsx';
import { SearchField } from './search-field.tsx';
import './reference.css';

interface Props {
  query: string;
  onQuery: (query: string) => void;
  onRule: (id: RuleId) => void;
}

/** Every rule, topic by topic, or those that were looked for. */
export function Reference({ query, onQuery, onRule }: Props) {
  const all = query.trim() === '';
  const { rules, terms } = searchRules(query);
  return (
    <section class="reference" aria-labelledby="reference">
      <div class="reference-head">
        <h2 id="reference">{CUE_WORDS.reference}</h2>
        <SearchField
          label={CUE_WORDS.search}
          hint={CUE_WORDS.searchHint}
          query={query}
          onQuery={onQuery}
          found={CUE_WORDS.found(rules.length, terms.length)}
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
                  <RuleText key={id} cited={id} onRule={onRule} />
                ))}
              </section>
            ))}
            <Terms terms={terms} />
          </div>
        </div>
      ) : (
        <div class="reference-pages">
          {terms.length > 0 && <Terms terms={terms} />}
          {rules.map((id) => (
            <RuleText key={id} cited={id} onRule={onRule} />
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
    <nav class="reference-topics" aria-label={CUE_WORDS.topics}>
      {TOPIC_IDS.map((topic) => (
        <button key={topic} type="button" onClick={() => jump(topic)}>
          <span>{topic}</span> {TOPICS[topic]}
        </button>
      ))}
      <button type="button" onClick={() => jump(TERMS_AT)}>
        <span /> {CUE_WORDS.terms}
      </button>
    </nav>
  );
}

function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <section aria-labelledby={TERMS_AT}>
      <h2 id={TERMS_AT} tabIndex={-1}>
        {CUE_WORDS.terms}
      </h2>
      <dl class="terms">
        {terms.map((term) => (
          <div key={term}>
            <dt>{TERMS[term].name}</dt>
            <dd>{TERMS[term].says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
