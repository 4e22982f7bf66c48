import type { Choose } from '../../../../app/ending/choose.ts';
import type { Article, FrontPage } from '../../../../app/ports/ending.ts';
import { toneOf } from '../../../../text/cards/prints.ts';
import { NEWS } from '../../../../text/ending/newspaper.ts';
import { byDeck } from '../../../../text/words-by-deck.ts';
import type { Role, Story } from '../ports/ending.ts';
import { gone, heroOf, living, villainOf } from './people.ts';

/** How it ended, as a newspaper sorts it. */
export type Turnout = 'survived' | 'doomed' | 'conceded' | 'wrapped' | 'escaped';

export function turnoutOf({ conceded, mode, survived }: Story): Turnout {
  if (conceded) return 'conceded';
  if (mode === 'direct') return survived ? 'escaped' : 'wrapped';
  return survived ? 'survived' : 'doomed';
}

type News = ReturnType<typeof newsOf>;
const newsOf = ({ deck }: Story) => byDeck(deck, NEWS);

/** How many of the fallen get a line of their own. */
const NAMED = 3;
/** A column has room for so much. */
const LINES = 5;

/** Tomorrow's front page. It reports what happened; only its weather and its ads are made up. */
export function frontPageOf(story: Story, choose: Choose): FrontPage {
  const news = newsOf(story);
  const turnout = turnoutOf(story);
  const ad = choose('ads', news.ads);
  const second = choose(
    'more ads',
    news.ads.filter((it) => it !== ad),
  );
  return {
    masthead: news.masthead,
    price: news.price,
    dateline: news.dateline(choose('day', DAYS), choose('edition', news.editions)),
    headline: choose<(alive: number) => string>('headline', news.headlines[turnout])(living(story).length),
    deck: deckOf(story, turnout),
    articles: [toll(story, turnout), fight(story), town(story, choose)],
    photo: photoOf(story),
    weather: choose('weather', news.weather),
    ads: [ad, second],
  };
}

function photoOf(story: Story): FrontPage['photo'] {
  const news = newsOf(story);
  const card = villainOf(story);
  return card === null ? null : { card, caption: news.photo(card) };
}

const DAYS: readonly number[] = Array.from({ length: 365 }, (_, day) => day);

function deckOf(story: Story, turnout: Turnout): string {
  const news = newsOf(story);
  const { cast, reel, whole } = story;
  const alive = living(story).length;
  const villain = gone(story).length === 0 ? null : villainOf(story);
  const said =
    turnout === 'conceded'
      ? news.decks.conceded(reel)
      : story.survived
        ? news.decks.survived(cast.length, alive, cast.length - alive)
        : news.decks.doomed(cast.length, reel);
  if (!whole) return `${said} ${news.decks.unknown}`;
  return villain === null || turnout === 'conceded' ? said : `${said} ${news.decks.blame(villain)}`;
}

function toll(story: Story, turnout: Turnout): Article {
  const news = newsOf(story);
  const lost = gone(story);
  const named = lost.slice(0, NAMED);
  const rest = lost.slice(NAMED).map(({ id }) => id);
  const turned = lost.filter((role) => role.fate === 'turned' && !isTakenByEvent(role)).map(({ id }) => id);
  const words = [...lost].reverse().find(({ lastWords }) => lastWords !== null);
  const friend = lost.find(({ putDownBy }) => putDownBy !== null);
  const paragraphs = [
    ...(lost.length === 0 ? [news.toll.none] : [named.map((role) => tollOf(role, news)).join(' ')]),
    ...(rest.length > 0 ? [news.toll.others(rest)] : []),
    ...(turned.length > 0 ? [news.toll.turned(turned)] : []),
    ...(friend?.putDownBy ? [news.toll.putDown(friend.id, friend.putDownBy)] : []),
    ...(words?.lastWords ? [news.toll.words(words.id, words.lastWords)] : []),
    aftermath(living(story), turnout, news),
  ];
  return { head: news.toll.head, paragraphs };
}

function tollOf(role: Role, news: News): string {
  const { id, end } = role;
  if (end === null) return news.toll.unseen(id);
  return isTakenByEvent(role) ? news.toll.taken(id, end.reel) : news.toll.lost(id, end.reel, end.by);
}

/** Nobody struck: a card did it. */
const isTakenByEvent = ({ end }: Role): boolean => end?.by != null && toneOf(end.by) === 'horror';

function aftermath(alive: readonly Role[], turnout: Turnout, news: News): string {
  if (turnout === 'conceded') return news.living.running(alive.length);
  const [only] = alive;
  if (only === undefined) return turnout === 'wrapped' ? news.living.noneWrapped : news.living.none;
  return alive.length === 1 ? news.living.one(only.id) : news.living.many(alive.map(({ id }) => id));
}

function fight(story: Story): Article {
  const news = newsOf(story);
  const { kills, biggest, worst, headShots, fumbles } = story;
  const hero = heroOf(story);
  const [shot] = headShots;
  const bare = kills.find(({ way }) => way === 'hands');
  const lines = [
    kills.length === 0 ? news.fight.none : news.fight.total(kills.length),
    hero !== null && kills.length > 1 && news.fight.hero(hero.id, hero.kills),
    shot !== undefined && news.fight.headShot(shot.by, shot.card, shot.reel),
    headShots.length > 1 && news.fight.headShots(headShots.length),
    biggest !== null && news.fight.biggest(biggest.by, biggest.target, biggest.total, biggest.reel),
    worst !== null && worst.by !== '' && news.fight.worst(worst.target, worst.by, worst.total),
    bare !== undefined && news.fight.hands(bare.by, bare.card),
    fumbles > 0 && news.fight.fumbles(fumbles),
  ];
  return { head: news.fight.head, paragraphs: told(lines) };
}

function town(story: Story, choose: Choose): Article {
  const news = newsOf(story);
  const { lastStand, features, breaches, shelters, turningPoint, assaults, probed, stars, clips, survived } = story;
  const standing = shelters.find(({ card }) => !breaches.some((it) => it.card === card));
  const [feature] = features;
  const [fallen] = breaches;
  const [held] = probed;
  const star = stars[stars.length - 1];
  const lines = [
    lastStand !== null && !story.conceded && news.town.lastStand(lastStand, survived),
    feature !== undefined && news.town.features(features.length, feature),
    fallen !== undefined && news.town.fell(fallen.card, fallen.reel),
    turningPoint !== null && news.town.turningPoint(turningPoint),
    assaults > 0 && news.town.assault(assaults),
    held !== undefined && news.town.probed(held.card),
    star !== undefined && news.town.star(star.card, star.reel),
    clips > 0 && news.town.clip,
    standing !== undefined && news.town.stands(standing.card),
  ];
  const said = told(lines);
  return { head: news.town.head, paragraphs: said.length < 3 ? [...said, choose('quiet', news.town.quiet)] : said };
}

const told = (lines: readonly (string | false)[]): string[] => lines.filter((line) => line !== false).slice(0, LINES);
