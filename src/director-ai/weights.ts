/** How a Director's scorer weighs its terms. Levels and personalities are data over these. */
export interface Weights {
  kill: number;
  drain: number;
  /** Extra for finishing the weakest. */
  weakest: number;
  /** Extra for those who flail well: whoever is left at the end must be easy to finish. */
  tough: number;
  /** How far the chance to finish the last one decides whether the last but one may go. */
  curtain: number;
  siege: number;
  threat: number;
  /** Rounds looked ahead when a throng is built. */
  horizon: number;
  exposure: number;
  slots: number;
  screen: number;
  /** For an All-Out Attack as such. */
  pressure: number;
  denial: number;
}

export const NEUTRAL: Weights = {
  kill: 1,
  drain: 1,
  weakest: 0,
  tough: 0.4,
  curtain: 1,
  siege: 1,
  threat: 0.8,
  horizon: 4,
  exposure: 0.05,
  slots: 0.03,
  screen: 0.3,
  pressure: 0.05,
  denial: 0.6,
};
