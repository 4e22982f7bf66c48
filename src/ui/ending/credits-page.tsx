import { useEffect, useState } from 'preact/hooks';
import type { EndingPort, Fate } from '../../app/ports/ending.ts';
import { ENDING } from '../../text/ending/ending.ts';
import { UI } from '../../text/play/ui.ts';
import { CopyLine } from '../kit/copy-line.tsx';
import { FourStars } from '../kit/four-stars.tsx';
import { Dice } from './dice.tsx';
import { Poster } from './poster.tsx';

/** Poster on the left; on the right what it was called, who lived, who did not, and the numbers. */
export function CreditsPage({ port }: { port: EndingPort }) {
  const { sheet } = port;
  return (
    <>
      <Poster title={sheet.title} paint={port.paint} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with a long cast it scrolls, and must by keys as well */}
      <div class="ending-words" tabIndex={0}>
        <h3 class="ending-title">{sheet.title}</h3>
        <div class="ending-notice">
          <FourStars half={sheet.halfStars} />
          <p>{sheet.aside}</p>
        </div>
        <p class="ending-why">{sheet.why}</p>
        {port.line !== null && (
          <CopyLine label={ENDING.line} text={port.line} copy={ENDING.copyLine} copied={UI.outcome.copied} wraps />
        )}
        <section aria-label={ENDING.cast}>
          <h4>{ENDING.cast}</h4>
          <ul class="ending-cast">
            {sheet.fates.map((fate) => (
              <CastLine key={fate.id} fate={fate} />
            ))}
          </ul>
        </section>
        <section aria-label={UI.outcome.numbers}>
          <h4>{UI.outcome.numbers}</h4>
          <dl class="ending-numbers">
            {sheet.numbers.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <Dice dice={port.dice} />
        <Earned earned={port.earned} />
      </div>
    </>
  );
}

function CastLine({ fate: { name, fate, words, lastWords } }: { fate: Fate }) {
  return (
    <li class={`fate-${fate}`}>
      <p>
        <strong>{name}</strong> <span>{words}</span>
      </p>
      {lastWords !== null && <p class="last-words">“{lastWords}”</p>}
    </li>
  );
}

/** Of more than these only the names are told here; the wall has the rest. */
const ROOMY = 2;

/** What is new on the wall, once it hangs there. */
function Earned({ earned }: Pick<EndingPort, 'earned'>) {
  const [awards, setAwards] = useState<Awaited<EndingPort['earned']>>([]);
  useEffect(() => {
    let left = false;
    void earned.then((all) => left || setAwards(all));
    return () => {
      left = true;
    };
  }, [earned]);
  if (awards.length === 0) return null;
  return (
    <section aria-label={ENDING.earned} class="ending-earned">
      <h4>{ENDING.earned}</h4>
      <ul>
        {awards.map(({ id, name, why }) => (
          <li key={id} title={why}>
            <strong>{name}</strong> {awards.length <= ROOMY && why}
          </li>
        ))}
      </ul>
    </section>
  );
}
