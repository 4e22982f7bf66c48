import { TONIGHT } from '../../text/tonight.ts';

const POINTS = '10,1 12.6,7.2 19.3,7.8 14.2,12.2 15.8,18.8 10,15.3 4.2,18.8 5.8,12.2 0.7,7.8 7.4,7.2';

/** Four stars, drawn: no typeface of ours has them. */
export function HalfStars({ half }: { half: number }) {
  return (
    <span class="half-stars" role="img" aria-label={TONIGHT.stars(half)}>
      {[0, 1, 2, 3].map((i) => {
        const lit = Math.min(2, Math.max(0, half - 2 * i));
        return (
          <svg key={i} viewBox="0 0 20 20" aria-hidden="true">
            <polygon points={POINTS} class="dark" />
            {lit > 0 && (
              <svg width={lit * 10} height="20" aria-hidden="true">
                <polygon points={POINTS} class="lit" />
              </svg>
            )}
          </svg>
        );
      })}
    </span>
  );
}
