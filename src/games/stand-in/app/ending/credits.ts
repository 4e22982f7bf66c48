import type { Ended } from '../../../../app/play/game.ts';
import type { Game, Note, Role, Script } from '../../../../rules/stand-in/index.ts';
import { ENDING, ownEnd, WHY } from '../../text/ending.ts';
import type { Face, Who } from '../../text/shapes/company.ts';
import { TABLE } from '../../text/table.ts';
import { chairOf } from '../play/company.ts';
import type { TableTypes } from '../play/types.ts';
import type { CastMember, Credits } from '../ports/stage.ts';
import { fireAt } from '../table/fires.ts';

type NoteOf<T extends Note['type']> = Extract<Note, { type: T }>;
type WhoAt = (chair: number) => Who;

/** A note, and the turn that it fell in. */
interface Dated<T extends Note['type']> {
  note: NoteOf<T>;
  turn: number;
}

function dated<T extends Note['type']>(log: readonly Note[], type: T): Dated<T>[] {
  let turn = 0;
  return log.flatMap((note) => {
    if (note.type === 'turn-began') turn = note.turn;
    return note.type === type ? [{ note: note as NoteOf<T>, turn }] : [];
  });
}

/** How it ended, when all is open (SA15.9). Of a game that was left nothing is shown that its player may not know. */
export function creditsOf(game: Game, faces: readonly Face[], rest: Ended<TableTypes>): Credits {
  const { log, result, turn } = game;
  const you = chairOf(rest.seating);
  const whoAt: WhoAt = (chair) => (chair === you ? 'you' : (faces[chair] as Face));
  const burnt = dated(log, 'burnt');
  const turned = dated(log, 'turned');
  const role = you === null ? null : (game.roles[you] as Role);
  const won = you !== null && (result?.winners.includes(you) ?? false);
  const mine = you === null ? null : fireAt(log, you);
  const count = (type: Note['type']): number => log.filter((note) => note.type === type).length;
  return {
    conceded: rest.conceded,
    result,
    won,
    role,
    why: result === null ? WHY.left(turn) : whyOf(game, whoAt),
    own:
      result === null || role === null
        ? ''
        : [
            ownEnd({ role, won, burnt: mine?.turn ?? null, last: game.lastTurned === you }, result.how),
            ...(mine === null || mine.accusers.length === 0 ? [] : [TABLE.burntOut.accused(mine.accusers.map(whoAt))]),
          ].join(' '),
    cast: result === null ? [] : faces.map((face, chair) => memberOf(game, { face, chair, you }, burnt, turned, whoAt)),
    turns: turn,
    choices: rest.choices,
    asked: rest.asked,
    exchanges: count('exchanged'),
    refused: count('refused'),
    burnt: burnt.length,
    turned: result === null ? 0 : turned.length,
    claims: count('claimed'),
    replay: rest.replay,
    hash: rest.hash,
  };
}

function memberOf(
  { roles, ring, hands, result }: Game,
  { face, chair, you }: { face: Face; chair: number; you: number | null },
  burnt: readonly Dated<'burnt'>[],
  turned: readonly Dated<'turned'>[],
  whoAt: WhoAt,
): CastMember {
  const role = roles[chair] as Role;
  const fire = burnt.find(({ note }) => note.chair === chair);
  const turn = turned.find(({ note }) => note.chair === chair);
  const { fates } = ENDING;
  const fate =
    fire !== undefined
      ? fates.burnt(whoAt(fire.note.by), fire.turn, role)
      : turn !== undefined
        ? fates.turned(whoAt(turn.note.by), turn.turn)
        : role === 'stand-in'
          ? fates.standIn
          : fates.original;
  return {
    chair,
    face,
    isYou: chair === you,
    role,
    won: result?.winners.includes(chair) ?? false,
    isOut: !ring.includes(chair),
    hand: hands[chair] as readonly Script[],
    fate,
  };
}

/** SA15, in one line. */
function whyOf({ result, roles, ring, log, options, lastTurned }: Game, whoAt: WhoAt): string {
  const it = roles.indexOf('stand-in');
  const standIn = whoAt(it);
  const by = log.flatMap((note) => (note.type === 'burnt' && note.chair === it ? [whoAt(note.by)] : []))[0];
  const originals = ring.filter((chair) => roles[chair] === 'original');
  switch (result?.how) {
    case 'burnt':
      return result.winners.length > 0 ? WHY.burnt(standIn, by ?? standIn) : WHY.burntForNobody(standIn, by ?? standIn);
    case 'declared':
      if (options.sharedTriumph) return WHY.shared(standIn);
      return lastTurned === null ? WHY.declared(standIn) : WHY.declaredLast(standIn, whoAt(lastTurned));
    case 'alone':
      return WHY.alone(standIn);
    case 'false-declaration':
      return WHY.falseDeclaration(standIn, originals.map(whoAt));
    case 'vengeance':
      return originals.length > 0 ? WHY.vengeanceOriginals : WHY.vengeanceRecast;
    case 'last':
      return WHY.last(whoAt(ring[0] as number));
    default:
      return WHY.dawn;
  }
}
