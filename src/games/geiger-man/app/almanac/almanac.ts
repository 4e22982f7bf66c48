import {
  ACTION,
  ACTIONS,
  type ActionId,
  GIRL,
  GIRLS,
  KILLER,
  KILLERS,
  type KillerId,
  LOCATION,
  LOCATIONS,
  type LocationId,
} from '../../../../rules/geiger-man/index.ts';
import { BOOK } from '../../text/book-words.ts';
import type { CardWords } from '../../text/card-words.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import type { RuleId } from '../../text/rule-words.ts';
import type { Event, Finale, Item, Power, SetUp, Terror } from '../../text/shapes/ids.ts';
import { WORDS } from '../../text/words.ts';
import type { CardPage, Kind } from '../ports/almanac.ts';

/** What holds for all of a kind. */
const RULES_OF: Readonly<Record<Kind, readonly RuleId[]>> = {
  girl: ['FG1.5', 'FG9.3', 'FG9.6', 'FG2.8'],
  killer: ['FG1.3', 'FG14.1', 'FG17.1', 'FG22.2'],
  action: ['FG4.1', 'FG4.3', 'FG13.1'],
  item: ['FG11.1', 'FG11.3', 'FG4.7'],
  terror: ['FG14.2', 'FG19.1', 'FG15.1'],
  power: ['FG18.1'],
  finale: ['FG21.1', 'FG21.2'],
  event: ['FG23.1', 'FG23.2'],
  setUp: ['FG2.6'],
  location: ['FG1.4', 'FG8.1', 'FG20.2'],
};
const OF_ACTION: Readonly<Record<(typeof ACTION)[ActionId]['kind'], readonly RuleId[]>> = {
  action: [],
  attack: ['FG12.1', 'FG12.2'],
  search: ['FG10.1', 'FG10.3'],
  reaction: ['FG16.3'],
  're-roll': ['FG5.8'],
};

const FRAME: Readonly<Record<Kind, string>> = {
  girl: 'girl',
  killer: 'killer',
  action: 'action',
  item: 'item',
  terror: 'terror',
  power: 'power',
  finale: 'finale',
  event: 'event',
  setUp: 'set-up',
  location: 'location',
};

type Told = Pick<CardPage, 'rule'> & Partial<Pick<CardPage, 'head' | 'more' | 'from' | 'copies'>>;

function page(kind: Kind, id: string, words: CardWords, told: Told, rules: readonly RuleId[] = []): CardPage {
  const { name, line, flavour } = words;
  return {
    id: `${FRAME[kind]}-${id}`,
    kind,
    name,
    line,
    flavour,
    head: '',
    more: [],
    from: LOBBY.rooms.ALMANAC.anyShow,
    copies: null,
    rules: [...rules, ...RULES_OF[kind]],
    ...told,
  };
}

/** Every card of both sets, kind by kind. */
export const almanacPages = (): CardPage[] => [
  ...GIRLS.map((id) => {
    const { name, job, line, flavour, ultimate } = WORDS.girls.GIRLS[id];
    const { starTurn } = LOBBY.rooms.ALMANAC;
    const more = [{ head: starTurn, lines: [`${ultimate.name}: ${ultimate.rule}`, ultimate.flavour] }];
    return page('girl', id, { name, line, flavour }, { head: job, rule: BOOK.cardRules.girlRule(GIRL[id]), more });
  }),
  ...KILLERS.map(killerPage),
  ...ACTIONS.map((id) => {
    const def = ACTION[id];
    const { actionRule, actionCost } = BOOK.cardRules;
    const told = { head: actionCost(def), rule: actionRule(def), copies: def.copies };
    return page('action', id, WORDS.actions.ACTIONS[id], told, OF_ACTION[def.kind]);
  }),
  ...KILLERS.flatMap(broughtBy),
  ...LOCATIONS.flatMap(foundAt),
];

function killerPage(id: KillerId): CardPage {
  const def = KILLER[id];
  const { killerRule, rowRule, aboveRule } = BOOK.cardRules;
  const { MINION, PILLAR, KILLERS: words } = WORDS.killers;
  const rows = def.rows.map(({ attack, move, reached }, at) => rowRule(at + 1, attack, move, reached));
  const brings = def.minion !== null ? MINION : PILLAR;
  const more = [
    { head: LOBBY.rooms.ALMANAC.rows, lines: [...rows, aboveRule(def)] },
    { head: brings.names, lines: [brings.rule, brings.flavour] },
  ];
  return page('killer', id, words[id], { rule: `${killerRule(def)} ${words[id].rule}`, more });
}

function broughtBy(killer: KillerId): CardPage[] {
  const def = KILLER[killer];
  const from = LOBBY.rooms.ALMANAC.of(killer);
  const { terrorRule, finaleRule } = BOOK.cardRules;
  const { SECRETS, LAST_ACTS } = WORDS.killers;
  return [
    ...def.terror.map((it) =>
      page(
        'terror',
        it.id,
        WORDS.dread.DREAD[it.id as Terror],
        { rule: terrorRule(it, killer, null), from, copies: it.copies },
        isMinor(it) ? ['FG18.2'] : [],
      ),
    ),
    ...[...def.powers, def.epic].map((id) => {
      const words = SECRETS[id as Power];
      return page('power', id, words, { rule: words.rule, from }, id === def.epic ? ['FG27.2'] : []);
    }),
    ...def.finales.map((it) =>
      page('finale', it.id, LAST_ACTS[it.id as Finale], { rule: finaleRule(it, killer), from }),
    ),
  ];
}
const isMinor = ({ health }: { health: number }): boolean => health > 0;

function foundAt(location: LocationId): CardPage[] {
  const { items, terror, events, setUps, spaces } = LOCATION[location];
  const { itemHead, itemRule, terrorRule, setUpRule, spaceRule } = BOOK.cardRules;
  const { ALMANAC } = LOBBY.rooms;
  const from = ALMANAC.from(location);
  const words = WORDS.locations.LOCATIONS[location];
  const lines = spaces.map((space) => `${WORDS.names.spaceName(space.id)}: ${spaceRule(space, location)}`);
  return [
    page('location', location, words, { rule: words.line, more: [{ head: ALMANAC.spaces, lines }] }),
    ...items.map((it) =>
      page('item', it.id, WORDS.items.ITEMS[it.id as Item], { head: itemHead(it), rule: itemRule(it), from }),
    ),
    ...terror.map((it) =>
      page('terror', it.id, WORDS.dread.DREAD[it.id as Terror], {
        rule: terrorRule(it, null, location),
        from,
        copies: it.copies,
      }),
    ),
    ...events.map((it) => {
      const card = WORDS.events.EVENTS[it.id as Event];
      return page('event', it.id, card, { rule: card.rule, from }, it.special === null ? [] : ['FG23.3']);
    }),
    ...setUps.map((it) => page('setUp', it.id, WORDS.locations.SET_UPS[it.id as SetUp], { rule: setUpRule(it), from })),
  ];
}
