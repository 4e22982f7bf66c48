import { render } from 'preact';
import { TITLE } from '../../../../text/rooms/title.ts';
import { RULE_CARD_WORDS, RULE_CARDS } from '../../../../text/rule-cards/cards.ts';
import { TIPS } from '../../../../text/rule-cards/tips.ts';
import { Room } from '../../../../ui/kit/room.tsx';
import type { ShortId } from '../../app/ports/shorts.ts';
import { Reference, useBook } from './reference.tsx';
import { RuleCardView } from './rule-card.tsx';

interface Props {
  onTips: () => void;
  /** Plays the scene that shows a rule. */
  onShort: (id: ShortId) => void;
  onLeave: () => void;
}

/** The rules: four cards for the glance, and under them all of it. */
export function mountRuleCards(house: HTMLElement, props: Props): () => void {
  render(<RuleCards {...props} />, house);
  return () => render(null, house);
}

function RuleCards({ onTips, onShort, onLeave }: Props) {
  const { query, setQuery, toRule } = useBook();
  return (
    <Room title={TITLE.menu.names['cue-cards']} aside={RULE_CARD_WORDS.cards} kind="cue-room" onLeave={onLeave}>
      <div class="cues">
        {RULE_CARDS.map((card, i) => (
          <RuleCardView key={card.title} card={card} n={i + 1} onRule={toRule} onShort={onShort} />
        ))}
      </div>
      <button type="button" class="small-link to-tips" onClick={onTips}>
        {TIPS.open}
      </button>
      <Reference query={query} onQuery={setQuery} onRule={toRule} onShort={onShort} />
    </Room>
  );
}
