import type { ComponentChildren } from 'preact';
import { BulbFrame } from './bulb-frame.tsx';

/** Words on black in a frame of bulbs, as over any door here. */
export const BulbSign = ({ children }: { children: ComponentChildren }) => (
  <div class="bulb-sign">
    <BulbFrame />
    {children}
  </div>
);
