import { UI } from '../../../../text/play/ui.ts';
import type { FrameOnTable } from '../../app/ports/table.ts';
import { frameWords } from '../../app/ports/table-words.ts';
import { Card } from './card.tsx';
import type { TwinProps } from './twin-props.ts';

export function Screen(props: TwinProps) {
  const { table } = props;
  return (
    <section class="twin-screen" aria-label={UI.tableParts.screen}>
      <h2>{UI.tableParts.screen}</h2>
      <ol class="frames">
        {table.frames.map((frame) => (
          <li key={frame.frame} class="frame">
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
            <div role="group" aria-label={frameWords(frame)}>
              <span class="frame-name">{UI.frame(frame.frame)}</span>
              <InFrame frame={frame} props={props} />
            </div>
          </li>
        ))}
      </ol>
      <p class="twin-note">{table.shut ? UI.reelPileShut : UI.reelPile(table.reelPile)}</p>
    </section>
  );
}

function InFrame({ frame, props }: { frame: FrameOnTable; props: TwinProps }) {
  const { card, mystery, under, fading } = frame;
  if (card === null) return <span class="frame-empty">{UI.frameEmpty}</span>;
  return (
    <>
      {mystery ? (
        <span class="frame-mystery">{UI.frameMystery}</span>
      ) : (
        <Card card={card} at={{ thing: 'card', card: card.id }} props={props} where={UI.frame(frame.frame)} />
      )}
      {under !== null && <span class="lobby-note">{UI.covers(under.name)}</span>}
      {fading && <span class="frame-fading">{UI.fading}</span>}
    </>
  );
}
