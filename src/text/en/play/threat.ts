import type { CardId } from '../../../rules/shuffling-horror/index.ts';
import { percent } from '../../numerals.ts';
import { inLine } from '../cards/names.ts';

/** What the coming Director's turn may cost. */
export const THREAT = {
  /** Said once, when rings are first drawn. */
  first:
    'The ring on a face: the chance to lose that survivor in the coming Director’s turn, if nobody spends. Hatched is what spoints can buy off; solid is what they cannot. Every card that turns up is counted in at once.',
  /** Of a throng with faces below its number. */
  facesTip: 'A face with a red figure: the chance that this throng goes for that one in the coming Director’s turn.',
  /** Of a ring that is pointed at. */
  ringTip: (lost: number, least: number): string =>
    `${percent(lost)} to be lost in the coming Director’s turn if nobody spends; ${percent(least)} if everything is spent.`,
  understood: 'Understood',
  /** Of a survivor, in a sentence; the second is what no spoints can buy off. */
  danger: (lost: number, least: number): string =>
    percent(lost) === percent(least)
      ? `${percent(lost)} to be lost in the coming Director’s turn`
      : `${percent(lost)} to be lost in the coming Director’s turn, ${percent(least)} if everything is spent`,
  was: (was: number): string => `${percent(was)} at your last choice`,
  left: (lost: number): string => `then ${percent(lost)}`,
  face: (at: CardId, chance: number): string => `${inLine(at)} ${percent(chance)}`,
  aims: (faces: string): string => `may go for ${faces}`,
  throngThen: (strength: number, hits: number): string =>
    strength === 0 ? 'then it is gone' : `then strength ${strength}, hits ${percent(hits)}`,
} as const;
