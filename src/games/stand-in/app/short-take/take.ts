import { hashText, type Reply, standIn } from '../../../../rules/stand-in/index.ts';
import type { Mode, TableConfig } from '../../kept.ts';
import { SHORT_TAKE } from '../../text/short-take.ts';
import type { TableSetup } from '../play/recording.ts';
import type { Guide } from '../play/session-ports.ts';
import { setupFor } from '../play/setup.ts';
import type { TakeKind } from '../ports/ways.ts';
import { ownTurns, TAKE_TURNS } from './over.ts';
import { TAKES, type Take } from './takes.ts';

const LEVEL = 'feature';

/** Who sits at such a table: also whoever measured it. */
export const takeTable = (config: TableConfig, mode: Mode): TableSetup => setupFor({ config, level: LEVEL, mode });

export const configOf = ({ seed, seats, role }: Pick<Take, 'seed' | 'seats' | 'role'>): TableConfig => ({
  seed,
  seats,
  human: role,
});

/** Its first replies were played by computers; it goes on with the player in one of the chairs. */
export function takeSetup(take: Take): TableSetup {
  const config = configOf(take);
  const { game } = standIn.start(config);
  const openingReplies = take.replies.split(' ').map((place): Reply => {
    const reply = standIn.promptOf(game)?.replies[Number.parseInt(place, 36)];
    if (reply === undefined) throw new Error(`${take.id} does not play`);
    standIn.advanceQuietly(game, reply);
    return reply;
  });
  return {
    ...takeTable(config, { kind: 'short-take', take: { id: take.id, turn: game.turn, par: take.par } }),
    openingReplies,
  };
}

/** A whole game at the smallest table. */
const wholeTake = (seed: string): TableSetup =>
  takeTable({ seed, seats: 4, human: 'dealt' }, { kind: 'short-take', take: null });

/** Another of its kind than the last, drawn by the seed. */
export function nextTake(kind: TakeKind, seed: string, last: string | null): TableSetup {
  if (kind === 'whole') return wholeTake(seed);
  const some = TAKES.filter(({ role, id }) => role === kind && id !== last);
  return takeSetup(some[Number.parseInt(hashText(seed).slice(0, 6), 16) % some.length] as Take);
}

/** Says beside each turn of one's own how many there are. */
export const besideTake = (take: { turn: number; par: number } | null): Guide | null =>
  take === null
    ? null
    : {
        before: () => [],
        at({ view }, question) {
          const { count } = ownTurns({ log: view.notes, human: view.chair }, take.turn);
          const isOwn = view.active === view.chair;
          const beside = [SHORT_TAKE.turn(count, TAKE_TURNS), SHORT_TAKE.parIs(take.par)];
          const asides = isOwn ? [...beside, ...question.asides] : question.asides;
          return { question: { ...question, asides }, lesson: null };
        },
      };
