import { keyOf, PICKS, type Query } from '../../../../app/ports/keys.ts';
import { percent } from '../../../../text/numerals.ts';
import { keyName } from '../../../../text/play/keys.ts';
import { plainText } from '../../../../text/play/parts.ts';
import { QUERIES } from '../../../../text/play/queries.ts';
import { UI } from '../../../../text/play/ui.ts';
import { mainOf } from '../ports/commentary.ts';
import type { StageState } from '../ports/stage.ts';
import type { TableModel, ThrongOnTable } from '../ports/table.ts';
import { capital, frameWords, listed, survivorWords, throngWords } from '../ports/table-words.ts';
import { aimWords, dangerWords } from '../ports/threat-words.ts';

/** The answer to a query, in sentences. `back`: how many events before the last one. */
export function answerTo(query: Query, state: StageState, back: number): string {
  const { table } = state;
  switch (query) {
    case 'question':
      return questionAgain(state);
    case 'short':
      return sentences([[QUERIES.short(table.reel, table.round, table.alive), ...worst(table)].join(', ')]);
    case 'throngs': {
      const all = throngsOf(table);
      if (all.length === 0) return sentences([QUERIES.noThrongs]);
      return sentences(all.map((throng) => listed([throngWords(throng, table.deck), aimWords(state.threat, throng)])));
    }
    case 'screen':
      return sentences([...table.frames.map(frameWords), table.shut ? UI.reelPileShut : UI.reelPile(table.reelPile)]);
    case 'yours':
      return yours(state);
    case 'event':
      return event(state, back);
    case 'remark': {
      const last = mainOf(state.comments);
      return last === null ? QUERIES.noRemark : `${last.words} ${last.luck}`.trim();
    }
  }
}

const sentences = (all: readonly string[]): string =>
  all.map((one) => (/[.?!]$/.test(one) ? one : `${one}.`)).join(' ');
const throngsOf = ({ throngs, seats }: TableModel): ThrongOnTable[] =>
  [...throngs, ...seats.flatMap((seat) => seat.throngs)].filter(({ cards }) => cards.length > 0);

const worst = (table: TableModel): string[] => {
  const all = throngsOf(table).map(({ hits }) => hits);
  return all.length === 0 ? [] : [QUERIES.worst(percent(Math.max(...all)))];
};

function yours({ table, threat }: StageState): string {
  const seats = table.seats.filter((seat) => seat.yours && seat.pool.length > 0);
  if (seats.length === 0) return sentences([QUERIES.noSurvivors]);
  const told = seats.flatMap((seat) => [
    `${UI.seat(seat.seat)}: ${UI.power(seat.power)}`,
    ...seat.pool.map((it) => listed([survivorWords(it, table.deck), dangerWords(threat, it.card.id)])),
  ]);
  return sentences([...told, ...worst(table).map(capital)]);
}

function questionAgain({ question, menus, settings }: StageState): string {
  if (question === null) return QUERIES.notAsked;
  const menu = menus[menus.length - 1];
  const options = (menu ?? question.options).map(({ label, detail }) => listed([label, detail]));
  const dial = menu === undefined ? question.dial : null;
  const first = dial?.notches[0]?.chances.map(({ words, p }) => `${words} ${percent(p)}`) ?? [];
  const all = dial === null ? options : [...options, listed([dial.verb, ...first])];
  const asked = sentences([question.chair.words, question.heading, question.aside].filter((it) => it !== ''));
  const keyed = all.map((words, i) => {
    const pick = PICKS[i];
    return pick === undefined ? words : QUERIES.choice(keyName(keyOf(settings.keys, pick)), words);
  });
  return `${asked} ${sentences(keyed)}`;
}

/** What was said of choices, and where a round plays, are no events. */
function event({ log }: StageState, back: number): string {
  const lines = log.filter(({ id, style, isLead }) => style !== 'scene' && !isLead && Number.isInteger(id));
  const line = lines[lines.length - 1 - back];
  return line === undefined ? QUERIES.noEvent : `${line.lead} ${plainText(line.parts)}`.trim();
}
