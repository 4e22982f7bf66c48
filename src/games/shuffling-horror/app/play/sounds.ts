import type { Noise } from '../../../../app/ports/board.ts';
import { type CardId, type MovieEvent, odds, table, type View } from '../../../../rules/shuffling-horror/index.ts';
import { printOf, type Tone, toneOf } from '../../../../text/cards/prints.ts';
import type { MoodName, Sounding, SoundName } from '../ports/sounds.ts';

/** What an event sounds like, if like anything. */
export function soundingOf(e: MovieEvent): Sounding | null {
  const sound = soundOf(e);
  return sound === null ? null : { cue: sound, card: makerOf(e) };
}

/** What the board is heard doing between two events. */
const NOISES: Readonly<Record<Noise, SoundName>> = {
  'die-hits': 'die-hit',
  'film-threads': 'film-thread',
  'leader-counts': 'leader-count',
  'leader-ends': 'leader-end',
  'film-burns': 'frame-burn',
  breath: 'exhale',
};
export const noiseOf = (noise: Noise): Sounding => ({ cue: NOISES[noise], card: null });

/** The card that is heard. */
function makerOf(e: MovieEvent): CardId | null {
  if (e.type === 'event-began') return printOf(e.card);
  return e.type === 'attack-declared' && e.why !== 'rampage' ? e.way : null;
}

function soundOf(e: MovieEvent): SoundName | null {
  switch (e.type) {
    case 'reel-opened':
      return 'reel-start';
    case 'card-dealt':
      return 'card-deal';
    case 'card-revealed':
      return 'card-flip';
    case 'took':
      return 'take';
    case 'rested':
      return 'spoint-gain';
    case 'survivor-joined':
      return 'card-snap';
    case 'spoints-spent':
      return e.amount > 0 ? 'spoint-spend' : null;
    case 'entered-sanctuary':
      return 'sanctuary-enter';
    case 'attack-declared':
      return e.why === 'rampage' ? 'rampage' : 'strike';
    case 'attack-rolled':
      return e.hit ? 'dice-land' : 'miss';
    case 'head-shot':
      return 'head-shot';
    case 'fumbled':
      return 'fumble';
    case 'alien-eliminated':
      return e.to === 'graveyard' ? 'annihilate' : 'alien-down';
    case 'blob-hurt':
    case 'blobbed':
      return 'blob';
    case 'strike-declared':
      return 'throng-step';
    case 'strike-rolled':
      return e.hit ? 'hit' : 'miss';
    case 'negated':
      return 'negate';
    case 'test-rolled':
      return e.flail ? 'flail' : 'dice-land';
    case 'survivor-lost':
      return e.to === 'throng' ? 'familiar-face' : 'survivor-lost';
    case 'throng-grew':
      return toneOf(e.card) === 'survivor' ? 'familiar-face' : 'card-snap';
    case 'sanctuary-damaged':
      return 'sanctuary-damage';
    case 'sanctuary-fell':
      return 'breach';
    case 'event-began':
      return eventSound(toneOf(e.card));
    case 'probed':
      return 'probe';
    case 'creature-feature':
      return 'creature-feature';
    case 'faded-out':
      return 'fade-out';
    case 'clipped':
      return 'clip-burn';
    case 'reel-ended':
      return 'reel-end';
    case 'star-given':
      return 'horror-star';
    case 'turning-point':
      return 'turning-point';
    case 'last-one-standing':
      return 'last-one-standing';
    case 'movie-ended':
      return e.survived ? 'survived' : 'doomed';
    default:
      return null; // everything else is heard through what it causes
  }
}

function eventSound(tone: Tone): SoundName | null {
  return tone === 'plot-device' || tone === 'horror' ? tone : null;
}

/** The music rises with the throngs and as the cast thins out; behind doors it hushes. */
export function moodOf(view: View): MoodName {
  const strength = table.foesOf(view, 'director').map((foe) => odds.pSuccess(table.targetOf(view, foe)));
  const threat = strength.reduce((simulation, p) => simulation + p, 0) / 4;
  const alive = table.aliveCount(view);
  const thin = alive <= 1 ? 0.4 : alive === 2 ? 0.2 : 0;
  const danger = Math.min(1, threat * 0.7 + thin + (view.reel - 1) * 0.08);
  if (view.lastStand || view.reel === 4) return { danger, mode: 'finale' };
  const inside = view.seats.flatMap(({ pool }) => pool).every((s) => s.place !== null);
  return { danger, mode: inside && alive > 0 ? 'sanctuary' : 'open' };
}
