import type { KillerId } from '../../../../rules/geiger-man/index.ts';

interface Pronouns {
  readonly he: string;
  readonly him: string;
  readonly his: string;
}
const PRONOUNS: Readonly<Record<KillerId, Pronouns>> = {
  'geiger-man': { he: 'he', him: 'him', his: 'his' },
  'salt-widow': { he: 'she', him: 'her', his: 'her' },
};
/** A Killer that nobody knows yet is “the Killer”. */
const ANY: Pronouns = { he: 'the Killer', him: 'the Killer', his: 'the Killer’s' };
export const pronounsOf = (killer: KillerId | null): Pronouns => (killer === null ? ANY : PRONOUNS[killer]);
