import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { UI } from '../../../../text/play/ui.ts';
import type { Option } from '../../app/ports/question.ts';
import type { StagePort, StageState } from '../../app/ports/stage.ts';
import type { TableModel } from '../../app/ports/table.ts';
import { ASIDES } from '../../text/prompts.ts';
import { ROLES } from '../../text/roles.ts';
import { NAMES, TABLE } from '../../text/table.ts';
import { MENU } from '../../text/talk.ts';
import { Picture } from '../kit/picture.tsx';
import { isMeant, Meant } from './advice.tsx';
import { keyFor, take } from './options.ts';
import './prompt.css';

interface Props {
  state: StageState;
  stage: StagePort;
  table: TableModel;
  onDeclare: () => void;
}

/** What is asked, and whatever of its answers is no card; or whom the table waits for. */
export function Prompt({ state, stage, table, onDeclare, children }: Props & { children?: ComponentChildren }) {
  const { question, phase, menus, canUndo } = state;
  const asks = useRef<HTMLParagraphElement>(null);
  const n = question?.n ?? -1;
  useEffect(() => {
    if (n < 0 || document.querySelector('dialog[open]') !== null) return;
    const at = document.activeElement;
    if (at === null || at === document.body || !at.isConnected) asks.current?.focus({ preventScroll: true });
  }, [n]);
  const menu = menus.at(-1);
  return (
    <section class="si-prompt" aria-label={UI.prompt}>
      <Role table={table} />
      <div class="si-prompt-box">
        {children}
        {question !== null && phase === 'asking' ? (
          <div class="si-asked">
            <p class="prompt-asks" tabIndex={-1} ref={asks} aria-live="polite">
              {question.tells} <strong>{question.asks}</strong>
            </p>
            {question.asides.map((words) => (
              <p key={words} class="si-aside">
                {words}
              </p>
            ))}
            {menu !== undefined ? (
              <Menu menu={menu} state={state} stage={stage} />
            ) : (
              <div class="si-others">
                {question.others.map((option) => (
                  <Answer key={option.label} option={option} state={state} stage={stage} />
                ))}
                {question.declare !== null && (
                  <button
                    type="button"
                    class={`si-answer declare${question.declare.isDue ? ' due' : ''}${state.advice?.reply?.type === 'declare' ? ' meant' : ''}`}
                    onClick={onDeclare}
                  >
                    {TABLE.declare.button}
                  </button>
                )}
                {canUndo && (
                  <button type="button" class="si-answer undo" onClick={() => stage.player?.undo()}>
                    {UI.undo}
                  </button>
                )}
              </div>
            )}
          </div>
        ) : state.lesson !== null ? null : (
          <p class="si-waits">
            {table.isOver
              ? ''
              : ASIDES.waits(table.active === table.you ? 'you' : (table.faces[table.active] ?? 'you'))}
            {phase !== 'over' && (
              <button type="button" class="si-answer" onClick={() => stage.skip()}>
                {UI.skip}
              </button>
            )}
          </p>
        )}
      </div>
    </section>
  );
}

/** A line ends at a space, and not within “Stand-In”. */
const unbroken = (words: string): string => words.replaceAll('-', '-\u2060');

/** What one is and wants; the others must not read it over one's shoulder, and cannot. */
function Role({ table: { role, isOut } }: { table: TableModel }) {
  if (role === null || isOut) return null;
  const { name, goal } = ROLES[role];
  return (
    <p class="si-role">
      <span class={`si-role-name role-${role}`}>{name}</span> <span class="si-goal">{unbroken(goal)}</span>
    </p>
  );
}

/** A list within what is asked. */
function Menu({ menu, state, stage }: { menu: readonly Option[]; state: StageState; stage: StagePort }) {
  const first = useRef<HTMLDivElement>(null);
  useEffect(
    () => first.current?.querySelector('button')?.focus({ preventScroll: true }),
    [menu.length, menu[0]?.label],
  );
  return (
    <div class="si-menu" ref={first}>
      <div class={`si-menu-list${menu.length > 8 ? ' long' : ''}`}>
        {menu.map((option) => (
          <Answer key={option.label} option={option} state={state} stage={stage} />
        ))}
      </div>
      <button type="button" class="si-answer back" onClick={() => stage.back()}>
        {MENU.back} <kbd>0</kbd>
      </button>
    </div>
  );
}

export function Answer({ option, state, stage }: { option: Option; state: StageState; stage: StagePort }) {
  const { label, detail, more } = option;
  const key = keyFor(state, option);
  const meant = isMeant(option, state.advice);
  return (
    <button type="button" class={meant ? 'si-answer meant' : 'si-answer'} onClick={() => take(stage, option)}>
      {meant && <Meant />}
      <span>{more.length > 0 ? `${label}…` : label}</span>
      {detail !== '' && <small>{detail}</small>}
      {key !== '' && <kbd>{key}</kbd>}
    </button>
  );
}

/** What could be said before one answers: a few things at once, all of it in lists. */
export function Says({ state, stage, table }: Omit<Props, 'onDeclare'>) {
  const { question, phase, menus, lesson } = state;
  if (table.isSilent) return <p class="si-says-none">{TABLE.noTalk}</p>;
  if (question === null || phase !== 'asking') return null;
  const { says, quick, type } = question;
  if (says.length === 0) return <p class="si-says-none">{type === 'talk' || lesson !== null ? '' : MENU.spoken}</p>;
  const open = (more: readonly Option[]) => {
    while (stage.state().menus.length > 0) stage.back();
    stage.open(more);
  };
  return (
    <section class="si-says" aria-label={NAMES.talk} id="si-says" tabIndex={-1}>
      <h2>{type === 'talk' ? MENU.window : MENU.title}</h2>
      <div class="si-chips">
        {menus.length === 0 &&
          quick.map((option) => {
            const key = keyFor(state, option);
            return (
              <button
                key={option.label}
                type="button"
                class="si-chip"
                aria-label={NAMES.claim(option.label)}
                onClick={() => take(stage, option)}
              >
                {option.label}
                {key !== '' && <kbd>{key}</kbd>}
              </button>
            );
          })}
        {says.map((option) => {
          const { saying, label, more } = option;
          return (
            <button
              key={saying}
              type="button"
              class={`si-chip group ${saying}${isMeant(option, state.advice) ? ' meant' : ''}`}
              onClick={() => open(more)}
            >
              {isMeant(option, state.advice) && <Meant />}
              {label}…
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** Which way it goes, and who comes after whoever reads. */
export function Direction({ table: { direction, next, faces } }: { table: TableModel }) {
  const face = next === null ? undefined : faces[next];
  return (
    <p class="si-direction">
      <Picture sheet="things" frame="order-dial" class={direction === 1 ? 'clear' : 'clear mirrored'} />
      <span>
        {TABLE.order[direction]}. {face === undefined ? '' : `${TABLE.after(face)}.`}
      </span>
    </p>
  );
}
