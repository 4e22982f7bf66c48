import { useEffect } from 'preact/hooks';
import { UI } from '../../../../text/play/ui.ts';
import { titled } from '../../../../ui/kit/titled.ts';
import { Cast } from './cast.tsx';
import { Piles } from './piles.tsx';
import { Ribbon } from './ribbon.tsx';
import { Sanctuaries } from './sanctuaries.tsx';
import { Screen } from './screen.tsx';
import { Throngs } from './throngs.tsx';
import './twin.css';
import type { TwinProps } from './twin-props.ts';

/** The whole table in words: complete by itself, and what a screen reader reads beside the drawn one. */
export function Twin(props: TwinProps) {
  const { table } = props;
  const now = `${UI.reel(table.reel)}, ${UI.round(table.round)}`;
  useEffect(() => titled(now), [now]);
  return (
    <main class="twin" aria-label={UI.table}>
      <h1 class="twin-state">
        {[
          UI.reel(table.reel),
          UI.round(table.round),
          table.turningPoint && table.shut ? UI.turningPoint : '',
          table.lastStand ? UI.lastStand : '',
          table.weakness > 0 ? UI.weakness(table.weakness) : '',
        ]
          .filter((words) => words !== '')
          .join(' · ')}
      </h1>
      <Ribbon table={table} />
      <Throngs {...props} />
      <Screen {...props} />
      <Sanctuaries {...props} />
      <Piles {...props} />
      <Cast {...props} />
    </main>
  );
}
