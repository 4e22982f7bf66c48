import type { Script } from '../../../rules/stand-in/index.ts';
import type { Thought } from '../thought.ts';

/** What Originals do not hand out: they need it. */
const KEPT: Readonly<Partial<Record<Script, number>>> = {
  'double-take': 0.04,
  'my-contract': 0.04,
  'wrong-room': 0.04,
  'screen-test': 0.05,
  'close-up': 0.01,
};

/** A double without a use for such a card would be known by its gifts. */
export const feigned = ({ level }: Thought, card: Script): number => (level.pretends ? -(KEPT[card] ?? 0) : 0);
