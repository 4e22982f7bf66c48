import type { Route, Screen } from './app-context.ts';

/** Where movies are played: fetched right after the title. */
export const fetchStage = () => import('./screens/stage.ts');

/** Screens that are fetched when somebody goes there: all but the marquee, and the stage above. */
export const SCREENS: Record<Exclude<Route, 'marquee' | 'stage'>, () => Promise<{ screen: Screen }>> = {
  awards: () => import('./screens/awards.ts'),
  feature: () => import('./screens/feature.ts'),
  tonight: () => import('./screens/tonight.ts'),
  settings: () => import('./screens/settings.ts'),
  'first-night': () => import('./screens/first-night.ts'),
  shorts: () => import('./screens/shorts.ts'),
  direct: () => import('./screens/direct.ts'),
  reels: () => import('./screens/reels.ts'),
  vault: () => import('./screens/vault.ts'),
  almanac: () => import('./screens/almanac.ts'),
  'cue-cards': () => import('./screens/rule-cards.ts'),
  tips: () => import('./screens/tips.ts'),
  credits: () => import('./screens/credits.ts'),
  dailies: () => import('./screens/dailies.ts'),
};
