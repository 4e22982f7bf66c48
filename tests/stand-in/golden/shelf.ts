import { type Options, printedDeck, type StandInConfig, type StandInTypes } from '../../../src/rules/stand-in/index.ts';
import type { Title } from '../../kit/recorded-game.ts';

const title = (
  name: string,
  seats: number,
  options: Partial<Options> = {},
  human: NonNullable<StandInConfig['human']> | null = null,
): Title<StandInTypes> => ({
  name,
  config: { seed: `golden ${name}`, seats, human, options },
  luck: name.length * 1000 + seats,
});

const SILENT = { silent: true } as const;

/** Every size of table, and every switch. */
export const SHELF: readonly Title<StandInTypes>[] = [
  title('talk-4', 4),
  title('talk-5-person', 5, {}, 'original'),
  title('silent-6', 6, SILENT),
  title('silent-7', 7, { ...SILENT, toldRoles: true }),
  title('silent-8', 8, SILENT),
  title('silent-9', 9, { ...SILENT, lateTools: true }),
  title('silent-10', 10, SILENT),
  title('silent-11', 11, { ...SILENT, armsLength: true }),
  title('silent-12', 12, SILENT),
  title('late-arrival-5', 5, { ...SILENT, lateArrival: true }),
  title('vengeance-9', 9, { ...SILENT, vengeance: true }),
  title('talking-vengeance-6', 6, { vengeance: true }),
  title('glass-8', 8, { ...SILENT, glassTrailer: true }),
  title('few-recast-6', 6, { ...SILENT, recast: -4, sharedTriumph: true }),
  title('own-deck-5', 5, { ...SILENT, deck: printedDeck(12) }),
  title('person-stand-in-6', 6, SILENT, 'stand-in'),
];
