import { type ComponentChildren, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Card } from '../../../../rules/stand-in/index.ts';
import { UI } from '../../../../text/play/ui.ts';
import { useOnePress } from '../../../../ui/kit/one-press.ts';
import { usePort } from '../../../../ui/kit/use-port.ts';
import type { Credits, Lesson, StagePort, StageState } from '../../app/ports/stage.ts';
import { TABLE } from '../../text/table.ts';
import { Pictures, type Sheets } from '../kit/picture.tsx';
import { OutcomePaper, type OutcomeWays } from '../papers/outcome.tsx';
import type { Paper } from '../papers/paper.ts';
import { BurntPaper, DeclarePaper, KeysPaper, TroublePaper, ZoomPaper } from '../papers/papers.tsx';
import { PausePaper } from '../papers/pause.tsx';
import { Notebook, Proofs } from '../table/notebook.tsx';
import { Ring } from '../table/ring.tsx';
import { Advice } from './advice.tsx';
import { Corners, Notices } from './corners.tsx';
import { FilmBar } from './film-bar.tsx';
import { Hand } from './hand.tsx';
import { useKeys } from './keys.ts';
import { Log } from './log.tsx';
import { numbered, take } from './options.ts';
import { Direction, Prompt, Says } from './prompt.tsx';
import './stage.css';
import '../kit/card.css';

export interface StageProps {
  stage: StagePort;
  sheets: Sheets;
  /** Where its end leads to; a film that is shown has none. */
  ending: OutcomeWays | null;
  /** The paper of a way of playing that ends with one of its own, while it is played so; and the plate of a lesson. */
  ownEnding: ((credits: Credits) => ComponentChildren) | null;
  lesson: ((lesson: Lesson) => ComponentChildren) | null;
  onExport: (() => void) | null;
  onLeave: () => void;
}

/** The whole table: it is the page itself, and what is read of it is what is seen. */
function Stage(props: StageProps) {
  const { stage, sheets } = props;
  const state = usePort(stage);
  const show = usePort(stage.show);
  const [paper, setPaper] = useState<Paper>(null);
  const [isHidden, setHidden] = useState(false);
  const { table } = show;
  const onHide = () => setHidden((was) => !was);
  const onDeclare = () => setPaper({ kind: 'declare' });
  const onZoom = (card: Card) => setPaper({ kind: 'zoom', card });
  useEffect(() => stage.hold(paper !== null), [stage, paper]);
  const fresh = useOnePress(state);
  useKeys({
    stage,
    fresh,
    onPause: () => setPaper({ kind: 'pause' }),
    onKeys: () => setPaper({ kind: 'keys' }),
    onHide,
    onDeclare,
  });
  return (
    <Pictures.Provider value={sheets}>
      <div class={fresh ? 'si-stage fresh' : 'si-stage'} data-lesson={state.lesson?.at}>
        <header class="si-head">
          <h1>{TABLE.title}</h1>
          <p>{TABLE.turn(table.turn)}</p>
        </header>
        <Corners state={state} stage={stage} setPaper={setPaper} />
        <div class="si-left">
          <Notebook table={table} onMark={stage.player === null ? null : (chair) => stage.player?.mark(chair)} />
          {state.eyes !== 'open' && <Proofs table={table} />}
        </div>
        <Ring show={show} state={state} options={numbered(state)} onPick={(option) => take(stage, option)} />
        <div class="si-yours">
          {stage.film !== null && state.film !== null ? (
            <FilmBar film={stage.film} state={state.film} eyes={state.eyes} onLeave={props.onLeave} />
          ) : (
            <Prompt state={state} stage={stage} table={table} onDeclare={onDeclare}>
              {state.lesson !== null && state.lesson.at !== 'end' && props.lesson?.(state.lesson)}
            </Prompt>
          )}
          <Hand state={state} stage={stage} table={table} isHidden={isHidden} onHide={onHide} onZoom={onZoom} />
        </div>
        <div class="si-right">
          <Notices state={state} stage={stage} />
          <Log state={state} table={table} onZoom={onZoom} />
          {state.lesson === null && <Advice state={state} stage={stage} />}
          <Says state={state} stage={stage} table={table} />
          <Direction table={table} />
        </div>
        <Over {...props} state={state} paper={paper} setPaper={setPaper} />
      </div>
    </Pictures.Provider>
  );
}

interface OverProps extends StageProps {
  state: StageState;
  paper: Paper;
  setPaper: (paper: Paper) => void;
}

/** Papers over the table: one at a time, the ones that cannot wait first. */
function Over({ state, stage, paper, setPaper, ending, ownEnding, lesson, onExport, onLeave }: OverProps) {
  const { credits, trouble, burntOut, phase, settings } = state;
  const close = () => setPaper(null);
  if (phase === 'broken' && trouble !== null) {
    return <TroublePaper trouble={trouble} onGoOn={() => stage.player?.recover()} onLeave={onLeave} />;
  }
  if (credits !== null && ownEnding !== null) return ownEnding(credits);
  if (credits !== null && ending !== null) return <OutcomePaper credits={credits} {...ending} />;
  if (burntOut) return <BurntPaper stage={stage} onLeave={onLeave} />;
  if (phase === 'asking' && paper === null && state.lesson?.at === 'end') return lesson?.(state.lesson);
  switch (paper?.kind) {
    case 'pause':
      return (
        <PausePaper
          state={state}
          stage={stage}
          onClose={close}
          onKeys={() => setPaper({ kind: 'keys' })}
          onExport={onExport}
          onLeave={onLeave}
        />
      );
    case 'keys':
      return <KeysPaper keys={settings.keys} onClose={close} />;
    case 'declare':
      return <DeclarePaper stage={stage} onClose={close} />;
    case 'zoom':
      return <ZoomPaper card={paper.card} onClose={close} />;
    default:
      return state.recap.length > 0 && phase === 'asking' ? <Recap lines={state.recap} /> : null;
  }
}

/** Where it stood, for whoever comes back. */
function Recap({ lines }: { lines: readonly string[] }) {
  return (
    <aside class="si-recap" aria-label={UI.recap.title}>
      <h2>{UI.recap.title}</h2>
      {lines.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </aside>
  );
}

export function mountStage(house: HTMLElement, props: StageProps): void {
  render(<Stage {...props} />, house);
}

/** Nothing of one game may be left when the next begins. */
export function unmountStage(house: HTMLElement): void {
  render(null, house);
}
