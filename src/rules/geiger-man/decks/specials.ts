import type { SpecialDef } from '../model/cards.ts';
import type { SpecialId } from '../model/vocabulary.ts';
import { horror, time } from './rows.ts';

/** Followers out of any other space (FG8.3). */
export const FOLLOWERS = 2;

const special = (id: SpecialId, cost: number, differs: Partial<SpecialDef>): SpecialDef => ({
  id,
  takes: 1,
  fare: 0,
  leads: FOLLOWERS,
  fills: 1,
  first: false,
  cost,
  saved: [],
  killed: [],
  ...differs,
});

export const SPECIAL: Readonly<Record<SpecialId, SpecialDef>> = {
  kid: special('kid', 3, { saved: [horror(-1)], killed: [horror(2)] }),
  star: special('star', 2, { takes: FOLLOWERS, fills: 2, killed: [{ do: 'bloodlust', n: 1 }] }),
  sergeant: special('sergeant', 0, { first: true, killed: [{ do: 'killer-damage', n: 1 }] }),
  stowaway: special('stowaway', 3, { takes: 0, saved: [time(1)], killed: [horror(2)] }),
  heiress: special('heiress', 1, { fare: 1, saved: [{ do: 'box-item' }], killed: [horror(1)] }),
  conductor: special('conductor', 2, { leads: 3, killed: [{ do: 'bloodlust', n: 1 }] }),
};
