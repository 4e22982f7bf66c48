import type { ComponentChildren } from 'preact';
import { Room } from '../../../../ui/kit/room.tsx';
import '../../../../ui/set-up/set-up.css';
import type { Level } from '../../../../rules/geiger-man/index.ts';
import { Radios } from '../../../../ui/kit/radios.tsx';
import { LOBBY } from '../../text/lobby-words.ts';
import './way-room.css';

interface Props {
  title: string;
  aside: string;
  /** What it is, before anything is chosen. */
  lines: readonly string[];
  begin: string;
  /** A show that was left would end. */
  ends: boolean;
  isBusy?: boolean;
  /** How the beginning goes, where it takes a moment. */
  said?: string;
  onBegin(): void;
  onLeave(): void;
  children: ComponentChildren;
}

/** The room of a way to play: a few choices, and one button that begins. */
export function WayRoom({ title, aside, lines, begin, ends, isBusy = false, said, onBegin, onLeave, children }: Props) {
  return (
    <Room title={title} aside={aside} kind="gm-way" onLeave={onLeave}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onBegin();
        }}
      >
        {lines.map((line) => (
          <p key={line} class="gm-way-line">
            {line}
          </p>
        ))}
        {children}
        <div class="slip gm-way-start">
          <button type="submit" class="roll-film" disabled={isBusy}>
            {begin}
          </button>
          {ends && <p>{LOBBY.setUp.SET_UP.ticket.ends}</p>}
          {said !== undefined && <p role="status">{said}</p>}
        </div>
      </form>
    </Room>
  );
}

const LEVELS: readonly Level[] = ['matinee', 'feature', 'late-show', 'midnight'];

/** How late it is. */
export function LevelRow({ level, onPick }: { level: Level; onPick(level: Level): void }) {
  const words = LOBBY.setUp.SET_UP.level;
  return (
    <fieldset class="gm-way-level">
      <legend>{words.title}</legend>
      <Radios group="level" options={LEVELS} nameOf={(it) => words[it].name} value={level} onPick={onPick} />
    </fieldset>
  );
}
