import { BOOKS } from '../../../../text/rule-cards/book.ts';
import { byDeck } from '../../../../text/words-by-deck.ts';
import { type Beside, RuleText as RuleTextOf } from '../../../../ui/book/rule-text.tsx';
import type { ShortId } from '../../app/ports/shorts.ts';
import { PlayIt } from '../shorts/play-it.tsx';

type OnShort = ((id: ShortId) => void) | undefined;

/** Beside a rule: the scene that shows it, where it can be played from here. */
export const playBeside = (onShort: OnShort): Beside | undefined =>
  onShort === undefined ? undefined : (rule) => <PlayIt rule={rule} onPlay={onShort} />;

interface Props {
  cited: string;
  deck: string;
  onRule?: (id: string) => void;
  onShort?: OnShort;
}

/** One rule of this game in full. */
export const RuleText = ({ cited, deck, onRule, onShort }: Props) => (
  <RuleTextOf book={byDeck(deck, BOOKS)} cited={cited} onRule={onRule} beside={playBeside(onShort)} />
);
