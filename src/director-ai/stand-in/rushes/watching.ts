import { type Game, type Note, standIn, type View } from '../../../rules/stand-in/index.ts';
import { beliefOf } from '../belief/belief.ts';
import { emptyMemory, type Memory, ownMind } from '../belief/read.ts';
import { LEVELS } from '../levels.ts';

/** Of each seat, how much it is taken for the Stand-In. */
export type Suspicion = readonly number[];

const READING = LEVELS.midnight.reading;

/** Reads along with every Original of one game, by what that seat saw and no more. */
export class Watching {
  readonly #memories = new Map<number, Memory>();

  #memoryOf(chair: number): Memory {
    const memory = this.#memories.get(chair) ?? emptyMemory();
    this.#memories.set(chair, memory);
    return memory;
  }

  #suspicionIn(view: View, chair: number): Suspicion {
    return beliefOf(ownMind(this.#memoryOf(chair), view, READING), view).standIn;
  }

  /** By chair; null for whoever is no Original in play. */
  suspicions(game: Game): (Suspicion | null)[] {
    return game.roles.map((role, chair) =>
      role === 'original' && game.ring.includes(chair) ? this.#suspicionIn(standIn.view(game, chair), chair) : null,
    );
  }

  /** The same before something is said and right after it. */
  around(game: Game, said: Note): { before: Suspicion; after: Suspicion; listener: number }[] {
    const speaker = 'chair' in said ? said.chair : -1;
    return game.ring.flatMap((listener) => {
      if (game.roles[listener] !== 'original' || listener === speaker) return [];
      const view = standIn.view(game, listener);
      const before = this.#suspicionIn(view, listener);
      const after = this.#suspicionIn({ ...view, notes: [...view.notes, said] }, listener);
      return [{ before, after, listener }];
    });
  }
}

/** Seat by seat over all who have one; null where nobody has. */
export function meanOf(all: readonly (Suspicion | null)[]): Suspicion | null {
  const given = all.filter((it) => it !== null);
  const [first] = given;
  return first === undefined
    ? null
    : first.map((_, seat) => given.reduce((sum, it) => sum + (it[seat] as number), 0) / given.length);
}
