import fc from 'fast-check';
import { expect, it } from 'vitest';
import { headingOf, rewardsOf } from '../../../src/games/geiger-man/app/questions/ask.ts';
import { choiceOf } from '../../../src/games/geiger-man/app/questions/choice.ts';
import { tableModel } from '../../../src/games/geiger-man/app/table/table-model.ts';
import { en } from '../../../src/games/geiger-man/text/en/index.ts';
import { es } from '../../../src/games/geiger-man/text/es/index.ts';
import type { Line } from '../../../src/games/geiger-man/text/scene.ts';
import { plainText } from '../../../src/games/geiger-man/text/shapes/parts.ts';
import {
  type GeigerManEvent,
  geigerMan,
  neighbours,
  PROMPT_TYPES,
  type Prompt,
  REPLY_TYPES,
  type View,
} from '../../../src/rules/geiger-man/index.ts';
import { Luck } from '../../properties/luck.ts';
import { configs, pick } from '../trial.ts';

const LONG = process.env.LONG === '1';
const BOTH = [en, es] as const;
const ILL = /undefined|NaN|\[object|null|\S {2}|\.\.|[!?]\.(?!”)|(?<!\p{L})(?:de|a) el\b/u;
/** Quicker than an assertion for each of a million sentences. */
function fine(text: string | undefined): void {
  if (text === undefined || ILL.test(text)) throw new Error(`ill-formed: ${text}`);
}
const MET = {
  events: new Set<string>(),
  prompts: new Set<string>(),
  replies: new Set<string>(),
  askers: new Set<string>(),
};

/** What must be the same in both languages: how a line is set, whose it is, and what it names. */
const shape = (line: Line | null): string =>
  line === null
    ? 'nothing'
    : [
        line.style,
        line.by,
        ...line.parts.flatMap((part) => (typeof part === 'string' ? [] : [`${part.tone} ${part.card}`])).sort(),
      ].join(', ');

function tell(e: GeigerManEvent, view: View): void {
  MET.events.add(e.type);
  const scene = { ...view, rewards: rewardsOf(view) };
  const [one, other] = BOTH.map((words) => words.log.lineOf(e, scene)) as [Line | null, Line | null];
  if (shape(one) !== shape(other)) throw new Error(`${e.type}: ${shape(one)} is ${shape(other)}`);
  for (const line of [one, other]) fine(plainText(line?.parts ?? []));
  for (const words of BOTH) fine(words.spoken.spokenOf(e, scene));
}

function ask(prompt: Prompt, view: View): void {
  MET.prompts.add(prompt.type);
  if (prompt.type === 'card') MET.askers.add(prompt.by);
  for (const words of BOTH) {
    fine(headingOf(words, view, prompt));
    const labels = prompt.replies.map((reply) => {
      MET.replies.add(reply.type);
      const { label, detail } = choiceOf(words, view, prompt, reply);
      if (label === '') throw new Error(`no label for ${reply.type}`);
      fine(`${label} ${detail}`.trim());
      return `${label} ${detail}`;
    });
    // Every button can be told from every other one.
    if (new Set(labels).size !== labels.length) throw new Error(`two alike: ${labels.join(' | ')}`);
  }
}

/** The whole table in words, space by space. */
function look(view: View): void {
  const { spaces } = tableModel(view);
  for (const words of BOTH)
    for (const { id, victims } of spaces) {
      const here = {
        you: view.girlAt === id,
        killer: view.killerAt === id ? view.killer : null,
        victims,
        minions: view.minions.filter(({ at }) => at === id).length,
        pillar: view.pillars.includes(id),
        trap: view.traps.find(({ at }) => at === id)?.item ?? null,
      };
      fine(words.queries.QUERIES.space(id, here, neighbours(view, id)));
    }
}

it('random shows can be told, asked and looked at in both languages', { timeout: LONG ? 6_000_000 : 600_000 }, () => {
  const holds = (config: Parameters<typeof geigerMan.start>[0], seed: number) => {
    const { game, events } = geigerMan.start(config);
    const luck = new Luck(seed);
    let view = geigerMan.view(game, 0);
    for (const e of events) tell(e, view);
    for (let prompt = geigerMan.promptOf(game); prompt !== null; prompt = geigerMan.promptOf(game)) {
      ask(prompt, view);
      const reply = pick(luck, prompt);
      if (prompt.type === 'act' && prompt.n % 5 === 0) look(view);
      for (const e of geigerMan.advance(game, reply)) {
        tell(e, view);
        if (LONG) view = geigerMan.fold(view, e);
      }
      view = geigerMan.view(game, 0);
    }
  };
  fc.assert(fc.property(configs, fc.nat(999_999), holds), {
    numRuns: LONG ? 1500 : 40,
    seed: 1951,
    endOnFailure: true,
  });
  // A reward is seldom still owed as a phase ends.
  expect(PROMPT_TYPES.filter((type) => type !== 'reward' && !MET.prompts.has(type))).toEqual([]);
  expect(REPLY_TYPES.filter((type) => LONG && !MET.replies.has(type))).toEqual([]);
  expect(MET.replies.size).toBeGreaterThan(25);
  expect(MET.events.size).toBeGreaterThan(55);
});
