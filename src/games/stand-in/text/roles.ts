import * as en from './en/roles.ts';
import { spoken } from './spoken.ts';

export const { ROLES, SIDES, TOLD } = spoken('roles', en);
