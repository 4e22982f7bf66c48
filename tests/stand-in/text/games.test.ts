import { describe, expect, it } from 'vitest';
import { companyPlayer } from '../../../src/director-ai/stand-in/company.ts';
import { answerTo } from '../../../src/director-ai/stand-in/messages.ts';
import { en } from '../../../src/games/stand-in/text/en/index.ts';
import { es } from '../../../src/games/stand-in/text/es/index.ts';
import { type Company, FACES } from '../../../src/games/stand-in/text/shapes/company.ts';
import type { Line } from '../../../src/games/stand-in/text/shapes/lines.ts';
import { plainText } from '../../../src/games/stand-in/text/shapes/parts.ts';
import { chanceFrom, type Options, type StandInEvent, standIn } from '../../../src/rules/stand-in/index.ts';
import { watch } from '../company/positions.ts';

const CASES: readonly [number, number, Partial<Options>][] = [
  [4, 1, {}],
  [6, 12, { glassTrailer: true, toldRoles: true }],
  [6, 3, { vengeance: true }],
  [7, 4, { lateArrival: true }],
  [12, 5, { silent: true }],
];

/** Everything that is heard from one chair, of a game that random players play. */
function told(
  seats: number,
  seed: number,
  options: Partial<Options>,
  at: (e: StandInEvent, company: Company) => void,
): void {
  const { game, events } = standIn.start({ seed, seats, options });
  const chance = chanceFrom(`told ${seed}`);
  const you = seed % seats;
  const hear = (all: readonly StandInEvent[]): void => {
    const company = { faces: FACES, you, ring: game.ring.slice() };
    for (const event of all) {
      const seen = standIn.seen(event, you);
      if (seen !== null) at(seen, company);
    }
  };
  hear(events);
  for (let prompt = standIn.promptOf(game); prompt !== null; prompt = standIn.promptOf(game)) {
    const usual = prompt.replies.filter(({ type }) => type !== 'declare');
    hear(standIn.advance(game, usual[Math.floor(chance() * usual.length)] as (typeof usual)[number]));
  }
}

const shape = ({ style, quiet, speaker, saying, parts }: Line): unknown => ({
  style,
  quiet,
  speaker,
  saying,
  names: [
    ...new Set(
      parts.flatMap((part) => (typeof part === 'string' || part.who === 'you' ? [] : [part.card ?? part.who])),
    ),
  ].sort(),
});

describe('a game, told from one chair', () => {
  it.each(CASES)(
    '%i seats, seed %i: the same in both languages, of the same people and cards',
    (seats, seed, options) => {
      let lines = 0;
      told(seats, seed, options, (event, company) => {
        const [english, spanish] = [en.log.lineOf(event, company), es.log.lineOf(event, company)];
        expect(shape(spanish), plainText(spanish.parts)).toEqual(shape(english));
        const said = [english, spanish].map(({ parts }) => plainText(parts));
        expect(said.join(' ')).not.toMatch(/undefined|NaN|\[object| {2}\S/);
        expect(en.log.heardOf(event, company) === null).toBe(es.log.heardOf(event, company) === null);
        lines++;
      });
      expect(lines).toBeGreaterThan(100);
    },
  );

  it('nothing is said of a card that the chair has not seen', () => {
    told(6, 8, {}, (event, company) => {
      if (!('card' in event) || event.card !== null) return;
      const cards = en.log
        .lineOf(event, company)
        .parts.filter((part) => typeof part !== 'string' && part.card !== null);
      expect(cards.filter((part) => typeof part !== 'string' && part.card !== 'recast')).toEqual([]);
    });
  });
});

describe('every question of a game', () => {
  it.each(['feature', 'midnight'] as const)('has words, and every reply and every reason has (%s)', (level) => {
    let asked = 0;
    const odd: string[] = [];
    watch(companyPlayer(level), 6, 21, ({ view, prompt }) => {
      const company: Company = { faces: FACES, you: prompt.to, ring: view.ring };
      const { why } = answerTo({ view, prompt, level, temper: 'recluse', dice: 'd' });
      for (const { prompts, choices, reasons } of [en, es]) {
        const { tells, asks } = prompts.questionOf(prompt, company, null);
        const said = [
          tells,
          asks,
          ...prompt.replies.map((reply) => choices.labelOf(reply, prompt, company)),
          ...(why?.weighed ?? []).map((option) => reasons.becauseOf(option, why?.role ?? 'original', prompt, company)),
        ];
        odd.push(...said.filter((words) => !/^(?!.*(?:undefined|NaN|\[object| {2}))\S.*\S$/.test(words)));
      }
      const labels = prompt.replies.map((reply) => en.choices.labelOf(reply, prompt, company));
      expect(new Set(labels).size, labels.join(', ')).toBe(labels.length);
      asked++;
    });
    expect(odd).toEqual([]);
    expect(asked).toBeGreaterThan(50);
  });
});

it('SA6.4 with two seats left, the two doors between them are told apart', () => {
  const company: Company = { faces: FACES, you: 3, ring: [3, 5] };
  const asked = { n: 1, to: 3, type: 'act', replies: [] } as const;
  for (const { choices } of [en, es])
    for (const card of ['chained-door', 'fire-axe'] as const) {
      const labels = [0, 1].map((gap) => choices.labelOf({ type: 'play', card, target: 5, gap }, asked, company));
      expect(new Set(labels).size, labels.join()).toBe(2);
    }
});
