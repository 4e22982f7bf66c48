import type { AnySave, Keepable, KeptSave } from './save.ts';

/** What a game gives so that its movies can be kept: nothing that comes from outside is believed before it was asked. */
export interface Keep<K extends Keepable = Keepable> {
  readonly id: string;
  /** The newest rules that it plays. */
  readonly rules: number;
  /** Something that this house does not have yet, but another may: an unknown deck. */
  isUnknown(config: unknown): boolean;
  isConfig(value: unknown): value is K['config'];
  /** The table as today's rules go on from it. */
  upgraded(snapshot: unknown): unknown;
  /** Each part is the game's, and they belong together. */
  isSave(save: AnySave): save is KeptSave<K>;
  /** A finished movie of this game, as the archive keeps it. */
  isFinished(value: unknown): boolean;
}

/** The games of the house by their id; each brings its checks when it is asked for. Null: there is none of that name. */
export type Keeps = (game: string) => Promise<Keep> | null;

/** The same; `away`: it could not be fetched, so that nothing is known of what is kept of it. */
export async function keepOf(keeps: Keeps, game: string): Promise<Keep | null | 'away'> {
  try {
    return await keeps(game);
  } catch {
    return 'away';
  }
}
