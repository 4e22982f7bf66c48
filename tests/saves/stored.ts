import { readFileSync } from 'node:fs';
import type { Hired } from '../../src/app/film-can.ts';
import { CASTS, DIRECTORS } from '../../src/director-ai/registry.ts';

/** Files as they were made when their format was new. They are never written again. */
export const stored = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

export const hired: Hired = (role, name) => Object.hasOwn(role === 'director' ? DIRECTORS : CASTS, name);
