import { type ComponentChildren, render } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Box } from '../../../../app/ports/board.ts';
import { UI } from '../../../../text/play/ui.ts';
import { titled } from '../../../../ui/kit/titled.ts';
import { usePort } from '../../../../ui/kit/use-port.ts';
import type { PaintFrame, Places } from '../../app/ports/places.ts';
import type { FilmPort, StagePort, StageState } from '../../app/ports/stage.ts';
import { type Paper, type PaperProps, Papers } from '../papers/papers.tsx';
import { GirlCard } from '../table/girl-card.tsx';
import { Hand } from '../table/hand.tsx';
import { KillerCard } from '../table/killer-card.tsx';
import { Spaces } from '../table/spaces.tsx';
import { Tracks } from '../table/tracks.tsx';
import { Choices } from './choices.tsx';
import { FilmBar } from './film-bar.tsx';
import { Corner, Head } from './head.tsx';
import { useKeys } from './keys.ts';
import { Log } from './log.tsx';
import { SpeechPlate } from './speech.tsx';
import './stage.css';
import '../table/table.css';

export interface StageProps extends PaperProps {
  stage: StagePort;
  /** What the film is called. */
  name: string;
  paint: PaintFrame;
  /** Where the drawn table leaves room; null where the page itself is the table. */
  places: Places | null;
  /** What somebody who is shown the ropes is told; null: nobody is. */
  lesson: ((state: StageState) => ComponentChildren) | null;
  /** The projector that it runs on; null: it is being played. */
  film: FilmPort | null;
}

const at = (box: Box | undefined) =>
  box === undefined ? {} : { left: `${box.x}px`, top: `${box.y}px`, width: `${box.w}px`, height: `${box.h}px` };

/** Everything over the canvas; or, without one, everything. */
function Stage({ stage, name, paint, places, lesson, film, ...papers }: StageProps) {
  const state = usePort(stage);
  const [paper, open] = useState<Paper | null>(null);
  const onClose = useCallback(() => open(null), []);
  useKeys(stage, open);
  useEffect(() => titled(name), [name]);
  const looks = state.looked?.count ?? 0;
  useEffect(() => {
    if (looks > 0) open('look');
  }, [looks]);
  const { table } = state;
  const isDrawn = places !== null;
  return (
    <div class={`gm-stage ${isDrawn ? 'drawn' : 'plain'}${state.curtain ? ' curtain' : ''}`}>
      <div class="gm-left" style={at(places?.left)}>
        <Head state={state} name={name} />
        <GirlCard
          girl={table.girl}
          active={table.phase === 'action' || table.phase === 'planning'}
          {...{ paint, stage }}
        />
        {isDrawn && lesson?.(state)}
      </div>
      <main class={isDrawn ? 'gm-twin unseen' : 'gm-twin'} tabIndex={isDrawn ? undefined : 0}>
        <Tracks table={table} />
        <Spaces stage={stage} state={state} />
      </main>
      <div class="gm-right" style={at(places?.right)}>
        <Corner stage={stage} state={state} open={open} />
        <KillerCard active={table.phase === 'killer'} onWhy={() => open('why')} {...{ table, paint, stage }} />
        <Log state={state} />
      </div>
      <div class="gm-bar" style={at(places?.bar)}>
        <Notices stage={stage} state={state} />
        {!isDrawn && lesson?.(state)}
        {film !== null && state.film !== null ? (
          <FilmBar film={film} state={state.film} onLeave={papers.onLeave} />
        ) : (
          <Choices stage={stage} state={state} isDrawn={isDrawn} />
        )}
      </div>
      <div class="gm-below" style={at(places?.hand)}>
        <Hand stage={stage} state={state} paint={paint} />
      </div>
      <SpeechPlate state={state} places={places} />
      <Papers stage={stage} state={state} paper={paper} onClose={onClose} {...papers} />
    </div>
  );
}

/** What went on while nobody looked, and what there is to know. */
function Notices({ stage, state: { notices, recap } }: { stage: StagePort; state: StageState }) {
  return (
    <>
      {recap.length > 0 && (
        <aside class="gm-recap" aria-label={UI.recap.title}>
          <b>{UI.recap.title}</b> {recap.join(' ')}
        </aside>
      )}
      {notices.map(({ id, words, remedy }) => (
        <p key={id} class="gm-notice" role="status">
          {words}{' '}
          {remedy !== null && (
            <button type="button" onClick={remedy.onPick}>
              {remedy.name}
            </button>
          )}
          <button type="button" onClick={() => stage.dismiss(id)}>
            {UI.dismiss}
          </button>
        </p>
      ))}
    </>
  );
}

export const mountStage = (root: HTMLElement, props: StageProps): void => render(<Stage {...props} />, root);
export const unmountStage = (root: HTMLElement): void => render(null, root);
