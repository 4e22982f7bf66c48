import type { AppContext } from '../../../../shell/app-context.ts';
import type { Recording } from '../../app/play/recording.ts';
import type { Mode } from '../../kept.ts';
import type { Ways } from '../ways.ts';
import type { Extra } from './extra.ts';
import type { Tutorial } from './tutorial.ts';

export interface Extras {
  tutorial?: Tutorial;
  extraOf?: (context: AppContext, recording: Recording, begin: Ways['begin']) => Extra;
}

/** Fetched for those who want it. */
export async function extrasFor(kind: Mode['kind']): Promise<Extras> {
  switch (kind) {
    case 'first-night':
      return import('./tutorial.ts');
    case 'one-more-night':
      return import('./practice.ts');
    case 'double-bill':
      return import('./interval.tsx');
    case 'show':
    case 'tonight':
      return {};
  }
}
