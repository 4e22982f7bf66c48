import { IllegalConfig } from '../../kernel/replies.ts';
import { type Options, PLAIN, PRESETS, type Preset, SWITCHES, type Switch, type SwitchDef } from '../model/options.ts';
import type { CardId } from '../model/vocabulary.ts';
import { type CardFacts, type DeckIndex, deckIndex } from './cards.ts';

type Value = boolean | string;

/** R22.2: as a third power play, in nobody's place. The book allows it and advises against it: it helps the cast a good deal. */
const ADDED = 'added';

/** What a switch can be set to in this deck, "off" first; with that alone, the rule has no place in it. */
export const switchValues = (id: Switch, deck: string): readonly Value[] => valuesIn(id, deckIndex(deck));

function valuesIn(id: Switch, index: DeckIndex): readonly Value[] {
  const { values, names, needs }: SwitchDef = SWITCHES[id];
  if (needs === 'blob' && !index.instances.some((card) => factsIn(index, card).isBlob)) return values.slice(0, 1);
  return names === undefined ? values : [...values, ...namesIn(names, index)];
}

/** R20.8: either sanctuary. R22.2: either power play, or none of them, in a deck that has a third. */
function namesIn(kind: NonNullable<SwitchDef['names']>, index: DeckIndex): CardId[] {
  const cards = index.instances.filter((card) => factsIn(index, card).kind === kind);
  const spare = cards.filter((card) => factsIn(index, card).powerPlay?.bonus === true);
  if (kind === 'sanctuary') return cards;
  return spare.length === 0 ? [] : [...cards.filter((card) => !spare.includes(card)), ADDED];
}

const factsIn = (index: DeckIndex, card: CardId): CardFacts => index.byId[card] as CardFacts;

/** A preset as this deck can play it: "last" is the last of the cards a switch can name. */
export function presetOf(preset: Preset, deck: string): Partial<Options> {
  const set = Object.entries(PRESETS[preset]).flatMap(([id, value]) => {
    const values = switchValues(id as Switch, deck);
    const wanted = value === 'last' ? values[values.length - 1] : value;
    return values.includes(wanted as Value) ? [[id, wanted]] : [];
  });
  return Object.fromEntries(set) as Partial<Options>;
}

/** Fills in what is not named, refuses what is not known. */
export function optionsFrom(given: Partial<Options> | undefined, index: DeckIndex): Options {
  const options: Options = { ...PLAIN };
  if (given !== undefined && (given === null || typeof given !== 'object')) {
    throw new IllegalConfig('options', 'must be an object');
  }
  for (const [key, value] of Object.entries(given ?? {})) {
    if (!Object.hasOwn(SWITCHES, key)) {
      throw new IllegalConfig('options', `unknown switch "${key}"; known: ${Object.keys(SWITCHES).join(', ')}`);
    }
    const values = valuesIn(key as Switch, index);
    if (!values.includes(value)) throw new IllegalConfig(`options.${key}`, `must be one of ${values.join(', ')}`);
    (options as Record<string, Value>)[key] = value;
  }
  return options;
}
