import type { ComponentChildren } from 'preact';
import type { PosterView } from '../../app/ports/poster.ts';
import { SET_UP } from '../../text/rooms/set-up.ts';
import { Told } from '../kit/told.tsx';
import { useFirstFocus } from '../kit/use-first-focus.ts';
import { Framed } from '../lobby/bulb-frame.tsx';
import { LobbyRoom } from '../lobby/lobby-room.tsx';
import { Poster } from '../lobby/poster.tsx';
import { Ticket } from '../lobby/ticket.tsx';
import '../lobby/awning.css';
import './set-up.css';
import './booth.css';
import { Flap } from './flap.tsx';

const { ticket: words } = SET_UP;

interface Props {
  title: string;
  aside: string;
  poster: PosterView;
  /** Which film it is to be, where there are several. */
  films?: ComponentChildren;
  /** Where the choices came from, when that is worth a word. */
  news?: string | null;
  roll: string;
  /** What else is printed on the ticket. */
  admits?: string;
  /** Why it cannot begin yet. */
  problem?: string | null;
  /** A game that was left before its end is over when this one begins. */
  ends: boolean;
  onRoll: () => void;
  /** Three of them. */
  dials: ComponentChildren;
  /** What is promised of such a game. */
  children?: ComponentChildren;
  /** What a beginner need not see, and how many things there are not as usual. */
  behind: ComponentChildren;
  unusual: number;
  onLeave: () => void;
}

/** A ticket booth: three dials that stand well as they are, the ticket, and a flap with all the rest behind it. */
export function Booth({ title, aside, poster, films, news = null, admits = '', problem = null, ...props }: Props) {
  const ticket = useFirstFocus<HTMLButtonElement>();
  return (
    <LobbyRoom title={title} aside={aside} kind="booth-room" onLeave={props.onLeave}>
      <aside class="booth-bill" aria-label={words.title}>
        <Framed>
          <Poster poster={poster} size="large" />
        </Framed>
        {films}
        <Ticket it={ticket} aside={admits} disabled={problem !== null} onPick={props.onRoll}>
          {props.roll}
        </Ticket>
        {problem !== null && <Told class="booth-problem" role="alert" words={problem} />}
        {props.ends && <p class="booth-ends">{words.ends}</p>}
      </aside>
      <div class="booth">
        <div class="awning" aria-hidden="true" />
        <div class="booth-front steel">
          {news !== null && <Told class="set-up-news" words={news} />}
          <div class="booth-dials">{props.dials}</div>
          {props.children}
        </div>
        <Flap unusual={props.unusual}>{props.behind}</Flap>
      </div>
    </LobbyRoom>
  );
}
