import { describe, expect, test } from 'vitest';
import { geigerMan, type Prompt, type Reply } from '../../../src/rules/geiger-man/index.ts';
import { Luck } from '../../properties/luck.ts';
import { pick } from '../trial.ts';
import { started } from './kit.ts';

const CONFIG = { seed: 'undo', girl: 'hazel', killer: 'geiger-man', location: 'moonglow' } as const;
const chanceSoFar = ({ movie }: ReturnType<typeof started>): string =>
  JSON.stringify([movie.diceStream, movie.deckStream, movie.fateStream, geigerMan.view(movie, 0).terror]);

describe('taking a choice back', () => {
  test('leads to the very table before it, and never past a die or a card that was seen', () => {
    let taken = 0;
    for (const seed of ['one', 'two', 'three']) {
      const recording = started({ ...CONFIG, seed });
      const luck = new Luck(seed.length);
      const stood: { table: string; chance: string }[] = [];
      for (let i = 0; i < 150 && recording.prompt !== null; i++) {
        stood.push({ table: geigerMan.hash(recording.movie), chance: chanceSoFar(recording) });
        const to = recording.undoTo;
        if (to !== null) {
          taken++;
          expect(geigerMan.hash(recording.rewound(to).movie)).toBe(stood[to]?.table);
          expect(chanceSoFar(recording)).toBe(stood[to]?.chance);
        }
        recording.submit(pick(luck, recording.prompt as Prompt));
      }
    }
    expect(taken).toBeGreaterThan(20);
  });

  test('a step may be taken back, a throw may not', () => {
    const recording = started(CONFIG);
    const steps = recording.prompt?.replies.find((reply) => reply.type === 'play') as Reply;
    recording.submit(steps);
    expect(recording.prompt?.type).toBe('roll'); // the dice lie
    expect(recording.undoTo).toBeNull();
  });

  test('a card thrown away for Time may be had back', () => {
    const recording = started(CONFIG);
    const before = geigerMan.hash(recording.movie);
    const time = recording.prompt?.replies.find((reply) => reply.type === 'time') as Reply;
    recording.submit(time);
    expect(recording.undoTo).toBe(0);
    expect(geigerMan.hash(recording.rewound(0).movie)).toBe(before);
  });
});
