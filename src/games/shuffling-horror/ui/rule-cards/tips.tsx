import { render } from 'preact';
import { percent } from '../../../../text/numerals.ts';
import { TIP_PAGES, TIPS } from '../../../../text/rule-cards/tips.ts';
import { Room } from '../../../../ui/kit/room.tsx';
import { Glossed } from '../glossary/glossed.tsx';
import './tips.css';

/** Targets worth knowing by heart. */
const TARGETS = [5, 6, 7, 8, 9, 10, 11];

interface Props {
  /** The chance to roll so much or less, as the rules have it. */
  chance: (target: number) => number;
  onRules: () => void;
  onLeave: () => void;
}

/** Advice to both sides, and what can happen on a bad night. */
export function mountTips(house: HTMLElement, { chance, onRules, onLeave }: Props): () => void {
  const roll = (target: number) => percent(chance(target));
  const told = (line: string) => line.replace(/\{(\d+)\}/g, (_, target) => roll(Number(target)));
  render(
    <Room title={TIPS.title} aside={TIPS.aside} kind="tips" onLeave={onLeave}>
      <button type="button" class="small-link" onClick={onRules}>
        {TIPS.back}
      </button>
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
      <div class="tips-pages">
        {TIP_PAGES.map(({ head, lines }) => (
          <section key={head} class="slip tips-page" aria-labelledby={`tips-${head}`}>
            <h2 id={`tips-${head}`}>{head}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>
                  <Glossed words={told(line)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Room>,
    house,
  );
  return () => render(null, house);
}
