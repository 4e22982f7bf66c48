import {
  type GeigerManState,
  GIRL,
  itemOf,
  KILLER,
  killerFullHealth,
  LOCATION,
  type Slot,
  startingHand,
  startingTableau,
  TOKENS,
  terrorCards,
} from '../../src/rules/geiger-man/index.ts';

const cardsOf = <C>(slots: readonly Slot<C>[]): (C | null)[] => slots.map(({ card }) => card);
const same = (zones: readonly unknown[], all: readonly unknown[]): boolean =>
  zones.map(String).sort().join() === all.map(String).sort().join();
const idsOf = (defs: readonly { id: string }[]): string[] => defs.map(({ id }) => id);

const itemsOf = (m: GeigerManState): (string | null)[] => [
  ...Object.values(m.decks).flatMap(cardsOf),
  ...cardsOf(m.itemBox),
  ...idsOf(m.items),
  ...m.itemDiscard,
  ...m.traps.map(({ item }) => item),
];
/** FG30.3: the one of another Location. */
const brought = (m: GeigerManState): (string | null)[] =>
  itemsOf(m)
    .filter((id) => !idsOf(LOCATION[m.location].items).includes(String(id)))
    .slice(0, 1);

/** FG1.6: every piece in exactly one zone, every track in range; what is wrong, or null. */
export function census(m: GeigerManState): string | null {
  const place = LOCATION[m.location];
  const killer = KILLER[m.killer];
  const zones: Record<string, boolean> = {
    'action cards': same([...m.hand, ...m.discard, ...m.tableau], [...startingHand(), ...startingTableau()]),
    items: same(itemsOf(m), [...idsOf(place.items), ...brought(m)]),
    'Terror cards': same(
      [...cardsOf(m.terror), ...cardsOf(m.terrorBox), ...m.terrorDiscard, ...idsOf(m.minor)],
      terrorCards(m.killer, m.location),
    ),
    Events: same([...cardsOf(m.eventDeck), ...m.eventDiscard, ...idsOf(m.ongoing)], idsOf(place.events)),
    'Final Health tokens': same([m.lot.girl.card, m.lot.killer.card, ...cardsOf(m.tokenBox)], TOKENS),
    Finales: same([m.finale.card, ...cardsOf(m.finaleBox)], idsOf(killer.finales)),
    'Dark Powers': same(
      [m.power.card, ...cardsOf(m.powerBox)].filter((id) => id !== killer.epic),
      killer.powers,
    ),
    'special victims': m.specials.every(({ id }) => m.ongoing.some((it) => it.id === id)),
    victims: Object.values(m.victims).every((n) => n >= 0),
    Time: m.time >= -1 && m.time <= 12,
    Horror: m.horror >= 1 && m.horror <= 8,
    Bloodlust: m.bloodlust >= 1 && m.bloodlust <= killer.rows.length,
    health: m.health <= GIRL[m.girl].health && (m.health > 0 || m.result !== null),
    'Killer health':
      m.killerHealth <= killerFullHealth(m.killer, m.options) && (m.killerHealth > 0 || m.result?.won === true),
    hand: m.hand.length <= 11,
    hands: m.items.filter(({ held }) => held).reduce((sum, { id }) => sum + itemOf(id).hands, 0) <= 2,
    Minions: m.minions.length <= (killer.minion?.tokens ?? 0),
    Pillars: m.pillars.length <= killer.pillars && new Set(m.pillars).size === m.pillars.length,
  };
  return Object.keys(zones).find((name) => !zones[name]) ?? null;
}
