import type { Choose } from '../../../../app/ending/choose.ts';
import type { FrontPage } from '../../../../app/ports/ending.ts';
import { AFTER } from '../../text/after-words.ts';
import type { Told } from '../../text/endings.ts';

/** A column has room for so much. */
const LINES = 5;

/** Tomorrow's front page. It reports what happened; only its weather and its ads are made up. */
export function frontPageOf(told: Told, choose: Choose): FrontPage {
  const { NEWS } = AFTER.newspaper;
  const { masthead, price, weather, ads } = NEWS.papers[told.location];
  const ad = choose('ads', ads);
  const second = choose(
    'more ads',
    ads.filter((it) => it !== ad),
  );
  const column = ({ head, rows }: (typeof NEWS)['toll' | 'report']) => ({
    head,
    paragraphs: rows.flatMap((row) => row(told) ?? []).slice(0, LINES),
  });
  return {
    masthead,
    price,
    dateline: choose('edition', NEWS.editions),
    headline: choose<(w: Told) => string>('headline', NEWS.headlines[told.outcome])(told),
    deck: NEWS.lead(told),
    articles: [column(NEWS.toll), column(NEWS.report)],
    photo: { card: `killer-${told.killer}`, caption: NEWS.photo(told) },
    weather: choose('weather', weather),
    ads: [ad, second],
  };
}
