import type { Query } from '../../../../app/ports/keys.ts';
import type { StageState } from '../../app/ports/stage.ts';
import { plainText } from '../../text/shapes/parts.ts';
import { WORDS } from '../../text/words.ts';

/** What is said to whoever asks by a key. `back`: how often the same was asked before it, for what lies further back. */
export function answerTo(query: Query, state: StageState, back: number): string {
  const { QUERIES } = WORDS.queries;
  const { table, log } = state;
  const { girl, killer } = table;
  switch (query) {
    case 'question': {
      const { question, menus, phase } = state;
      if (question === null || phase !== 'asking') return QUERIES.notAsked;
      const choices = (menus.at(-1) ?? question.options).map(({ label, detail }, i) =>
        QUERIES.choice(i < 9 ? String(i + 1) : '–', [label, detail].filter((words) => words !== '').join(', ')),
      );
      return [question.heading, question.aside, ...choices].filter((words) => words !== '').join(' ');
    }
    case 'short':
      return QUERIES.short(girl.id, table.turn, girl.health, killer.health, table.apart);
    case 'throngs':
      return [
        QUERIES.killer(killer.id, whereOf(state, 'killer'), table.apart, killer.health, killer.attack, killer.move),
        QUERIES.minions(...minionsIn(state)),
        QUERIES.decks(killer.dread),
      ].join(' ');
    case 'screen':
      return [
        QUERIES.tracks(table.horror, table.dice, table.time, killer.row),
        QUERIES.toll(table.saved, killer.dead),
      ].join(' ');
    case 'yours':
      return [
        QUERIES.hand(table.hand.flatMap(({ id, count }) => Array.from({ length: count }, () => id))),
        QUERIES.items(girl.items.map(({ id }) => id)),
      ].join(' ');
    case 'event':
      return (
        log.filter(({ speaker, heard }) => speaker === null && heard !== '').at(-1 - back)?.heard ?? QUERIES.noEvent
      );
    case 'remark': {
      const line = log.filter(({ speaker }) => speaker !== null).at(-1 - back);
      return line === undefined ? QUERIES.noEvent : line.heard || plainText(line.parts);
    }
  }
}

const whereOf = ({ table: { spaces } }: StageState, who: 'girl' | 'killer'): string =>
  spaces.find((space) => space[who])?.id ?? '';

/** How many Skitters there are, and how far the closest is. */
function minionsIn({ table: { spaces } }: StageState): [n: number, steps: number] {
  const there = spaces.filter(({ minions }) => minions.length > 0);
  return [
    there.reduce((sum, { minions }) => sum + minions.length, 0),
    Math.min(...there.map(({ steps }) => steps), 99),
  ];
}

/** Where she is and what is beside her. */
export function whereIs({ table: { spaces } }: StageState): string {
  const { QUERIES } = WORDS.queries;
  const here = spaces.find(({ girl }) => girl);
  return here === undefined ? '' : `${QUERIES.where(here.id)} ${QUERIES.beside(here.near.map(({ space }) => space))}`;
}

/** Where the victims are, the closest first. */
export function victimsIn({ table: { spaces } }: StageState): string {
  const { QUERIES } = WORDS.queries;
  const there = spaces.filter(({ victims }) => victims.length > 0).sort((a, b) => a.steps - b.steps);
  const n = there.reduce((sum, { victims }) => sum + victims.length, 0);
  return [
    QUERIES.victims(n),
    ...there.map(({ id, victims, steps }) => `${QUERIES.victimsAt(id, victims, steps)}.`),
  ].join(' ');
}
