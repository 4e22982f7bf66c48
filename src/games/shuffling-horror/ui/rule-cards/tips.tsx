import { percent } from '../../../../text/numerals.ts';
import { TERMS } from '../../../../text/rule-cards/terms.ts';
import { TIP_PAGES, TIPS } from '../../../../text/rule-cards/tips.ts';
import { byDeck } from '../../../../text/words-by-deck.ts';
import { mountTips as mountTipsOf } from '../../../../ui/book/tips.tsx';

/** Targets worth knowing by heart. */
const TARGETS = [5, 6, 7, 8, 9, 10, 11];

interface Props {
  deck: string;
  /** The chance to roll so much or less, as the rules have it. */
  chance: (target: number) => number;
  onRules: () => void;
  onLeave: () => void;
}

/** Advice to both sides, with what the dice allow. */
export function mountTips(house: HTMLElement, { deck, chance, onRules, onLeave }: Props): () => void {
  const roll = (target: number) => percent(chance(target));
  const told = (line: string) => line.replace(/\{(\d+)\}/g, (_, target) => roll(Number(target)));
  const { title, aside } = TIPS;
  const pages = TIP_PAGES.map(({ head, lines }) => ({ head, lines: lines.map(told) }));
  const children = (
    <table class="tips-odds">
      <caption>{TIPS.dice}</caption>
      <tbody>
        <tr>
          {TARGETS.map((target) => (
            <th key={target} scope="col">
              {target}
            </th>
          ))}
        </tr>
        <tr>
          {TARGETS.map((target) => (
            <td key={target}>{roll(target)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
  return mountTipsOf(house, { title, aside, pages, glossary: byDeck(deck, TERMS), children, onRules, onLeave });
}
