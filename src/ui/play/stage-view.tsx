import { type ComponentChildren, render } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Box, PaintCard, Places } from '../../app/ports/places.ts';
import type { Option } from '../../app/ports/question.ts';
import type { FilmPort, Speech, StagePort, StageState } from '../../app/ports/stage.ts';
import type { TableThing } from '../../app/ports.ts';
import { type Drawn, Later } from '../later.tsx';
import { Twin } from '../twin/twin.tsx';
import { usePort } from '../use-port.ts';
import { Alarms } from './alarms.tsx';
import { CornerMenu, DirectorBox, Notices } from './corners.tsx';
import { FilmBar } from './film-bar.tsx';
import { type Paper, useKeys } from './keys.ts';
import { Log } from './log.tsx';
import { type Ending, Papers } from './papers-over.tsx';
import { PromptBar } from './prompt-bar.tsx';
import { SpeechPlate } from './speech.tsx';
import './stage.css';
import { Recap } from './recap.tsx';

export interface StageProps {
  stage: StagePort;
  /** What the Director is called. */
  level: string;
  paint: PaintCard | null;
  /** Where the drawn table leaves room; null where the page itself is the table. */
  places: Places | null;
  /** The projector, where a finished movie is shown. */
  film: FilmPort | null;
  /** What somebody who shows the ropes has to say. */
  lessonOf?: ((state: StageState, places: Places | null) => ComponentChildren) | undefined;
  /** How the movie's end is told; a film that is shown has none. */
  ending: Ending | null;
  /** The movie as a file, whatever the shelf says. */
  onExport: (() => void) | null;
  /** The chance that anybody lives, for those who want to know. */
  meter?: (() => Promise<Drawn>) | undefined;
  onLeave: () => void;
}

const at = (box: Box | undefined) =>
  box === undefined ? {} : { left: `${box.x}px`, top: `${box.y}px`, width: `${box.w}px`, height: `${box.h}px` };

/** Everything over the canvas; or, without one, everything. */
function Stage({ stage, level, paint, places, film, ending, onExport, lessonOf, meter, onLeave }: StageProps) {
  const state = usePort(stage);
  const [paper, setPaper] = useState<Paper>(null);
  const [dialled, setDialled] = useState({ n: -1, at: 0 });
  const [heckle, setHeckle] = useState<Speech | null>(null);
  const { question, table, speech, phase } = state;
  const n = question?.n ?? -1;

  useEffect(() => {
    if (speech?.speaker === 'director') setHeckle(speech);
  }, [speech]);

  useEffect(() => stage.hold(paper !== null), [stage, paper]);

  // A new question starts at nothing spent, by its number: an effect would come after a quick key.
  const most = (question?.dial?.notches.length ?? 1) - 1;
  const notch = dialled.n === n ? Math.min(most, dialled.at) : 0;
  const setNotch = (at: number) => setDialled({ n, at: Math.min(most, Math.max(0, at)) });
  const turn = (by: number) => setNotch(notch + by);
  const onZoom = useCallback(
    (card: string) => setPaper({ kind: 'zoom', card, turned: isTurned(stage, card) }),
    [stage],
  );
  const onRule = useCallback((rule: string) => setPaper({ kind: 'rule', rule }), []);
  const look = (thing: TableThing | null) => {
    const card = cardOf(thing);
    if (card !== null) onZoom(card);
    else if (thing?.thing === 'discard' || thing?.thing === 'graveyard') setPaper({ kind: thing.thing });
  };
  const zoomPointed = () => look(state.pointed);
  useLooking(state.looked, look, zoomPointed);
  useKeys({ stage, setPaper, notch, turn, zoomPointed });

  const offered = (thing: TableThing) => question !== null && mentions(question.options, JSON.stringify(thing));
  const prompt = places === null ? undefined : promptBox(places);
  return (
    <div class={places === null ? 'stage plain' : 'stage drawn'}>
      <div class="place-director" style={at(places?.director)}>
        <DirectorBox level={level} speech={heckle} state={state} onWhy={() => setPaper({ kind: 'why' })}>
          {meter && state.settings.meter && <Later load={meter} />}
        </DirectorBox>
      </div>
      <Twin
        table={table}
        offered={offered}
        onPick={(thing) => stage.pick(thing)}
        onZoom={onZoom}
        onPoint={(thing) => stage.point(thing)}
        onPile={(pile) => setPaper({ kind: pile })}
      />
      <div class="place-menu" style={at(places?.menu)}>
        <CornerMenu settings={state.settings} stage={stage} setPaper={setPaper} />
      </div>
      <div class="place-log" style={at(places?.log)}>
        <Log state={state} stage={stage} onZoom={onZoom} onRule={onRule} />
      </div>
      <div class="place-prompt" style={at(prompt)}>
        {film !== null && state.film !== null ? (
          <FilmBar film={film} state={state.film} onLeave={onLeave} />
        ) : (
          <PromptBar state={state} stage={stage} notch={notch} onTurn={setNotch} />
        )}
      </div>
      {state.recap.length > 0 && phase === 'asking' && <Recap lines={state.recap} />}
      {state.settings.talk && <SpeechPlate speech={speech} places={places} />}
      {lessonOf?.(state, places)}
      <Notices notices={state.notices} stage={stage} />
      <Papers
        state={state}
        stage={stage}
        paper={paper}
        setPaper={setPaper}
        paint={paint}
        onZoom={onZoom}
        onLeave={onLeave}
        ending={ending}
        onExport={onExport}
      />
      <Alarms log={state.log} table={table} />
    </div>
  );
}

/** A closer look by a click on what is no choice, or on anything by the other button or a long press. */
function useLooking(
  looked: StageState['looked'],
  look: (thing: TableThing | null) => void,
  zoomPointed: () => void,
): void {
  const count = looked?.count ?? 0;
  useEffect(() => look(looked?.at ?? null), [count]); // one click, one look
  useEffect(() => {
    const board = document.getElementById('board');
    const onMenu = (event: Event) => {
      event.preventDefault();
      zoomPointed();
    };
    board?.addEventListener('contextmenu', onMenu);
    return () => board?.removeEventListener('contextmenu', onMenu);
  });
}

/** The prompt stands on its box and may grow upwards, as far as it covers no card. */
const promptBox = ({ prompt, promptTop }: Places): Box => ({
  ...prompt,
  y: promptTop,
  h: prompt.y + prompt.h - promptTop,
});

const mentions = (options: readonly Option[], thing: string): boolean =>
  options.some((option) => JSON.stringify(option.at) === thing || mentions(option.more, thing));

function cardOf(thing: TableThing | null): string | null {
  if (thing?.thing === 'card') return thing.card;
  if (thing?.thing === 'survivor') return thing.survivor;
  return thing?.thing === 'sanctuary' ? thing.sanctuary : null;
}

/** A survivor's card anywhere but in a pool has come back wrong. */
function isTurned(stage: StagePort, card: string): boolean {
  const { table } = stage.state();
  const places = [table.throngs, ...table.seats.map(({ throngs }) => throngs)].flat().flatMap(({ cards }) => cards);
  const frames = table.frames.flatMap((frame) => (frame.card === null ? [] : [frame.card]));
  return [...places, ...frames, ...table.discard, ...table.graveyard].some((it) => it.id === card && it.turned);
}

export function hangStage(house: HTMLElement, props: StageProps): void {
  render(<Stage {...props} />, house);
}

/** Nothing of one movie may be left when the next begins. */
export function strikeStage(house: HTMLElement): void {
  render(null, house);
}
