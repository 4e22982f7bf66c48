import { expect, test } from 'vitest';
import { companyOf } from '../../../src/games/stand-in/app/play/company.ts';
import { PARTS } from '../../../src/games/stand-in/app/play/parts.ts';
import type { Recording } from '../../../src/games/stand-in/app/play/recording.ts';
import { questionOf } from '../../../src/games/stand-in/app/questions/question.ts';
import { type Game, type Prompt, standIn } from '../../../src/rules/stand-in/index.ts';
import { plain, recordingOf, WISH } from './kit.ts';

/** All that the page shows of a game at that prompt. */
function pageOf(game: Game, prompt: Prompt, { setup, chair }: Recording) {
  const view = standIn.view(game, chair);
  const table = PARTS.draw.tableOf(view, setup.seating);
  const question =
    prompt.to === chair
      ? questionOf({ view, prompt, company: companyOf(view, setup.seating.faces), odds: null }, table.threes)
      : null;
  return JSON.parse(JSON.stringify({ table, question, mood: PARTS.tell.moodOf(view) }));
}

/** SA17.7: whatever the seat may not see is dealt anew, and nothing on its page changes. */
test.each([4, 6, 9])('nothing of other hands is on the page, %i seats', (seats) => {
  const recording = recordingOf({ config: { ...WISH.config, seats, seed: `secret ${seats}` } });
  const chair = recording.chair as number;
  let looked = 0;
  while (recording.prompt !== null) {
    const { prompt, movie } = recording;
    if (prompt.n % 7 === 0 || (prompt.to === chair && prompt.type !== 'talk')) {
      const world = standIn.resample(standIn.view(movie, chair), chair, `world ${prompt.n}`);
      const page = pageOf(movie, prompt, recording);
      expect(pageOf(world, prompt.to === chair ? (standIn.promptOf(world) as Prompt) : prompt, recording)).toEqual(
        prompt.to === chair ? { ...page, question: { ...page.question, n: standIn.promptOf(world)?.n } } : page,
      );
      looked++;
    }
    recording.submit(plain({ prompt, seed: `${seats}` } as never));
  }
  expect(looked).toBeGreaterThan(20);
});

test('the screenplay tells what the seat has seen, and no more (SA17.7)', () => {
  const recording = recordingOf({ config: { ...WISH.config, seats: 6, seed: 'told' } });
  const chair = recording.chair as number;
  while (recording.prompt !== null) {
    const { prompt } = recording;
    for (const { event } of recording.submit(plain({ prompt, seed: 'told' } as never)) ?? []) {
      expect(standIn.seen(event, chair)).toEqual(event);
      if (event.type === 'drew' && event.chair !== chair) expect(event.card).toBeNull();
      if (event.type === 'exchanged' && ![event.offerer, event.partner].includes(chair)) {
        expect([event.given, event.back]).toEqual([null, null]);
      }
    }
  }
  expect(recording.log.filter(({ style }) => style === 'private').length).toBeGreaterThan(0);
});
