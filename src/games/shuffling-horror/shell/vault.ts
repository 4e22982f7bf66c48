import { CASTS, DIRECTORS } from '../../../director-ai/shuffling-horror/registry.ts';
import { movieInVault } from '../app/vault/in-vault.ts';
import { paintStill } from '../ui/still/paint-still.ts';
import { paint } from './paint.ts';

export const inVault = movieInVault(
  (role, name) => Object.hasOwn(role === 'director' ? DIRECTORS : CASTS, name),
  (canvas, still) => paintStill(canvas, still, paint),
);
