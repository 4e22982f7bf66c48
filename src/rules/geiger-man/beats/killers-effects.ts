import { type Next, resolve } from '../../kernel/beats.ts';
import { KILLER, terrorOf } from '../decks/decks.ts';
import { type Beat, drawEvent, type EffectsBeat, effects, enemy, place } from '../model/beats.ts';
import type { Effect } from '../model/cards.ts';
import type { Game } from '../model/state.ts';
import type { SpaceId } from '../model/vocabulary.ts';
import { happen } from '../moves/happen.ts';
import { placePillar, recoverKiller } from '../moves/tracks.ts';
import { distance, neighbours, spacesOf } from '../queries/graph.ts';
import { isTagged } from '../queries/ongoing.ts';
import { closest, closestToGirl, kindsAt, plainAt } from '../queries/victims.ts';
import { herd } from './herd.ts';

/** FG14.2: the top card, to be resolved; nothing where the deck is empty. */
export function terrorBeats(m: Game): Beat[] {
  const card = m.terror[0]?.card;
  if (!card) return [];
  happen(m, { type: 'terror-drawn', card });
  return [effects(card, terrorOf(card).effects)];
}

const then = (...first: Beat[]): Next<Beat> => resolve(first, 'next');

/** What the Killer's and the Location's cards do on the board. */
export function killersEffect(m: Game, b: EffectsBeat, effect: Effect): Next<Beat> {
  switch (effect.do) {
    case 'order':
      return then(...orders(m, effect));
    case 'event':
      return then(drawEvent());
    case 'herd':
      return then(herd(m, effect.to));
    case 'place-killer':
      return placeKiller(m, effect.at);
    case 'pillar':
      return pillar(m, effect.at);
    case 'recover':
      recoverKiller(m, effect.n);
      break;
    case 'recover-per-pillar':
      recoverKiller(m, Math.min(effect.most, m.pillars.length));
      break;
    case 'recover-unless-killed':
      if (m.kills === 0) recoverKiller(m, effect.n);
      break;
    case 'pillars-back': {
      const back = m.pillars;
      for (const at of back) happen(m, { type: 'pillar-removed', at });
      recoverKiller(m, back.length);
      break;
    }
    case 'reveal-power':
      revealPower(m);
      break;
    case 'lay-out':
      happen(m, { type: 'minor-laid-out', power: b.of, health: terrorOf(b.of).health });
      break;
    case 'calm':
      happen(m, { type: 'marked', mark: { calm: true } });
      break;
    case 'dark':
      happen(m, { type: 'marked', mark: { dark: true } });
      break;
    case 'shut':
      happen(m, { type: 'shut', until: m.turn + 1 });
      break;
    case 'victims':
      for (const [at, n] of effect.at) happen(m, { type: 'victims-came', at, n });
      break;
    case 'pull':
      pull(m);
      break;
    default:
      throw new Error(`No effect ${effect.do}`);
  }
  return 'next';
}

/** FG19.1, FG24.2: Minions first, in order of spawning. */
function orders(m: Game, { who, target, icons }: Extract<Effect, { do: 'order' }>): Beat[] {
  const beats: Beat[] = who === 'killer' ? [] : m.minions.map(({ id }) => enemy(id, target, icons));
  if (who !== 'minions') beats.push(enemy('killer', target, icons));
  return beats;
}

/** FG18.1 */
export function revealPower(m: Game): void {
  if (!m.powerRevealed) happen(m, { type: 'power-revealed', power: m.power.card as string });
}

/** FG15.10, FG19.3 */
function placeKiller(m: Game, at: 'search' | 'pillar'): Next<Beat> {
  const isMeant = (id: SpaceId): boolean =>
    at === 'pillar' ? m.pillars.includes(id) : isTagged(id, 'search') && id !== m.girlAt;
  const spaces = spacesOf(m)
    .map(({ id }) => id)
    .filter(isMeant);
  const { fullest } = closest(m, spaces, (space) => distance(m, m.girlAt, space));
  return fullest.length === 0 ? 'next' : then(place('killer', fullest));
}

function pillar(m: Game, at: 'girl' | 'victim' | 'exits'): Next<Beat> {
  if (KILLER[m.killer].pillars === 0) return 'next';
  if (at === 'exits') for (const { id } of spacesOf(m)) if (isTagged(id, 'exit')) placePillar(m, id);
  if (at === 'girl') placePillar(m, m.girlAt);
  if (at !== 'victim') return 'next';
  const spaces = closestToGirl(m, false);
  return then(place('pillar', spaces.length > 0 ? spaces : [m.girlAt]));
}

/** Pull of the Core: the Girl and every victim exactly one step away. */
function pull(m: Game): void {
  for (const from of neighbours(m, m.killerAt)) {
    for (const victim of kindsAt(m, from)) {
      const n = victim === 'plain' ? plainAt(m, from) : 1;
      for (let i = 0; i < n; i++) happen(m, { type: 'victim-moved', victim, from, to: m.killerAt, why: 'card' });
    }
  }
  if (neighbours(m, m.killerAt).includes(m.girlAt)) happen(m, { type: 'girl-shifted', to: m.killerAt });
}
