import { GAMES } from '../games/index.ts';
import type { HouseRoute, Route, Screen } from './app-context.ts';

/** Rooms of the house itself, fetched when somebody goes there. */
const ROOMS: Record<Exclude<HouseRoute, 'marquee' | 'stage'>, () => Promise<{ screen: Screen }>> = {
  vault: () => import('./screens/vault.ts'),
  settings: () => import('./screens/settings.ts'),
  credits: () => import('./screens/credits.ts'),
};

/** The game whose room that may be, and what it is called there. */
export const inGame = (route: Route) =>
  GAMES.filter(({ prefix }) => (prefix === '' ? !route.includes('/') : route.startsWith(prefix))).map((game) => ({
    game,
    room: route.slice(game.prefix.length),
  }))[0];

/** A room of the house, or of a game; null: there is none of that name. */
export async function screenAt(route: Route): Promise<Screen | null> {
  if (Object.hasOwn(ROOMS, route)) return (await ROOMS[route as keyof typeof ROOMS]()).screen;
  const found = inGame(route);
  const rooms = (await found?.game.door())?.rooms ?? {};
  const room = found && Object.hasOwn(rooms, found.room) ? rooms[found.room] : undefined;
  return room === undefined ? null : (await room()).screen;
}
