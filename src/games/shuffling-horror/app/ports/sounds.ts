import type { CardId } from '../../../../rules/shuffling-horror/index.ts';

/** The sounds the presenter asks for, by name. What they sound like is the audio room's. */
export type SoundName =
  | 'card-snap'
  | 'card-deal'
  | 'card-flip'
  | 'take'
  | 'dice-land'
  | 'die-hit'
  | 'spoint-spend'
  | 'spoint-gain'
  | 'throng-step'
  | 'strike'
  | 'rampage'
  | 'hit'
  | 'miss'
  | 'negate'
  | 'flail'
  | 'exhale'
  | 'fumble'
  | 'alien-down'
  | 'annihilate'
  | 'head-shot'
  | 'survivor-lost'
  | 'familiar-face'
  | 'blob'
  | 'horror'
  | 'probe'
  | 'plot-device'
  | 'sanctuary-enter'
  | 'sanctuary-damage'
  | 'breach'
  | 'reel-start'
  | 'reel-end'
  | 'film-thread'
  | 'leader-count'
  | 'leader-end'
  | 'frame-burn'
  | 'fade-out'
  | 'clip-burn'
  | 'horror-star'
  | 'creature-feature'
  | 'turning-point'
  | 'last-one-standing'
  | 'survived'
  | 'doomed'
  | 'cast-line'
  | 'director-line';

/** A sound that is asked for, and the card that makes it, if one does: in its deck it may have a sound of its own. */
export interface Sounding {
  cue: SoundName;
  card: CardId | null;
}

/** Where the movie stands, as the music needs to know it. */
export interface MoodName {
  danger: number;
  mode: 'open' | 'sanctuary' | 'finale';
}
