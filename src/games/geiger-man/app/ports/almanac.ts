import type { RuleId } from '../../text/rule-words.ts';

export const KINDS = [
  'girl',
  'killer',
  'action',
  'item',
  'terror',
  'power',
  'finale',
  'event',
  'setUp',
  'location',
] as const;
export type Kind = (typeof KINDS)[number];

/** A card as the almanac tells of it. */
export interface CardPage {
  /** The name of its picture, by which it is told from all others. */
  id: string;
  kind: Kind;
  name: string;
  /** What it does in a few words. */
  line: string;
  flavour: string;
  /** The same in full, and what else is printed on it. */
  rule: string;
  more: readonly { head: string; lines: readonly string[] }[];
  /** What stands over it: its cost, its hands. */
  head: string;
  /** Who or what brings it. */
  from: string;
  /** How many there are; null: that is no question. */
  copies: number | null;
  rules: readonly RuleId[];
}
