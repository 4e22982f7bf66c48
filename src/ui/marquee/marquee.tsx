import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { TITLE } from '../../text/rooms/title.ts';
import './marquee.css';
import type { Film } from '../../app/ports/front.ts';
import { Told } from '../kit/told.tsx';
import { Menu, type MenuRow } from './menu.tsx';
import type { Posters, PostersProps } from './posters.tsx';
import { Scene } from './scene.tsx';
import { Sign } from './sign.tsx';

export interface MarqueeProps {
  rows: readonly MenuRow[];
  /** The rest of the house: everything that is no way to play. */
  doors: readonly Omit<MenuRow, 'aside' | 'icon'>[];
  /** Something to be said before anything else, as of a damaged save. */
  said: string | null;
  /** The films of several games, of which one is chosen; null: there is one game. */
  posters: PostersProps | null;
  /** Whose night stands behind all of it. */
  film: Film;
  /** Where one comes back from; null: one has only just come. */
  back: string | null;
}

/** The title: the sign, what hangs under it, and the night around them. */
function Marquee({ rows, doors, said, posters, film, back }: MarqueeProps) {
  const films = posters?.posters.length ?? 1;
  // It seldom changes: the same element is not looked through again when the menu does.
  const sign = useMemo(() => <Sign tonight={films === 1 ? TITLE.tonight : TITLE.bill(films)} />, [films]);
  const [Row, setRow] = useState<typeof Posters | null>(null);
  useEffect(() => {
    if (films > 1)
      import('./posters.tsx').then(
        (it) => setRow(() => it.Posters),
        () => {}, // the first film is on the board
      );
  }, [films]);
  useEffect(() => {
    if (back === null || (document.activeElement ?? document.body) !== document.body) return;
    document.querySelector<HTMLElement>(`[data-leads="${back}"]`)?.focus({ preventScroll: true });
  }, [back, rows.length]); // a movie that was left is found a moment later
  return (
    <div class={posters === null ? 'marquee' : 'marquee billed'}>
      <Scene film={film} />
      <main class="front">
        {sign}
        <p class="front-what">{TITLE.what}</p>
        <Menu rows={rows} film={posters === null ? null : film} />
        {said !== null && <Told class="menu-said" words={said} />}
      </main>
      {posters !== null && <div class="posters-place">{Row !== null && <Row {...posters} />}</div>}
      <footer class="small-print">
        <nav class="doors" aria-label={TITLE.menu.doors}>
          <ul>
            {doors.map(({ name, leads, onPick }) => (
              <li key={name}>
                <button type="button" class="small-link" data-leads={leads} onClick={onPick}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </div>
  );
}

export function mountMarquee(house: HTMLElement, props: MarqueeProps): void {
  render(<Marquee {...props} />, house);
}

export function unmountMarquee(house: HTMLElement): void {
  render(null, house);
}
