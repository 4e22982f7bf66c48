import { describe, expect, test } from 'vitest';
import { firstNightSetup } from '../../src/games/shuffling-horror/app/first-night/set-up.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import type { Save } from '../../src/games/shuffling-horror/kept.ts';
import { promptOf, type Reply } from '../../src/rules/shuffling-horror/index.ts';
import { FIRST_NIGHT } from '../../src/text/rooms/first-night.ts';
import { followed, type Hand, isTurn, seated } from './first-night-kit.ts';
import { offered, until } from './kit.ts';

/** Asked for an action in reel II for the nth time, with the save that leads there. */
async function upTo(turn: number): Promise<{ save: Save; replies: readonly Reply[] }> {
  const { recording, shown } = Recording.start(firstNightSetup('free-turns'));
  const stage = seated(recording);
  let found: { save: Save; replies: readonly Reply[] } | null = null;
  let turns = 0;
  const rests: Hand = (replies) => replies.find(({ type }) => type === 'rest') ?? replies[0];
  followed(stage.session, rests, (state) => {
    if (stage.session.recording.movie.reel !== 2 || !isTurn(state)) return;
    turns += 1;
    if (turns === turn) found = { save: stage.saves.at(-1) as Save, replies: offered(state) };
  });
  await stage.session.run(shown);
  if (found === null) throw new Error(`there is no turn ${turn}`);
  return found;
}

/** What the coach says at the next action, once this was chosen and all that followed from it was settled. */
async function saidAfter(save: Save, choice: Reply): Promise<string> {
  const { session } = seated(Recording.resume(JSON.parse(JSON.stringify(save))) as Recording);
  let words = '';
  let chose = false;
  session.subscribe(() => {
    const { question, lesson: told, phase } = session.state();
    if (phase !== 'asking' || question === null || words !== '') return;
    if (chose && isTurn(session.state())) {
      words = told?.words ?? '(nothing)';
      return session.stop();
    }
    const reply = chose ? offered(session.state())[0] : choice;
    chose = true;
    session.choose(reply as Reply, question.n);
  });
  void session.run();
  await until(() => words !== '');
  return words;
}

describe('the free turns after the script', () => {
  test('a star that is kept is no turn: what it is good for is said, and the turn before is what was chosen', async () => {
    const { save, replies } = await upTo(1);
    const { session } = seated(Recording.resume(save) as Recording);
    const told: (string | undefined)[] = [];
    session.subscribe(() => {
      const state = session.state();
      if (state.phase !== 'asking' || state.question === null || told.length === 3) return;
      told.push(state.lesson?.words);
      const wanted = told.length === 1 ? replies.find(({ type }) => type === 'rest') : { type: 'hold' };
      if (told.length === 3) session.stop();
      else session.choose(wanted as Reply, state.question.n);
    });
    void session.run();
    await until(() => told.length === 3);
    const { begin, again, after } = FIRST_NIGHT.coach;
    expect(told).toEqual([begin, again, after.rest]);
  });

  test.each([1, 2, 3])('turn %i: every choice is open, and what is said next is about the one made', async (turn) => {
    const { save, replies } = await upTo(turn);
    const legal = promptOf((Recording.resume(save) as Recording).movie)?.replies.map((reply) => JSON.stringify(reply));
    expect([...new Set(replies.map((reply) => JSON.stringify(reply)))].sort()).toEqual(legal?.toSorted());
    const { after } = FIRST_NIGHT.coach;
    const expected: Partial<Record<Reply['type'], readonly string[]>> = {
      rest: [after.rest],
      hold: [after.other],
      take: [after.take],
      attack: [after.down, after.stood, after.missed],
      draw: [after.draw],
    };
    const heard = new Set<string>();
    for (const [type, words] of Object.entries(expected)) {
      const choice = replies.find((reply) => reply.type === type);
      if (choice === undefined) continue;
      const said = await saidAfter(save, choice);
      const about = words.find((it) => said.startsWith(it));
      expect(about, `${type}: ${said}`).toBeDefined();
      heard.add(about ?? '');
    }
    expect(heard.size).toBeGreaterThanOrEqual(3);
  });
});
