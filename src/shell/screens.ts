import type { Route, Screen } from './app-context.ts';

/** Where movies are played: fetched right after the title. */
export const fetchStage = () => import('../games/shuffling-horror/shell/screens/stage.ts');

/** Screens that are fetched when somebody goes there: all but the marquee, and the stage above. */
export const SCREENS: Record<Exclude<Route, 'marquee' | 'stage'>, () => Promise<{ screen: Screen }>> = {
  awards: () => import('../games/shuffling-horror/shell/screens/awards.ts'),
  feature: () => import('../games/shuffling-horror/shell/screens/feature.ts'),
  tonight: () => import('../games/shuffling-horror/shell/screens/tonight.ts'),
  settings: () => import('./screens/settings.ts'),
  'first-night': () => import('../games/shuffling-horror/shell/screens/first-night.ts'),
  shorts: () => import('../games/shuffling-horror/shell/screens/shorts.ts'),
  direct: () => import('../games/shuffling-horror/shell/screens/direct.ts'),
  reels: () => import('../games/shuffling-horror/shell/screens/reels.ts'),
  vault: () => import('./screens/vault.ts'),
  almanac: () => import('../games/shuffling-horror/shell/screens/almanac.ts'),
  'cue-cards': () => import('../games/shuffling-horror/shell/screens/rule-cards.ts'),
  tips: () => import('../games/shuffling-horror/shell/screens/tips.ts'),
  credits: () => import('./screens/credits.ts'),
  dailies: () => import('../games/shuffling-horror/shell/screens/dailies.ts'),
};
