import { readFileSync } from 'node:fs';
import type { Hired } from '../../src/app/vault/movie-file.ts';
import { CASTS, DIRECTORS } from '../../src/director-ai/shuffling-horror/registry.ts';

/** Files as they were made when their format was new. They are never written again. */
export const stored = (name: string): string => readFileSync(`tests/saves/${name}`, 'utf8');

export const hired: Hired = (role, name) => Object.hasOwn(role === 'director' ? DIRECTORS : CASTS, name);
