import { useEffect, useRef } from 'preact/hooks';
import type { EndingPort, FrontPage } from '../../app/ports/ending.ts';
import { WEATHER_HEAD } from '../../text/ending/newspaper.ts';
import './front-page.css';

/** The morning paper. */
export function FrontPageSheet({ front, paint }: { front: FrontPage; paint: EndingPort['photo'] }) {
  return (
    <article class="gazette">
      <header>
        <h3>{front.masthead}</h3>
        <p class="gazette-line">
          <span>{front.dateline}</span>
          <span>
            {WEATHER_HEAD} {front.weather}
          </span>
          <span>{front.price}</span>
        </p>
      </header>
      <h4 class="gazette-headline">{front.headline}</h4>
      <p class="gazette-deck">{front.deck}</p>
      <div class="gazette-columns">
        {front.articles.map(({ head, paragraphs }) => (
          <section key={head}>
            <h5>{head}</h5>
            {paragraphs.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </section>
        ))}
        <aside class="gazette-ads">
          {front.photo !== null && <Photo photo={front.photo} paint={paint} />}
          {front.ads.map(({ head, words }) => (
            <p key={head}>
              <strong>{head}</strong> {words}
            </p>
          ))}
        </aside>
      </div>
    </article>
  );
}

type Pictured = NonNullable<FrontPage['photo']>;

/** In the greys of a news camera. */
function Photo({ photo, paint }: { photo: Pictured; paint: EndingPort['photo'] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { card, caption } = photo;
  useEffect(() => {
    if (canvas.current !== null) void paint(canvas.current, card).catch(() => {}); // the caption stays
  }, [paint, card]);
  return (
    <figure>
      <canvas ref={canvas} width={432} height={396} role="img" aria-label={caption} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
