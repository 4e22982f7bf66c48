import { AWARDS, RECORDS } from './awards.ts';
import { ALMANAC, TONIGHT } from './rooms.ts';
import { DOUBLE_BILL, FILM, ONE_MORE_NIGHT, SET_UP, WAYS } from './set-up.ts';
import { VAULT } from './vault.ts';

/** Set-up, awards, the other rooms. */
export const lobby = {
  setUp: { FILM, WAYS, SET_UP, ONE_MORE_NIGHT, DOUBLE_BILL },
  awards: { AWARDS, RECORDS },
  rooms: { ALMANAC, TONIGHT },
  vault: { VAULT },
} as const;
