import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CUE_CARDS, CUE_WORDS } from '../../text/cue-cards/cards.ts';
import type { RuleId } from '../../text/cue-cards/rules.ts';
import { TITLE } from '../../text/title.ts';
import { Room } from '../room.tsx';
import { CueCard } from './cue-card.tsx';
import { Reference } from './reference.tsx';

/** The rules: four cards for the glance, and under them all of it. */
export function hangCueCards(house: HTMLElement, onLeave: () => void): () => void {
  render(<CueCards onLeave={onLeave} />, house);
  return () => render(null, house);
}

function CueCards({ onLeave }: { onLeave: () => void }) {
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
  return (
    <Room title={TITLE.menu.names['cue-cards']} aside={CUE_WORDS.cards} kind="cue-room" onLeave={onLeave}>
      <div class="cues">
        {CUE_CARDS.map((card, i) => (
          <CueCard key={card.title} card={card} n={i + 1} onRule={toRule} />
        ))}
      </div>
      <Reference query={query} onQuery={setQuery} onRule={toRule} />
    </Room>
  );
}
