import { lessonsOf, swingsOf } from '../../../director-ai/geiger-man/simulation/dailies.ts';
import type { AppContext } from '../../../shell/app-context.ts';
import { Dailies } from '../app/dailies/dailies.ts';
import type { Film } from '../app/play/screening.ts';
import { sumInThreads } from './stage/threads.ts';
import { paintStill } from './still.ts';
import type { Ways } from './ways.ts';

const ROOM = 'geiger-man/dailies';
/** So many strokes of luck are told. */
const SWINGS = 8;

/** The show that is being looked at, for as long as the page is open: whoever comes back from the table finds it as it was. */
let onTheTable: Dailies | null = null;

export const dailiesOnTheTable = (): Dailies | null => onTheTable;

export function openDailies(context: AppContext, { begin, watch }: Ways, film: Film): void {
  onTheTable?.stop();
  onTheTable = new Dailies(film, {
    analyse: (footage, onShare) => sumInThreads({ kind: 'dailies', footage, seed: 'dailies' }, onShare),
    cut: (found) => ({ lessons: lessonsOf(found), swings: swingsOf(found, SWINGS) }),
    watch: (shown, at) => watch(shown, ROOM, at),
    begin,
    paint: paintStill,
  });
  context.go(ROOM);
}
