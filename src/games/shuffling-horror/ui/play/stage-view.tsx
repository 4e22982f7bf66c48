import { type ComponentChildren, render } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { PaintCard } from '../../../../app/ports/almanac.ts';
import type { Box } from '../../../../app/ports/board.ts';
import { thingKey } from '../../../../app/ports/board.ts';
import { CHOICE } from '../../../../text/play/prompts.ts';
import { TERMS } from '../../../../text/rule-cards/terms.ts';
import { byDeck } from '../../../../text/words-by-deck.ts';
import { type Drawn, Later } from '../../../../ui/kit/later.tsx';
import { useOnePress } from '../../../../ui/kit/one-press.ts';
import { usePort } from '../../../../ui/kit/use-port.ts';
import type { Places } from '../../app/ports/places.ts';
import type { Option } from '../../app/ports/question.ts';
import type { ShortId } from '../../app/ports/shorts.ts';
import type { FilmPort, Speech, StagePort, StageState } from '../../app/ports/stage.ts';
import type { TableThing } from '../../app/ports/table-things.ts';
import { Trade } from '../glossary/glossed.tsx';
import { useTermsOnTable } from '../glossary/on-table.ts';
import { Twin } from '../twin/twin.tsx';
import { CornerMenu, DirectorBox, Notices } from './corners.tsx';
import { FilmBar } from './film-bar.tsx';
import { type Paper, useKeys } from './keys.ts';
import { type Ending, Papers } from './papers/papers-over.tsx';
import { AdviceCard, Advised } from './prompt/advice.tsx';
import { dialOf } from './prompt/aim.ts';
import { PromptBar } from './prompt/prompt-bar.tsx';
import { Alarms } from './told/alarms.tsx';
import { Log } from './told/log.tsx';
import { MeanwhileButton, MeanwhileCard, useMeanwhile } from './told/meanwhile.tsx';
import { RingNote } from './told/ring-note.tsx';
import { SpeechPlate } from './told/speech.tsx';
import './stage.css';
import { Recap } from './papers/recap.tsx';

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
  /** Leaves the table for the scene that shows a rule; the movie waits. */
  onShort?: ((id: ShortId) => void) | undefined;
  /** “What would you do?”, where there is somebody to ask. */
  onAdvice?: (() => void) | undefined;
  onLeave: () => void;
}

const at = (box: Box | undefined) =>
  box === undefined ? {} : { left: `${box.x}px`, top: `${box.y}px`, width: `${box.w}px`, height: `${box.h}px` };

/** Everything over the canvas; or, without one, everything. */
function Stage({
  stage,
  level,
  paint,
  places,
  film,
  ending,
  onExport,
  lessonOf,
  meter,
  onShort,
  onAdvice,
  onLeave,
}: StageProps) {
  const state = usePort(stage);
  const [paper, setPaper] = useState<Paper>(null);
  const [dialled, setDialled] = useState({ n: -1, at: 0 });
  const [aim, setAim] = useState('');
  const [refusal, setRefusal] = useState({ n: -1, words: '' });
  const [heckle, setHeckle] = useState<Speech | null>(null);
  const { question, table, speech, phase } = state;
  const n = question?.n ?? -1;

  useEffect(() => {
    if (speech?.speaker === 'director') setHeckle(speech);
  }, [speech]);

  useEffect(() => stage.hold(paper !== null), [stage, paper]);

  // A new question starts at nothing spent, by its number: an effect would come after a quick key.
  const most = (dialOf(state, aim)?.notches.length ?? 1) - 1;
  const notch = dialled.n === n ? Math.min(most, dialled.at) : 0;
  const setNotch = (at: number) => setDialled({ n, at: Math.min(most, Math.max(0, at)) });
  const turn = (by: number) => setNotch(notch + by);
  const onZoom = useCallback((card: string) => setPaper({ kind: 'zoom', card, ...printOn(stage, card) }), [stage]);
  const onRule = useCallback((rule: string) => setPaper({ kind: 'rule', rule }), []);
  const look = (thing: TableThing | null) => {
    const card = cardOf(thing);
    if (card !== null) onZoom(card);
    else if (thing?.thing === 'discard' || thing?.thing === 'graveyard') setPaper({ kind: thing.thing });
  };
  const zoomPointed = () => look(state.pointed);
  useLooking(state.looked, look, zoomPointed);
  const meanwhile = useMeanwhile(state);
  // Larger words leave the column room for one of them.
  const onAsk =
    onAdvice &&
    (() => {
      if (meanwhile.isOpen && state.settings.text > 1) meanwhile.toggle();
      onAdvice();
    });
  const onRefused = (words: string) => setRefusal({ n, words });
  useKeys({ stage, setPaper, notch, aim, turn, zoomPointed, meanwhile, onAdvice: onAsk, onRefused });
  useTermsOnTable(state, places);
  const fresh = useOnePress(state); // keys are not kept waiting: whoever types fast knows what is asked

  const offered = (thing: TableThing) => {
    const labels = labelsFor(question?.options ?? [], thingKey(thing));
    return labels.length === 0 ? null : [...new Set(labels)].join(', ');
  };
  return (
    <div
      class={`stage ${places === null ? 'plain' : 'drawn'}${fresh ? ' fresh' : ''}${state.curtain ? ' curtain' : ''}`}
    >
      <div class="place-director" style={at(places?.director)}>
        <DirectorBox level={level} speech={heckle} state={state} onWhy={() => setPaper({ kind: 'why' })}>
          {meter && state.settings.meter && <Later load={meter} />}
        </DirectorBox>
      </div>
      <Twin
        table={table}
        threat={state.threat}
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
        {places !== null && <Notices notices={state.notices} stage={stage} />}
        <div class="screenplay">
          <Log state={state} stage={stage} onZoom={onZoom} onRule={onRule} />
          {meanwhile.isOpen && state.meanwhile !== null && (
            <MeanwhileCard
              lines={state.meanwhile.lines}
              state={state}
              stage={stage}
              paint={paint}
              onZoom={onZoom}
              onClose={meanwhile.toggle}
            />
          )}
          {state.recap.length > 0 && phase === 'asking' && <Recap lines={state.recap} />}
        </div>
        {onAsk && <AdviceCard state={state} onAsk={onAsk} />}
      </div>
      <div class="place-prompt" style={at(places?.prompt)}>
        {film !== null && state.film !== null ? (
          <FilmBar film={film} state={state.film} onLeave={onLeave} />
        ) : (
          <Advised.Provider value={state.advice}>
            <PromptBar
              state={state}
              stage={stage}
              notch={notch}
              onTurn={setNotch}
              aim={aim}
              onAim={setAim}
              refusal={refusal.n === n ? refusal.words : ''}
            >
              {!meanwhile.isOpen && <MeanwhileButton state={state} onOpen={meanwhile.toggle} />}
            </PromptBar>
          </Advised.Provider>
        )}
      </div>
      {state.settings.talk && <SpeechPlate speech={speech} state={state} places={places} />}
      {lessonOf?.(state, places)}
      <RingNote state={state} stage={stage} places={places} />
      {places === null && <Notices notices={state.notices} stage={stage} />}
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
        onShort={onShort}
      />
      <Alarms log={state.log} stage={stage} />
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

/** What can be chosen by this thing: the choices themselves, not the lists that they lie in. All ways of an attack are one. */
const labelsFor = (options: readonly Option[], thing: string): string[] =>
  options.flatMap(({ at, more, label }) => {
    const [way] = more;
    if (way?.dial != null && way.at?.thing === 'card' && thingKey(way.at) === thing)
      return [`${CHOICE.attack(way.at.card)}, ${way.detail}`];
    const within = labelsFor(more, thing);
    return within.length > 0 ? within : at !== null && thingKey(at) === thing ? [label] : [];
  });

function cardOf(thing: TableThing | null): string | null {
  if (thing?.thing === 'card') return thing.card;
  if (thing?.thing === 'survivor' || thing?.thing === 'danger' || thing?.thing === 'state') return thing.survivor;
  return thing?.thing === 'sanctuary' ? thing.sanctuary : null;
}

/** What is to be read off a card as it lies. A survivor's card anywhere but in a pool has come back wrong. */
function printOn(stage: StagePort, card: string): { turned: boolean; number: number | null } {
  const { table } = stage.state();
  const throngs = [table.throngs, ...table.seats.map(({ throngs: own }) => own)].flat().flatMap(({ cards }) => cards);
  const frames = table.frames.flatMap((frame) => [frame.card, frame.under].filter((it) => it !== null));
  const all = [...throngs, ...frames, ...table.discard, ...table.graveyard, ...table.sanctuaries.map((it) => it.card)];
  const lies = all.find((it) => it.id === card);
  return { turned: lies?.turned ?? false, number: lies?.number ?? null };
}

export function mountStage(house: HTMLElement, props: StageProps): void {
  const { deck } = props.stage.state().table;
  render(
    <Trade.Provider value={byDeck(deck, TERMS)}>
      <Stage {...props} />
    </Trade.Provider>,
    house,
  );
}

/** Nothing of one movie may be left when the next begins. */
export function unmountStage(house: HTMLElement): void {
  render(null, house);
}
