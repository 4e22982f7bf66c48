import { thingKey } from '../../../../app/ports/board.ts';
import { type KeyChanges, keyOf, PICKS } from '../../../../app/ports/keys.ts';
import { percent } from '../../../../text/numerals.ts';
import { keyName } from '../../../../text/play/keys.ts';
import { TABLE } from '../../../../text/play/table.ts';
import type { Option } from '../ports/question.ts';
import type { Tab } from '../ports/table-things.ts';
import { leavesOf } from './option.ts';

interface Step {
  option: Option;
  /** The places in their lists that lead to it. */
  path: readonly number[];
}

/** What each thing on the board wears while something is asked: what choosing it does, and by which keys. The shortest way to it counts. */
export function tabsOf(options: readonly Option[], changes: KeyChanges): Map<string, Tab> {
  const tabs = new Map<string, Tab>();
  const found = new Map<string, Step>();
  let level: Step[] = options.map((option, i) => ({ option, path: [i] }));
  while (level.length > 0) {
    for (const { option, path } of level) {
      const at = onlyThing(option);
      if (at === null) continue;
      const first = found.get(at);
      const tab = tabs.get(at);
      if (first === undefined || tab === undefined) {
        found.set(at, { option, path });
        tabs.set(at, { ...wordsOf(option), keys: keysOf(path, changes), orKeys: [] });
      } else if (isSameDeed(first, { option, path }))
        tabs.set(at, { ...tab, orKeys: [...tab.orKeys, ...keysOf(path, changes).slice(-1)] });
    }
    level = level.flatMap(({ option, path }) =>
      onlyThing(option) === null ? option.more.map((it, i) => ({ option: it, path: [...path, i] })) : [],
    );
  }
  return tabs;
}

/** R5.4: the same card, taken by another of the seat. */
const isSameDeed = (a: Step, b: Step): boolean =>
  a.option.reply?.type === 'take-attack' && b.option.reply?.type === 'take-attack' && a.path.length === b.path.length;

/** The one thing that a choice, or a whole list, is about. */
function onlyThing(option: Option): string | null {
  const [first, ...others] = leavesOf([option]).map(({ at }) => (at === null ? null : thingKey(at)));
  return first !== undefined && others.every((it) => it === first) ? first : null;
}

/** Past the ninth of a list there is no key. */
function keysOf(path: readonly number[], changes: KeyChanges): string[] {
  const picks = path.flatMap((place) => PICKS[place] ?? []);
  return picks.length < path.length ? [] : picks.map((pick) => keyName(keyOf(changes, pick)));
}

/** The odds of an attack as it would be made without spending; else the deed in a word or two. */
function wordsOf(option: Option): Pick<Tab, 'words' | 'short'> {
  const [leaf] = leavesOf([option]);
  const reply = leaf?.reply;
  if (reply?.type === 'attack') {
    const chance = leaf?.dial?.notches[0]?.chances.at(-1);
    if (chance !== undefined) return { words: `${chance.words} ${percent(chance.p)}`, short: percent(chance.p) };
  }
  const words = TABLE.tabs[reply?.type ?? ''] ?? '';
  return { words, short: '' };
}
