import type { Level } from '../../../../director-ai/stand-in/levels.ts';
import type { TemperName } from '../../../../director-ai/stand-in/tempers.ts';
import { hashText } from '../../../../rules/stand-in/index.ts';
import { YOU } from '../../../../storage/save.ts';
import type { Mode, TableConfig } from '../../kept.ts';
import type { Ears } from '../ports/seating.ts';
import { facesFor, humanIn } from './company.ts';
import type { TableSetup } from './recording.ts';

/** What somebody wants to play. */
export interface Wish {
  config: TableConfig;
  /** Of every computer at the table. */
  level: Level;
  /** Of every one of them, or one of each, drawn. */
  temper?: TemperName | 'even' | 'mixed';
  mode: Mode;
  ears?: Ears;
}

const TEMPERS: readonly TemperName[] = ['sceptic', 'hothead', 'diplomat', 'recluse'];

/** A table that is set: faces and tempers are drawn by the seed, and where the player sits by the rules (SA2.6). */
export function setupFor({ config, level, temper = 'mixed', mode, ears = 'matters' }: Wish): TableSetup {
  const human = humanIn(config);
  const faces = facesFor(config, human);
  const named = (face: string): string => {
    if (temper === 'even') return level;
    return `${level}:${temper === 'mixed' ? temperOf(config.seed, face) : temper}`;
  };
  const seats = faces.map((face, chair) => (chair === human ? YOU : named(face)));
  const seating = { seats, faces, marks: faces.map(() => 'none' as const), ears, watch: null };
  return { config, seating, mode, openingReplies: [] };
}

function temperOf(seed: TableConfig['seed'], face: string): TemperName {
  const drawn = Number.parseInt(hashText(`${seed}/temper/${face}`).slice(0, 6), 16);
  return TEMPERS[drawn % TEMPERS.length] as TemperName;
}
