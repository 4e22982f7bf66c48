import type { ComponentChildren } from 'preact';
import type { Recording } from '../../app/play/recording.ts';
import type { Credits } from '../../app/ports/stage.ts';

/** What is else about a show, by the way it is played. */
export interface Extra {
  /** It is over; true: it is kept as it is, for it goes on. */
  finished(ended: Recording, credits: Credits): boolean;
  /** How the end is told; null: as that of any show. */
  ending(credits: Credits): ComponentChildren | null;
  stop(): void;
}
