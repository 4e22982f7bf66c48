import { advance, type CardId, type Movie, startMovie, table } from '../../../../rules/shuffling-horror/index.ts';
import type { Mode } from '../../kept.ts';
import { turnOf } from '../play/coat.ts';
import type { GameSetup } from '../play/game-setup.ts';
import { isYours, sitsOnBoth } from '../play/players.ts';
import type { Recording } from '../play/recording.ts';
import type { Role, Story } from '../ports/ending.ts';
import type { Credits } from '../ports/stage.ts';
import { type Loss, Witness } from './witness.ts';

/** A lesson stays one when its guide is sent away, and a second take is practice. */
const modeOf = ({ config, openingReplies, mode }: GameSetup): Mode['kind'] =>
  config.loaded?.dice !== undefined ? 'first-night' : openingReplies.length > 0 ? 'reel' : mode.kind;

/** A movie is its set-up and its replies: what happened in it is found out by watching it again, from the first frame. */
export function storyOf(recording: Recording, credits: Credits): Story {
  const { movie, setup, isWhole } = recording;
  const { seating } = setup;
  const seen = isWhole ? watched(recording) : newcomers(movie);
  const [level = '', personality = ''] = seating.director.split(':');
  return {
    deck: movie.deck,
    hash: credits.hash,
    whole: isWhole,
    mode: modeOf(setup),
    both: sitsOnBoth(seating),
    turned: credits.turned,
    survived: credits.survived,
    conceded: credits.conceded,
    seats: movie.seats.length,
    level,
    personality,
    reel: movie.reel,
    rounds: movie.round,
    choices: credits.choices,
    cast: [...seen.entered].map(([id, { seat, reel }]) => ({
      ...roleOf(movie, seen, id),
      seat,
      entered: reel,
      yours: isYours(seating, seat),
    })),
    kills: seen.kills,
    headShots: seen.headShots,
    biggest: seen.biggest,
    worst:
      seen.worst === null
        ? null
        : {
            by: leaderOf(movie, seen.worst.cards) ?? '',
            target: seen.worst.at,
            total: seen.worst.total,
            reel: seen.worst.reel,
          },
    features: seen.features,
    assaults: seen.assaults,
    shelters: seen.shelters,
    breaches: seen.breaches,
    stars: seen.stars,
    probed: seen.probed,
    turningPoint: seen.turningPoint,
    lastStand: seen.lastStand,
    fumbles: seen.fumbles,
    rests: seen.rests,
    spent: seen.spent,
    clips: seen.clips,
    met: seen.met,
  };
}

/** What the player did as one of the cast: the story as it stood when the coat was turned, with the end that it came to. */
export function asCast(recording: Recording, story: Story): Story {
  const turn = turnOf(recording.setup.seating);
  if (turn === null || !recording.isWhole) return story;
  const then = recording.rewound(turn.at);
  const { hash, survived, conceded } = story;
  return { ...storyOf(then, then.credits(false)), hash, survived, conceded };
}

function watched({ setup, replies }: Recording): Witness {
  const witness = new Witness(setup.config);
  const { movie, events } = startMovie(setup.config);
  witness.see(events);
  for (const reply of replies) witness.see(advance(movie, reply));
  return witness;
}

/** Of a movie that cannot be watched from its start, who was in it is all that is known. */
function newcomers(movie: Movie): Witness {
  const witness = new Witness(movie);
  for (const [id, seat] of Object.entries(movie.homes)) witness.entered.set(id, { seat, reel: 1 });
  return witness;
}

function roleOf(movie: Movie, seen: Witness, id: CardId): Omit<Role, 'seat' | 'entered' | 'yours'> {
  const nth = seen.losses.findIndex(({ survivor }) => survivor === id);
  const loss: Loss | null = seen.losses[nth] ?? null;
  const alive = table.survivorById(movie, id) !== null;
  const among = table.throngHolding(movie, id) !== null || table.frameOf(movie, id) >= 0;
  return {
    id,
    fate: alive ? 'alive' : among || seen.turned.has(id) ? 'turned' : 'lost',
    end: alive || loss === null ? null : { reel: loss.reel, round: loss.round, by: leaderOf(movie, loss.cards), nth },
    lastWords: alive ? null : (loss?.lastWords ?? null),
    kills: seen.kills.filter(({ by }) => by === id).length,
    putDownBy: seen.kills.find(({ card }) => card === id)?.by ?? null,
  };
}

/** The worst of a throng is the one that gets its name in the paper. */
function leaderOf(movie: Movie, cards: readonly CardId[]): CardId | null {
  const [first = null] = [...cards].sort((a, b) => table.valueOf(movie, b) - table.valueOf(movie, a));
  return first;
}
