import { starsOfFour } from '../../text/ending/ending-stars.ts';
import './four-stars.css';

const STAR = 'M12 1.5L15 8.6L22.7 9.2L16.8 14.2L18.6 21.7L12 17.7L5.4 21.7L7.2 14.2L1.3 9.2L9 8.6Z';

/** Four stars: whole, half, or only outlined. */
export function FourStars({ half }: { half: number }) {
  return (
    <span class="four-stars" role="img" aria-label={starsOfFour(half)}>
      {[0, 1, 2, 3].map((i) => (
        <svg key={i} viewBox="0 0 24 24" aria-hidden="true">
          <path d={STAR} class="star-edge" />
          {half > i * 2 && <path d={half === i * 2 + 1 ? HALF : STAR} class="star-fill" />}
        </svg>
      ))}
    </span>
  );
}

const HALF = 'M12 1.5V17.7L5.4 21.7L7.2 14.2L1.3 9.2L9 8.6Z';
