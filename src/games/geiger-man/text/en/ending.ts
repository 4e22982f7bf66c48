import type { GirlId, KillerId } from '../../../../rules/geiger-man/index.ts';
import type { LostTo, Told, WonBy } from '../endings.ts';
import { agree, atHead, counted, plural, some } from './grammar.ts';
import { atSpace, cardInLine, cardName, girlName, girlShort, theItem, theKiller } from './names.ts';
import { pronounsOf } from './pronouns.ts';

type Why = (girl: GirlId, killer: KillerId, card: string, space: string) => string;

const WON: Readonly<Record<WonBy, Why>> = {
  card: (girl, killer, card, space) =>
    `${girlShort(girl)} finished ${theKiller(killer)} ${atSpace(space)}: ${cardName(card)}.`,
  item: (girl, killer, card, space) =>
    `${girlShort(girl)} finished ${theKiller(killer)} ${atSpace(space)}, with ${theItem(card)} and nothing else.`,
  reaction: (girl, killer, card) =>
    `${atHead(theKiller(killer))} attacked ${girlShort(girl)} once too often: ${cardName(card)}.`,
  trap: (_girl, killer, card, space) =>
    `${atHead(theKiller(killer))} stepped on ${theItem(card)} ${atSpace(space)}, and that was that.`,
  sergeant: (_girl, killer, _card, space) =>
    `The Sergeant died ${atSpace(space)}, and took ${theKiller(killer)} along.`,
  both: (girl, killer, card) =>
    `${atHead(cardInLine(card))} was the end of both, ${girlShort(girl)} and ${theKiller(killer)}. That counts as won.`,
};

const LOST: Readonly<Record<LostTo, Why>> = {
  killer: (girl, killer, _card, space) =>
    `${atHead(theKiller(killer))} caught ${girlShort(girl)} ${atSpace(space)}. It was her last heart.`,
  minion: (girl, _killer, _card, space) =>
    `A Skitter did it in the end, ${atSpace(space)}. ${girlShort(girl)} had no heart left to turn.`,
  own: (girl, _killer, card) => `${girlShort(girl)} had one heart left, and ${cardInLine(card)} cost one.`,
  secret: (girl, _killer, card) => `${cardName(card)} took ${girlShort(girl)}’s last heart. It had been a secret.`,
  dread: (girl, _killer, card) => `${cardName(card)} took ${girlShort(girl)}’s last heart. Nobody laid a hand on her.`,
  event: (girl, _killer, card) => `${cardName(card)} took ${girlShort(girl)}’s last heart. Blame the weather.`,
  stall: (girl) => `The night would not end, so it ended ${girlShort(girl)} instead.`,
};

const STARS = [
  'The usher slept through it.',
  'Somebody must have liked it.',
  'Good title.',
  'The popcorn was warm.',
  'Worth the forty cents.',
  'A good scream, honestly earned.',
  'Held over for a week.',
  'They stood up. Some of them cheered.',
  'The picture of the year. It was January.',
];

/** The words of the end credits. */
export const ENDING = {
  fresh: 'Another show',
  the: 'The End',
  verdicts: { won: 'She lives', lost: 'She does not', left: 'Walked out' },
  asides: {
    won: (killer: KillerId): string =>
      `${atHead(theKiller(killer))} is down, and the sun is up. It is the sun. She checked.`,
    lost: (turns: number): string => `It took ${plural(turns, 'turn')}. The projector ran on for a while.`,
    left: 'The usher saw nothing.',
  },
  /** Why it ended as it did, in one line. */
  won: (by: WonBy, girl: GirlId, killer: KillerId, card: string, space: string): string =>
    WON[by](girl, killer, card, space),
  lost: (to: LostTo, girl: GirlId, killer: KillerId, card: string, space: string): string =>
    LOST[to](girl, killer, card, space),
  left: (girl: GirlId, turns: number): string =>
    `You walked out in turn ${turns}. ${girlShort(girl)} is still in there.`,
  cast: 'The cast',
  fates: {
    girl: { won: 'Lived.', lost: 'Did not.', left: 'Still running when you left.' },
    killer: {
      won: 'Has stopped.',
      lost: (killer: KillerId): string => `Walks on. You would hear ${pronounsOf(killer).him}.`,
      left: 'Was last seen coming closer.',
    },
    saved: (n: number): string => (n === 0 ? 'Nobody got out.' : `${atHead(some(n, 'victim'))} got out.`),
    killed: (n: number): string => (n === 0 ? 'Nobody died.' : `${atHead(counted(n))} died.`),
  },
  numbers: {
    turns: 'Turns',
    saved: 'Saved',
    killed: 'Dead',
    dealt: 'Damage dealt',
    taken: 'Damage taken',
    cards: 'Cards played',
    thrown: 'Dice thrown',
    luck: 'Successes against the average',
    items: 'Items found',
    steps: 'Steps taken',
    choices: 'Choices made',
    asked: 'Asked “What would you do?”',
    times: (n: number): string => agree(n, 'once', n === 2 ? 'twice' : `${n} times`),
  },
  poster: {
    above: 'Last Reel Pictures presents',
    starring: (girl: GirlId): string => `Starring ${girlName(girl)}`,
    and: (killer: KillerId): string => `and introducing ${theKiller(killer)}`,
    below: (half: number): string =>
      half >= 7 ? 'The picture of the year' : half >= 5 ? 'Held over' : half >= 3 ? 'This week only' : 'One night only',
    small: (seed: string, hash: string): string => `Seed ${seed} · Print no. ${hash}`,
    alt: (title: string): string => `The poster of “${title}”`,
    save: 'Save poster',
  },
  /** What the press gave, of four stars by halves. */
  stars: (half: number): string => STARS[Math.max(0, Math.min(8, half))] as string,
} as const;

/** Over the title on the poster. */
export const TAGLINES: readonly ((w: Told) => string | null)[] = [
  (w) => (w.killer === 'geiger-man' ? 'You will hear him first. That will not help.' : null),
  (w) => (w.killer === 'geiger-man' ? 'In glorious black, white and a very bad yellow.' : null),
  (w) => (w.killer === 'salt-widow' ? 'She kept her vows. Somebody had to.' : null),
  (w) => (w.killer === 'salt-widow' ? 'The lake is dry. She is not.' : null),
  (w) => (w.location === 'moonglow' ? 'Keep your windows up. Keep your speaker on.' : null),
  (w) => (w.location === 'nightbird' ? 'All aboard. Not all off.' : null),
  (w) => (w.saved > 0 ? `${atHead(some(w.saved, 'ticket'))} home.` : null),
  (w) => (w.saved === 0 && w.killed > 3 ? 'Nobody asked for a refund. Nobody could.' : null),
  (w) => (w.outcome === 'won' ? `They laughed at ${girlShort(w.girl)}. Then it got dark.` : null),
  (w) => (w.outcome === 'lost' ? `See what became of ${girlShort(w.girl)}. Bring a friend.` : null),
  (w) => (w.turns <= 6 ? 'Arrive on time. It is a short one.' : null),
  () => 'See it with somebody you can outrun.',
];
