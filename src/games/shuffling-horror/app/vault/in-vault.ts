import type { FinishedCredits, KeptLabels } from '../../../../app/ports/vault.ts';
import type { Film, InVault } from '../../../../app/vault/in-vault.ts';
import type { MovieConfig, Reply } from '../../../../rules/shuffling-horror/index.ts';
import type { Finished } from '../../../../storage/archive.ts';
import { type AnySave, YOU } from '../../../../storage/save.ts';
import { nameOf, shortName } from '../../../../text/cards/names.ts';
import { roman } from '../../../../text/numerals.ts';
import { UI } from '../../../../text/play/ui.ts';
import { titleOf } from '../../../../text/rooms/films.ts';
import { VAULT } from '../../../../text/rooms/vault.ts';
import { isMovieSave, type Save, type Seating } from '../../kept.ts';
import { deckOfCast } from '../decks.ts';
import { turnOf } from '../play/coat.ts';
import { sitsOnBoth } from '../play/players.ts';
import { Recording } from '../play/recording.ts';
import type { Still } from '../ports/still.ts';
import { type Ending, type FinishedMovie, finishedMovieOf } from './finished-movie.ts';
import { stillOf } from './stills.ts';
import { playsOn } from './trial.ts';

/** Who can be asked to play, by name. */
type Hired = (role: 'director' | 'cast', name: string) => boolean;
type PaintStill = (canvas: HTMLCanvasElement, still: Still) => Promise<void>;

/** Movies in the vault. */
export function movieInVault(hired: Hired, paint: PaintStill): InVault {
  /** The vault is drawn anew whenever anything in it changes; a picture is not. */
  const known = new WeakMap<AnySave, KeptLabels>();
  return {
    nameOf: (save) => labelFor(save as Save),
    labelsOf(save) {
      const labels = known.get(save) ?? labelsOf(save as Save, paint);
      known.set(save, labels);
      return labels;
    },
    markOf: (save) => `reel-${(save as Save).snapshot.reel}`,
    sealed: null,
    plays: (save) => Recording.resume(save) !== null,
    refused(save) {
      if (!isMovieSave(save)) return 'unplayable';
      const { seats, director } = save.seating;
      const known = [
        hired('director', director) || director === YOU,
        ...seats.map((it) => it === YOU || hired('cast', it)),
      ];
      if (known.includes(false)) return 'unknown-player';
      const recording = Recording.resume(save);
      return recording === null || (!recording.isWhole && !playsOn(recording.movie)) ? 'unplayable' : null;
    },
    runThrough,
    creditsOf: (finished) => creditsOf(finished as FinishedMovie),
  };
}

/** What stands on a can until somebody writes on it. */
const labelFor = ({ snapshot: { seats } }: Save): string =>
  VAULT.unnamed(seats.flatMap(({ pool }) => pool.map(({ id }) => nameOf(id))));

function labelsOf({ snapshot, seating, mode }: Save, paint: PaintStill): KeptLabels {
  const still = stillOf(snapshot);
  const level = seating.director === YOU ? null : UI.levels(seating.director);
  return {
    bill: VAULT.bill(titleOf(snapshot.deck), mode, level, marksOf(seating)),
    where: VAULT.where(snapshot.reel, snapshot.round),
    cast: VAULT.castOf(still.cast.map(shortName)),
    still: (canvas) => paint(canvas, still),
  };
}

/** What is out of the ordinary about who sits where. */
export function marksOf(seating: Seating): string[] {
  const turn = turnOf(seating);
  return [...(sitsOnBoth(seating) ? [VAULT.both] : []), ...(turn === null ? [] : [VAULT.turned(turn.reel)])];
}

/** Who sat where is not in a replay, and does not matter to it. */
function runThrough(film: Film, now: number): Finished | null {
  const config = film.config as MovieConfig;
  const seating = { seats: Array.from({ length: config.seats }, () => YOU), director: YOU };
  const { recording } = Recording.start({ config, seating, mode: { kind: 'feature' }, openingReplies: [] });
  if (!film.replies.every((reply) => recording.submit(reply as Reply) !== null)) return null;
  const title = VAULT.finished.untitled(String(config.seed));
  const movie = finishedMovieOf(recording, recording.credits(false), title, now);
  return { ...movie, seating: null, mode: null } as FinishedMovie;
}

const ENDS: Record<Ending, FinishedCredits['end']> = {
  survived: 'won',
  doomed: 'lost',
  'walked-out': 'left',
  cut: 'cut',
};

function creditsOf(movie: FinishedMovie): FinishedCredits {
  const { ending, reel, cast, seating } = movie;
  const film = titleOf(deckOfCast(cast.map((it) => it.id)) ?? '');
  const parts = [
    film,
    VAULT.finished.endings[ending],
    VAULT.finished.reel(roman(reel)),
    ...(seating ? marksOf(seating) : []),
  ];
  return {
    end: ENDS[ending],
    line: parts.filter((it) => it !== '').join(' · '),
    cast: cast.map(({ id, fate }) => ({ name: shortName(id), fate, words: VAULT.finished.fates[fate] })),
    numbers: VAULT.finished.numbers(movie),
  };
}
