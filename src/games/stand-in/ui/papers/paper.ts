import type { Card } from '../../../../rules/stand-in/index.ts';

/** What somebody has laid over the table. */
export type Paper = { kind: 'pause' | 'keys' | 'declare' } | { kind: 'zoom'; card: Card } | null;
