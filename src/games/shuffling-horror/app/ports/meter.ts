/** The chance that anybody lives, as far as it is known: the true one is within `error` of it 19 times in 20. */
export interface MeterReading {
  share: number;
  error: number;
}

/** The survival meter: it reads while it is watched. Null: nothing to read, or not yet. */
export interface MeterPort {
  state(): MeterReading | null;
  subscribe(listener: () => void): () => void;
}
