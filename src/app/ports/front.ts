/** What stands behind the sign while a film is chosen: drawn with the page, or a picture of the film's own. */
export type FilmScene = 'desert' | 'mill' | { picture: string };

/** Told beside its colour, for whoever does not see that. */
export type FilmPattern = 'plain' | 'hatched' | 'dotted' | 'barred' | 'crossed' | 'pillared';

/** A film as it is announced outside. */
export interface Film {
  id: string;
  name: string;
  year: string;
  /** What is said of it outside. */
  line: string;
  accent: string;
  pattern: FilmPattern;
  /** The picture on its poster. */
  poster: string;
  scene: FilmScene;
}

/** Whether a film of a later game plays without a network, or what came of trying to keep it; `away`: it is not here, nor is a network. */
export type AtHand = 'kept' | 'not-kept' | 'keeping' | 'no-room' | 'not-fetched' | 'away';

export type WayIcon = 'reel' | 'two-reels' | 'watch' | 'ticket' | 'chair' | 'calendar';

/** A way to play it: the room it leads to, and what is said of it. */
export interface Way {
  room: string;
  icon: WayIcon;
  /** Only this film has it. */
  film?: string;
  name: string;
  aside: string;
}

/** All of a game that is known before it is fetched. */
export interface Front {
  films: readonly Film[];
  ways: readonly Way[];
  /** The way that a first visitor is led to, and the one for a night's show. */
  lesson: string;
  tonight: string;
}
