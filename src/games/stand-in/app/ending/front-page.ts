import type { Choose } from '../../../../app/ending/choose.ts';
import type { Article, FrontPage } from '../../../../app/ports/ending.ts';
import { nameOf } from '../../../../text/cards/names.ts';
import { PAPER } from '../../text/paper.ts';
import type { Face } from '../../text/shapes/company.ts';
import type { Report } from './night.ts';

/** A column has room for so much. */
const LINES = 5;
const ADS = 2;

/** Tomorrow's front page. It reports what happened; only its weather, its ads and a canteen are made up. */
export function frontPageOf(report: Report, choose: Choose): FrontPage {
  const { night } = report;
  const how = report.how ?? 'left';
  const { masthead, price, editions, headlines, leads, weather, ads } = PAPER;
  return {
    masthead,
    price,
    dateline: choose('edition', editions),
    headline: choose('headline', headlines[how])(night),
    deck: leads[how](night),
    articles: [companyOf(report), lotOf(report, choose)],
    photo: night.standIn === null ? null : { card: night.standIn, caption: nameOf(night.standIn) },
    weather: choose('weather', weather),
    ads: some('ads', ads, ADS, choose),
  };
}

/** Who was lost, and how; of a game that was left nobody knows more than who was burnt. */
function companyOf({ how, night, faces, burnt, turned, lies }: Report): Article {
  const { head, burnt: burning, turned: turning, noneBurnt, noneTurned, lived, liar, wronged } = PAPER.company;
  const at = (chair: number): Face => faces[chair] as Face;
  const gone = new Set([...burnt, ...turned].map(({ chair }) => chair));
  const left = faces.filter((face, chair) => !gone.has(chair) && face !== night.standIn);
  const fires = burnt.map(({ chair, by, role }) => burning(at(chair), at(by), role));
  const rest =
    how === null
      ? []
      : [
          turned.length === 0 ? noneTurned : turning(at(turned[0]?.chair as number), turned[0]?.turn as number),
          lived(left),
          ...(night.liar === null ? [] : [liar(night.liar, lies[faces.indexOf(night.liar)] ?? 0)]),
          ...(night.wronged === null ? [] : [wronged(night.wronged)]),
        ];
  const paragraphs = [...(fires.length === 0 ? [noneBurnt] : fires.slice(0, LINES - 2)), ...rest];
  return { head, paragraphs: paragraphs.slice(0, LINES) };
}

function lotOf({ how, night }: Report, choose: Choose): Article {
  const { head, doors, refusals, curtain, turned, quiet } = PAPER.lot;
  const heard = [
    ...(night.doors > 0 ? [doors(night.doors)] : []),
    ...(night.refusals > 0 ? [refusals(night.refusals)] : []),
    ...(night.curtains > 0 ? [curtain] : []),
    ...(how !== null && night.turned > 0 ? [turned(night.turned)] : []),
  ];
  return { head, paragraphs: [...heard, ...some('quiet', quiet, Math.max(1, LINES - 2 - heard.length), choose)] };
}

/** So many of them, none twice. */
function some<T>(what: string, from: readonly T[], n: number, choose: Choose): T[] {
  const found: T[] = [];
  while (found.length < Math.min(n, from.length)) {
    const left = from.filter((it) => !found.includes(it));
    found.push(choose(`${what} ${found.length}`, left));
  }
  return found;
}
