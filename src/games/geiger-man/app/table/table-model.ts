import {
  ACTION,
  type ActionId,
  attackValue,
  diceFor,
  distance,
  enemyDistance,
  fullHealth,
  GIRL,
  isTagged,
  isWayOut,
  itemOf,
  KILLER,
  killerFullHealth,
  movementValue,
  neighbours,
  spacesOf,
  type Victim,
  type View,
  victimsAt,
} from '../../../../rules/geiger-man/index.ts';
import type { CardOnTable, GirlOnTable, KillerOnTable, SpaceOnTable, TableModel } from '../ports/table.ts';
import { chancesOf } from '../questions/chances.ts';
import { walkOf } from '../questions/under-way.ts';
import { screenOf } from './screen.ts';

/** The table as she sees it. */
export function tableModel(view: View): TableModel {
  return {
    turn: view.turn,
    phase: view.phase,
    location: view.location,
    horror: view.horror,
    dice: diceFor(view, false),
    time: view.time,
    girl: girlOn(view),
    killer: killerOn(view),
    strikes: strikesIn(view),
    reach: reachIn(view),
    apart: distance(view, view.girlAt, view.killerAt),
    spaces: spacesOf(view).map(({ id }) => spaceOn(view, id)),
    hand: cardsOn(view, view.hand),
    shelf: cardsOn(view, view.tableau),
    discard: counted(view.discard),
    events: view.ongoing.map(({ id, markers }) => ({ id, markers })),
    saved: view.saved,
    screen: screenOf(view),
  };
}

/** Special ones first, plain ones counted out. */
const victimsIn = (view: View, space: string): Victim[] => [
  ...view.specials.filter(({ at }) => at === space).map(({ id }) => id),
  ...new Array<Victim>(view.victims[space] ?? 0).fill('plain'),
];

function spaceOn(view: View, id: string): SpaceOnTable {
  const pile = view.decks[id];
  const top = pile?.[0];
  const numbers = new Map(spacesOf(view).find((space) => space.id === id)?.to ?? []);
  return {
    id,
    exit: isWayOut(view, id) ? 'open' : isTagged(id, 'exit') ? 'shut' : 'no',
    indoors: isTagged(id, 'indoors'),
    pile: pile === undefined ? null : { left: pile.length, top: view.up[id] === true ? (top?.card ?? null) : null },
    victims: victimsIn(view, id),
    girl: view.girlAt === id,
    killer: view.killerAt === id,
    minions: view.minions.filter(({ at }) => at === id).map((minion) => minion.id),
    pillar: view.pillars.includes(id),
    trap: view.traps.find(({ at }) => at === id)?.item ?? null,
    near: neighbours(view, id).map((space) => ({ space, numbers: numbers.get(space) ?? [] })),
    steps: distance(view, view.girlAt, id),
  };
}

/** FG15.5: spaces with somebody in them, within one move of his. */
const strikesIn = (view: View): string[] =>
  spacesOf(view)
    .map(({ id }) => id)
    .filter((id) => id === view.girlAt || victimsAt(view, id) > 0)
    .filter((id) => enemyDistance(view, 'killer', view.killerAt, id) <= movementValue(view, 'killer'));

/** FG8.3, FG9.2: two may follow her from where she stands. */
function reachIn(view: View): TableModel['reach'] {
  const walk = walkOf(view);
  if (walk === null) return [];
  return spacesOf(view)
    .map(({ id }) => ({
      space: id,
      steps: distance(view, view.girlAt, id),
      saves: Math.min(2, victimsAt(view, view.girlAt)),
    }))
    .filter(({ space, steps }) => steps > 0 && steps <= walk.left && space !== view.killerAt && isWayOut(view, space));
}

function girlOn(view: View): GirlOnTable {
  return {
    id: view.girl,
    health: view.health,
    of: fullHealth(view),
    token: view.token,
    places: GIRL[view.girl].places.map((gives, place) => ({
      gives: [gives],
      filled: view.filled[place] === true,
      owed: view.owed.includes(place),
    })),
    flipped: view.flipped,
    used: view.marks.ultimate,
    items: view.items.map(({ id, held, uses }) => ({ id, held, uses, hands: itemOf(id).hands })),
  };
}

function killerOn(view: View): KillerOnTable {
  const { rows, above } = KILLER[view.killer];
  return {
    id: view.killer,
    health: view.killerHealth,
    of: killerFullHealth(view.killer, view.options),
    token: view.killerToken,
    attack: attackValue(view, 'killer', true),
    move: movementValue(view, 'killer'),
    row: view.bloodlust,
    rows: rows.length,
    next: rows[view.bloodlust]?.reached ?? above,
    dead: view.dead,
    dread: view.terror.length,
    secret: view.powerRevealed ? view.power.card : null,
    lastAct: view.finaleSince > 0 ? view.finale.card : null,
    minors: view.minor.map(({ id, health }) => ({ id, health })),
  };
}

/** Alike ones together; lists of action cards are in the order of the rules. */
function counted(cards: readonly ActionId[]): { id: ActionId; count: number }[] {
  const found = new Map<ActionId, number>();
  for (const id of cards) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, count]) => ({ id, count }));
}

const cardsOn = (view: View, cards: readonly ActionId[]): CardOnTable[] =>
  counted(cards).map(({ id, count }) => {
    const { cost, kind, lines } = ACTION[id];
    const [two, one, none] = lines;
    return {
      id,
      cost,
      count,
      kind,
      lines: [
        { successes: 2, lines: two },
        { successes: 1, lines: one },
        { successes: 0, lines: none },
      ],
      chances: chancesOf(view, id),
    };
  });
