import type { FinishedCredits, KeptLabels } from '../../../../app/ports/vault.ts';
import type { Film, InVault } from '../../../../app/vault/in-vault.ts';
import type { Reply } from '../../../../rules/stand-in/index.ts';
import type { Finished } from '../../../../storage/archive.ts';
import { type AnySave, YOU } from '../../../../storage/save.ts';
import { shortName } from '../../../../text/cards/names.ts';
import { VAULT as HOUSE } from '../../../../text/rooms/vault.ts';
import { type FinishedTable, type Mode, type Save, type Seating, STAND_IN, type TableConfig } from '../../kept.ts';
import { SET_UP } from '../../text/set-up.ts';
import type { Face } from '../../text/shapes/company.ts';
import { TABLE } from '../../text/table.ts';
import { VAULT } from '../../text/vault.ts';
import { chairOf } from '../play/company.ts';
import { Recording } from '../play/recording.ts';
import { setupFor } from '../play/setup.ts';
import type { Level } from '../ports/set-up.ts';
import { levelOf } from '../records/story.ts';
import { finishedTableOf } from './finished-table.ts';

/** A table from afar: who sits there, clockwise from the player's own chair, and who is gone. */
export interface Still {
  faces: readonly { face: Face; isOut: boolean }[];
}

export interface VaultPorts {
  /** Whether a computer of that name can be asked to play. */
  isHired(name: string): boolean;
  paint(canvas: HTMLCanvasElement, still: Still): Promise<void>;
}

/** Games in the vault. Nothing on a label tells more than anybody at the table could see. */
export function tableInVault({ isHired, paint }: VaultPorts): InVault {
  /** The vault is drawn anew whenever anything in it changes; a picture is not. */
  const known = new WeakMap<AnySave, KeptLabels>();
  return {
    nameOf: (save) => nameOf(save as Save),
    labelsOf(save) {
      const labels = known.get(save) ?? labelsOf(save as Save, paint);
      known.set(save, labels);
      return labels;
    },
    markOf: (save) => `turn-${(save as Save).snapshot.turn}`,
    sealed: VAULT.sealed,
    plays: (save) => Recording.resume(save) !== null,
    refused(save) {
      if (save.game !== STAND_IN) return 'unplayable';
      if (!save.seating.seats.every((it) => it === YOU || isHired(it))) return 'unknown-player';
      const recording = Recording.resume(save);
      return recording?.isWhole ? null : 'unplayable';
    },
    runThrough,
    creditsOf: (finished) => creditsOf(finished as FinishedTable),
  };
}

const yourFace = ({ seating }: Save): Face => seating.faces[chairOf(seating) ?? 0] as Face;

const nameOf = (save: Save): string => VAULT.unnamed(yourFace(save), save.seating.faces.length - 1);

function labelsOf({ snapshot, seating, mode }: Save, paint: VaultPorts['paint']): KeptLabels {
  const { ring, turn } = snapshot;
  const you = chairOf(seating) ?? 0;
  const chairs = seating.faces.map((_, i) => (you + i) % seating.faces.length);
  const faceAt = (chair: number) => seating.faces[chair] as Face;
  const still = { faces: chairs.map((chair) => ({ face: faceAt(chair), isOut: !ring.includes(chair) })) };
  return {
    bill: billOf(seating, mode),
    where: VAULT.where(turn, ring.length, seating.faces.length),
    cast: ring.map((chair) => shortName(faceAt(chair))).join(', '),
    still: (canvas) => paint(canvas, still),
  };
}

const billOf = (seating: Seating, mode: Mode): string =>
  [TABLE.title, VAULT.ways[mode.kind], mode.kind === 'tonight' ? mode.night : '', levelName(seating)]
    .filter((it) => it !== '')
    .join(' · ');

function levelName(seating: Seating): string {
  const level = levelOf(seating);
  return level in SET_UP.level ? SET_UP.level[level as Level].name : level;
}

/** Who played is not in a replay: the level does not matter to it. */
function runThrough(film: Film, now: number): Finished | null {
  const config = film.config as TableConfig;
  const setup = setupFor({ config, level: 'feature', mode: { kind: 'game' } });
  const recording = Recording.start(setup);
  if (!film.replies.every((reply) => recording.submit(reply as Reply) !== null)) return null;
  const title = HOUSE.finished.untitled(String(config.seed));
  const finished = finishedTableOf(recording, recording.credits(false), title, now);
  return { ...finished, seating: null, mode: null } as FinishedTable;
}

const ENDS: Record<FinishedTable['ending'], FinishedCredits['end']> = {
  won: 'won',
  lost: 'lost',
  nobody: 'lost',
  left: 'left',
  cut: 'cut',
};

function creditsOf({ ending, cast, seating, turns, choices, burnt, turned }: FinishedTable): FinishedCredits {
  const level = seating === null ? '' : levelName(seating);
  return {
    end: ENDS[ending],
    line: [TABLE.title, VAULT.endings[ending], level].filter((it) => it !== '').join(' · '),
    cast: cast.map(({ face, role, isOut, isYou }) => ({
      name: isYou ? VAULT.you : shortName(face),
      fate: isOut ? 'lost' : role === null || role === 'original' ? 'alive' : 'turned',
      words: VAULT.fate(role, isOut),
    })),
    numbers: VAULT.numbers({ turns, choices, burnt, turned }),
  };
}
