import type { Page } from '@playwright/test';
import { answerTo } from '../../src/director-ai/shuffling-horror/messages.ts';
import type { GameSetup } from '../../src/games/shuffling-horror/app/play/game-setup.ts';
import { answersItself, askFor, isHuman } from '../../src/games/shuffling-horror/app/play/players.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import type { Save, Seating } from '../../src/games/shuffling-horror/kept.ts';
import { type Prompt, promptOf } from '../../src/rules/shuffling-horror/index.ts';
import { pack } from '../../src/storage/save.ts';
import { putOnShelf } from '../../tools/soak/shelf.ts';

const YOURS: Seating = { seats: ['you', 'you', 'you'], director: 'feature' };
const PLAYED: Seating = { seats: ['sensible', 'sensible', 'sensible'], director: 'feature' };
/** The other chair. */
export const DIRECTED: Pick<GameSetup, 'seating' | 'mode'> = {
  seating: { seats: ['sensible', 'sensible', 'sensible'], director: 'you' },
  mode: { kind: 'direct' },
};

/** A movie of the player's that sensible people have played to its last choice, or to the first one that is such. */
export function nearlyOver(
  seed: string,
  deck = 'roswell-51',
  { seating, mode: way }: Pick<GameSetup, 'seating' | 'mode'> = { seating: YOURS, mode: { kind: 'feature' } },
  isIt: (prompt: Prompt) => boolean = () => false,
): Save {
  const config = { seed, seats: 3, deck };
  const { recording } = Recording.start({ config, seating, mode: way, openingReplies: [] });
  const { movie } = recording;
  let save: Save | null = null;
  for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
    const given = answersItself(seating, movie, prompt);
    if (given === null && isHuman(seating, prompt.to, 0)) {
      save = recording.save();
      if (isIt(prompt)) break;
    }
    recording.submit(given ?? answerTo(askFor(PLAYED, movie, prompt)));
  }
  if (save === null) throw new Error('nobody was asked anything');
  return save;
}

/** One of the player's that waits for somebody to attack one of so many. */
export const facing = (seed: string, targets: number): Save =>
  nearlyOver(seed, undefined, undefined, ({ type, replies }) => {
    const attacks = replies.flatMap((reply) => (reply.type === 'attack' ? [reply.target] : []));
    return type === 'act' && new Set(attacks).size === targets;
  });

/** Newer than what any test has played until then. */
const NEWEST = 10_000;

/** Puts a save on the page's shelf, as the autosave would have. */
export const putAutosave = (page: Page, save: Save): Promise<void> =>
  putOnShelf(page, { 'autosave-a': pack(save, NEWEST) });
