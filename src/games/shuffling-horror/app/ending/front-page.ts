import type { Choose } from '../../../../app/ending/choose.ts';
import type { Article, FrontPage } from '../../../../app/ports/ending.ts';
import { toneOf } from '../../../../text/cards/prints.ts';
import { NEWS } from '../../../../text/ending/newspaper.ts';
import type { Role, Story } from '../ports/ending.ts';
import { gone, heroOf, living, villainOf } from './people.ts';

/** How it ended, as a newspaper sorts it. */
export type Turnout = 'survived' | 'doomed' | 'conceded' | 'wrapped' | 'escaped';

export function turnoutOf({ conceded, mode, survived }: Story): Turnout {
  if (conceded) return 'conceded';
  if (mode === 'direct') return survived ? 'escaped' : 'wrapped';
  return survived ? 'survived' : 'doomed';
}

/** How many of the fallen get a line of their own. */
const NAMED = 3;
/** A column has room for so much. */
const LINES = 5;

/** Tomorrow's front page. It reports what happened; only its weather and its ads are made up. */
export function frontPageOf(story: Story, choose: Choose): FrontPage {
  const turnout = turnoutOf(story);
  const ad = choose('ads', NEWS.ads);
  const second = choose(
    'more ads',
    NEWS.ads.filter((it) => it !== ad),
  );
  return {
    masthead: NEWS.masthead,
    price: NEWS.price,
    dateline: NEWS.dateline(choose('day', DAYS), choose('edition', NEWS.editions)),
    headline: choose<(alive: number) => string>('headline', NEWS.headlines[turnout])(living(story).length),
    deck: deckOf(story, turnout),
    articles: [toll(story, turnout), fight(story), town(story, choose)],
    photo: photoOf(story),
    weather: choose('weather', NEWS.weather),
    ads: [ad, second],
  };
}

function photoOf(story: Story): FrontPage['photo'] {
  const card = villainOf(story);
  return card === null ? null : { card, caption: NEWS.photo(card) };
}

const DAYS: readonly number[] = Array.from({ length: 365 }, (_, day) => day);

function deckOf(story: Story, turnout: Turnout): string {
  const { cast, reel, whole } = story;
  const alive = living(story).length;
  const villain = gone(story).length === 0 ? null : villainOf(story);
  const said =
    turnout === 'conceded'
      ? NEWS.decks.conceded(reel)
      : story.survived
        ? NEWS.decks.survived(cast.length, alive, cast.length - alive)
        : NEWS.decks.doomed(cast.length, reel);
  if (!whole) return `${said} ${NEWS.decks.unknown}`;
  return villain === null || turnout === 'conceded' ? said : `${said} ${NEWS.decks.blame(villain)}`;
}

function toll(story: Story, turnout: Turnout): Article {
  const lost = gone(story);
  const named = lost.slice(0, NAMED);
  const rest = lost.slice(NAMED).map(({ id }) => id);
  const turned = lost.filter((role) => role.fate === 'turned' && !isTakenByEvent(role)).map(({ id }) => id);
  const words = [...lost].reverse().find(({ lastWords }) => lastWords !== null);
  const friend = lost.find(({ putDownBy }) => putDownBy !== null);
  const paragraphs = [
    ...(lost.length === 0 ? [NEWS.toll.none] : [named.map(tollOf).join(' ')]),
    ...(rest.length > 0 ? [NEWS.toll.others(rest)] : []),
    ...(turned.length > 0 ? [NEWS.toll.turned(turned)] : []),
    ...(friend?.putDownBy ? [NEWS.toll.putDown(friend.id, friend.putDownBy)] : []),
    ...(words?.lastWords ? [NEWS.toll.words(words.id, words.lastWords)] : []),
    aftermath(living(story), turnout),
  ];
  return { head: NEWS.toll.head, paragraphs };
}

function tollOf(role: Role): string {
  const { id, end } = role;
  if (end === null) return NEWS.toll.unseen(id);
  return isTakenByEvent(role) ? NEWS.toll.taken(id, end.reel) : NEWS.toll.lost(id, end.reel, end.by);
}

/** Nobody struck: a card did it. */
const isTakenByEvent = ({ end }: Role): boolean => end?.by != null && toneOf(end.by) === 'horror';

function aftermath(alive: readonly Role[], turnout: Turnout): string {
  if (turnout === 'conceded') return NEWS.living.running(alive.length);
  const [only] = alive;
  if (only === undefined) return turnout === 'wrapped' ? NEWS.living.noneWrapped : NEWS.living.none;
  return alive.length === 1 ? NEWS.living.one(only.id) : NEWS.living.many(alive.map(({ id }) => id));
}

function fight(story: Story): Article {
  const { kills, biggest, worst, headShots, fumbles } = story;
  const hero = heroOf(story);
  const [shot] = headShots;
  const bare = kills.find(({ way }) => way === 'hands');
  const lines = [
    kills.length === 0 ? NEWS.fight.none : NEWS.fight.total(kills.length),
    hero !== null && kills.length > 1 && NEWS.fight.hero(hero.id, hero.kills),
    shot !== undefined && NEWS.fight.headShot(shot.by, shot.card, shot.reel),
    headShots.length > 1 && NEWS.fight.headShots(headShots.length),
    biggest !== null && NEWS.fight.biggest(biggest.by, biggest.target, biggest.total, biggest.reel),
    worst !== null && worst.by !== '' && NEWS.fight.worst(worst.target, worst.by, worst.total),
    bare !== undefined && NEWS.fight.hands(bare.by, bare.card),
    fumbles > 0 && NEWS.fight.fumbles(fumbles),
  ];
  return { head: NEWS.fight.head, paragraphs: told(lines) };
}

function town(story: Story, choose: Choose): Article {
  const { lastStand, features, breaches, shelters, turningPoint, assaults, probed, stars, clips, survived } = story;
  const standing = shelters.find(({ card }) => !breaches.some((it) => it.card === card));
  const [feature] = features;
  const [fallen] = breaches;
  const [held] = probed;
  const star = stars[stars.length - 1];
  const lines = [
    lastStand !== null && !story.conceded && NEWS.town.lastStand(lastStand, survived),
    feature !== undefined && NEWS.town.features(features.length, feature),
    fallen !== undefined && NEWS.town.fell(fallen.card, fallen.reel),
    turningPoint !== null && NEWS.town.turningPoint(turningPoint),
    assaults > 0 && NEWS.town.assault(assaults),
    held !== undefined && NEWS.town.probed(held.card),
    star !== undefined && NEWS.town.star(star.card, star.reel),
    clips > 0 && NEWS.town.clip,
    standing !== undefined && NEWS.town.stands(standing.card),
  ];
  const said = told(lines);
  return { head: NEWS.town.head, paragraphs: said.length < 3 ? [...said, choose('quiet', NEWS.town.quiet)] : said };
}

const told = (lines: readonly (string | false)[]): string[] => lines.filter((line) => line !== false).slice(0, LINES);
