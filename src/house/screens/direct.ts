import type { DirectChoice } from '../../app/ports/direct.ts';
import { TEMPERS } from '../../director-ai/tempers.ts';
import { PRESETS } from '../../rules/index.ts';
import { YOU } from '../../storage/save.ts';
import { hangDirect } from '../../ui/direct/direct.tsx';
import type { Screen } from '../hall.ts';

/** As it was last chosen, for as long as the page is open. */
let last: DirectChoice = { seats: 4, temper: 'sensible', preset: 'plain' };

export const screen: Screen = (hall) =>
  hangDirect(hall.root, {
    last,
    tempers: Object.keys(TEMPERS) as DirectChoice['temper'][],
    onStart(choice) {
      last = choice;
      const { seats, temper, preset } = choice;
      hall.begin({
        config: { seed: hall.freshSeed(), seats, deck: 'roswell-51', options: PRESETS[preset] },
        seating: { seats: Array.from({ length: seats }, () => temper), director: YOU },
        way: { kind: 'direct' },
        lead: [],
      });
    },
    onLeave: () => hall.go('marquee'),
  });
