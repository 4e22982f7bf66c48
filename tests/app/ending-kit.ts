import { answerTo } from '../../src/director-ai/shuffling-horror/messages.ts';
import { sheetOf } from '../../src/games/shuffling-horror/app/ending/sheet.ts';
import { storyOf } from '../../src/games/shuffling-horror/app/ending/story.ts';
import type { GameSetup } from '../../src/games/shuffling-horror/app/play/game-setup.ts';
import { askFor } from '../../src/games/shuffling-horror/app/play/players.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import type { Story } from '../../src/games/shuffling-horror/app/ports/ending.ts';
import type { Seating } from '../../src/games/shuffling-horror/kept.ts';
import { hashText, type Prompt, promptOf, type Reply, seatAt } from '../../src/rules/shuffling-horror/index.ts';

/** A movie from its first frame to its end, or to where somebody walks out, played by computers. */
export function played(setup: GameSetup, walkOutAfter = Number.POSITIVE_INFINITY): Recording {
  const { recording } = Recording.start(setup);
  const { seating } = setup;
  for (let prompt = promptOf(recording.movie); prompt !== null; prompt = promptOf(recording.movie)) {
    if (recording.replies.length >= walkOutAfter) break;
    recording.submit(replyTo(seating, recording, prompt));
  }
  return recording;
}

/** Random players need no look at the table, and that is most of the time a movie takes. */
function replyTo(seating: Seating, { movie }: Recording, prompt: Prompt): Reply {
  const seat = seatAt(prompt.to);
  const who = seat === null ? seating.director : seating.seats[seat];
  if (who !== 'random') return answerTo(askFor(seating, movie, prompt));
  const at = Number.parseInt(hashText(`${movie.seed}/${prompt.n}`).slice(0, 8), 16) % prompt.replies.length;
  return prompt.replies[at] as Reply;
}

export function writtenUp(recording: Recording, conceded = false) {
  const { seed } = recording.setup.config;
  const credits = recording.credits(conceded);
  const story = storyOf(recording, credits);
  return { recording, credits, story, sheet: sheetOf(story, credits, String(seed)) };
}

const LEVELS = ['random', 'matinee', 'random', 'late-show:butcher', 'feature:showman'];
const CASTS = ['random', 'random', 'random', 'random', 'random', 'sensible', 'brave'];

/** Movies of many kinds, all of them different. */
export const setupOf = (n: number): GameSetup => {
  const seats = 2 + (n % 5);
  const who = CASTS[n % CASTS.length] as string;
  return {
    config: {
      seed: `ending-${n}`,
      seats,
      deck: 'roswell-51',
      ...(n % 4 === 3 ? { options: { survivorLoss: true, clip: true } } : {}),
    },
    seating: { seats: Array.from({ length: seats }, () => who), director: LEVELS[n % LEVELS.length] as string },
    mode: { kind: n % 9 === 4 ? 'direct' : 'feature' },
    openingReplies: [],
  };
};

/** A story in which nothing much happened, to be changed by the test. */
export const plainStory = (change: Partial<Story> = {}): Story => ({
  deck: 'roswell-51',
  hash: 'a1',
  whole: true,
  mode: 'feature',
  both: false,
  turned: null,
  survived: true,
  conceded: false,
  seats: 3,
  level: 'feature',
  personality: '',
  reel: 4,
  rounds: 20,
  choices: 100,
  cast: [],
  kills: [],
  headShots: [],
  biggest: null,
  worst: null,
  features: [],
  assaults: 0,
  shelters: [],
  breaches: [],
  stars: [],
  probed: [],
  turningPoint: null,
  lastStand: null,
  fumbles: 0,
  rests: 4,
  spent: 30,
  clips: 0,
  met: {},
  ...change,
});
