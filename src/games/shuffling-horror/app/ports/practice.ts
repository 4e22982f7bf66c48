/** What a single reel is chosen by. */
export interface ReelChoice {
  deck: string;
  reel: number;
  seats: number;
  level: string;
}

/** How a reel went: everything is a survival chance between 0 and 1, null while it is still being counted. */
export interface ReelScore {
  /** What you left at the reel's end. */
  score: number | null;
  /** What sensible players leave, from the same start. */
  par: number | null;
  /** Your best at this reel before. */
  best: number | null;
}

export interface ScorePort {
  state(): ReelScore;
  subscribe(listener: () => void): () => void;
}
