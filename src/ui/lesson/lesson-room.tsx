import type { ComponentChildren } from 'preact';
import { Room } from '../kit/room.tsx';
import './lesson-room.css';

interface Props {
  words: { title: string; aside: string; head: string; lines: readonly string[]; over: string };
  /** Something was left, and the lesson would take its place. */
  over: boolean;
  /** What it brings, where one begins it: under the lines. */
  things?: string;
  onLeave: () => void;
  children: ComponentChildren;
}

/** Before a lesson: what it is, how long, and the ways into it. */
export const LessonRoom = ({ words, over, things, onLeave, children }: Props) => (
  <Room title={words.title} aside={words.aside} kind="first-night" onLeave={onLeave}>
    <div class="slip lesson-ticket">
      <p class="lesson-ticket-head">{words.head}</p>
      {words.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {things && <p class="lesson-ticket-things">{things}</p>}
      {over && <p class="lesson-ticket-over">{words.over}</p>}
      {children}
    </div>
  </Room>
);
