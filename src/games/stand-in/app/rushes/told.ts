import type { Decided, Proof } from '../../../../director-ai/stand-in/rushes/decided.ts';
import type { Missed } from '../../../../director-ai/stand-in/rushes/missed-reading.ts';
import type { Rushes } from '../../../../director-ai/stand-in/rushes/rushes.ts';
import { type Prompt, type Reply, standIn } from '../../../../rules/stand-in/index.ts';
import type { Seating, TableConfig } from '../../kept.ts';
import { labelOf } from '../../text/choices.ts';
import { becauseOf } from '../../text/reasons.ts';
import { RUSHES } from '../../text/rushes.ts';
import { type Company, type Who, whoAt } from '../../text/shapes/company.ts';
import { claimOf } from '../../text/talk.ts';
import { chairOf, companyOf } from '../play/company.ts';
import { Recording } from '../play/recording.ts';
import type { MissedWords, Moment, RushesView } from '../ports/rushes.ts';

/** A finished game, and who sat where. */
export interface FinishedFilm {
  config: TableConfig;
  replies: readonly Reply[];
  seating: Seating;
}

/** The table as it stood before a reply, in the words of whoever looks at it now. */
function momentAt({ config, replies, seating }: FinishedFilm, n: number): { prompt: Prompt; company: Company } {
  const { game } = standIn.start(config);
  for (const reply of replies.slice(0, n)) standIn.advanceQuietly(game, reply);
  const company = companyOf({ ring: game.ring, chair: chairOf(seating) }, seating.faces);
  return { prompt: standIn.promptOf(game) as Prompt, company };
}

/** What was found, in words; null where the film stops before its end. */
export function viewOf(film: FinishedFilm, found: Rushes): RushesView | null {
  const { config, replies, seating } = film;
  const recording = Recording.start({ config, seating, mode: { kind: 'game' }, openingReplies: replies });
  if (recording.movie.result === null) return null;
  const { why, own, cast } = recording.credits(false);
  const you = chairOf(seating);
  const names = seating.faces.map((face, chair): Who => (chair === you ? 'you' : face));
  const { loudest } = found;
  return {
    why,
    own,
    cast,
    names,
    turnedOn: turnedOn(found.decided, (chair) => names[chair] as Who),
    standIn: found.roles.indexOf('stand-in'),
    frames: found.frames,
    fates: found.fates,
    fires: found.fires.map(({ n, turn, by, role, reply, figures }): Moment => {
      const { prompt, company } = momentAt(film, n);
      const target = whoAt(company, reply.target as number);
      return {
        n,
        turn,
        words: RUSHES.fires.line(whoAt(company, by), target, turn),
        because: becauseOf({ reply, figures }, role, prompt, company),
      };
    }),
    lies: found.said.filter(({ truth }) => truth === 'lie').map((said) => spoken(film, said)),
    moved:
      loudest === null
        ? null
        : { ...spoken(film, loudest), truth: loudest.truth, share: loudest.moved, toward: loudest.toward },
    marks: you === null ? null : marksIn(seating, found),
  };
}

function spoken(film: FinishedFilm, { n, turn, speaker, claim }: Rushes['said'][number]): Moment {
  const { company } = momentAt(film, n);
  return {
    n,
    turn,
    words: RUSHES.lies.line(whoAt(company, speaker), turn, claimOf(claim, speaker, company)),
    because: '',
  };
}

/** What was missed, as it stood on its buttons. */
export function missedIn(film: FinishedFilm, { n, turn, chosen, better, figures, cost, worlds }: Missed): MissedWords {
  const { prompt, company } = momentAt(film, n);
  const role = Recording.start({
    ...film,
    mode: { kind: 'game' },
    openingReplies: film.replies.slice(0, n),
  }).movie.roles[prompt.to];
  return {
    n,
    turn,
    chose: labelOf(chosen, prompt, company),
    words: labelOf(better, prompt, company),
    because: role === undefined ? '' : becauseOf({ reply: better, figures }, role, prompt, company),
    cost: cost.value,
    error: cost.error,
    worlds,
  };
}

function turnedOn(decided: Decided, who: (chair: number) => Who): string {
  const { decided: words } = RUSHES;
  switch (decided.reason) {
    case 'proof':
      return proved(decided.proof, who(decided.by), who);
    case 'suspicion':
      return words.suspected(who(decided.by), decided.suspicion);
    case 'own-fire':
      return words.ownFire(who(decided.by));
    case 'last-turned':
      return decided.victim < 0 ? '' : words.lastTurned(who(decided.victim), who(decided.by), decided.turn);
    case 'last-burnt':
      return words.lastBurnt(who(decided.victim), who(decided.by), decided.turn);
    default:
      return '';
  }
}

function proved({ by, chair, turn }: Proof, burner: Who, who: (chair: number) => Who): string {
  const isPublic = by === 'shown' || by === 'replaced';
  return isPublic ? RUSHES.decided.seen(turn) : RUSHES.decided.proved(burner, who(chair), turn);
}

/** For or against somebody; a doubt is neither. */
function marksIn({ marks }: Seating, { roles }: Rushes): { right: number; of: number } {
  const made = marks.flatMap((mark, chair) => (mark === 'trust' || mark === 'foe' ? [{ mark, chair }] : []));
  const isRight = ({ mark, chair }: (typeof made)[number]) => (mark === 'trust') === (roles[chair] === 'original');
  return { right: made.filter(isRight).length, of: made.length };
}
