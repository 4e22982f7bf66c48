import { useMemo } from 'preact/hooks';
import type { PosterView } from '../../app/ports/poster.ts';
import { FourStars } from '../kit/four-stars.tsx';
import { halftone } from '../marquee/halftone.ts';
import { CardPicture, usePicture } from './card-picture.tsx';
import { type Box, lettered, pageMeasure } from './lettering.ts';
import './poster.css';
import { useFonts } from './use-fonts.ts';

type Size = 'small' | 'large';

/** Where the title goes. Small posters have no other words that could make room. */
const TITLES: Readonly<Record<Size, Box>> = {
  small: { width: 84, height: 50, from: 22, to: 13 },
  large: { width: 86, height: 36, from: 30, to: 8 },
};

/** Over both edges of the picture, in hundredths of its width: it runs out into the night. */
const DOTS = halftone({ x: 0, y: 0, width: 100, height: 80 }, 4, (_, y) =>
  y < 12 ? 1.9 * (1 - y / 12) : 2.3 * Math.max(0, (y - 52) / 28) ** 1.5,
);

/** What is printed in red has its title in amber. */
const RED = '#e5383b';

interface Props {
  poster: PosterView;
  size: Size;
}

/** A poster, as part of the page: whatever it says is said beside it as well. */
export function Poster({ poster, size }: Props) {
  const { film, title, tagline, picture, billing, halfStars, below } = poster;
  const isLarge = size === 'large';
  const shown = usePicture(picture, isLarge);
  const accent = shown?.accent ?? film.colour;
  return (
    <div
      class={`film-poster ${size}`}
      style={{ '--film-colour': film.colour, '--print': accent, '--title': accent === RED ? '#ffb703' : RED }}
      aria-hidden="true"
    >
      <div class="film-poster-night">
        <p class="film-poster-film">{film.name}</p>
        {isLarge && tagline !== '' && <p class="film-poster-line">{tagline}</p>}
        <div class="film-poster-scene">
          <CardPicture picture={shown} />
          <svg class="film-poster-dots" viewBox="0 0 100 80" preserveAspectRatio="none" aria-hidden="true">
            <path d={DOTS} />
          </svg>
        </div>
        <Title title={title} size={size} />
        {isLarge && billing.length > 0 && (
          <ul class="film-poster-cast">
            {billing.map((who, i) => (
              <Billed key={`${who.name} ${i}`} {...who} />
            ))}
          </ul>
        )}
        <div class="film-poster-foot">
          {halfStars !== null && <FourStars half={halfStars} />}
          {isLarge && below !== '' && <span>{below}</span>}
        </div>
      </div>
    </div>
  );
}

function Title({ title, size }: { title: string; size: Size }) {
  const fonts = useFonts();
  const { lines, size: letters } = useMemo(
    () => lettered(title.toUpperCase(), TITLES[size], pageMeasure()),
    [title, size, fonts],
  );
  return (
    <p class="film-poster-title" style={{ '--letters': letters }}>
      {lines.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </p>
  );
}

function Billed({ name, picture, turned }: PosterView['billing'][number]) {
  return (
    <li class={turned ? 'turned' : ''}>
      <CardPicture picture={usePicture(picture, false)} />
      <span>{name}</span>
    </li>
  );
}
