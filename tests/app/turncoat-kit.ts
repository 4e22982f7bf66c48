import { answerTo } from '../../src/director-ai/shuffling-horror/messages.ts';
import { answersItself, askFor, isHuman } from '../../src/games/shuffling-horror/app/play/players.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import type { Seating } from '../../src/games/shuffling-horror/kept.ts';
import {
  chanceFrom,
  type DeckId,
  type Prompt,
  promptOf,
  type Reply,
  sideAt,
} from '../../src/rules/shuffling-horror/index.ts';

const DEALT = 6;

/** One of six is the player's; the others know what they are doing. */
export const ONE_OF_SIX: Seating = {
  seats: ['you', ...Array.from({ length: DEALT - 1 }, () => 'strong')],
  director: 'late-show',
};

const start = (seed: string, deck: DeckId): Recording =>
  Recording.start({
    config: { seed, seats: DEALT, deck },
    seating: ONE_OF_SIX,
    mode: { kind: 'feature' },
    openingReplies: [],
  }).recording;

/** Plays on, the player's chairs without sense, until it is over or somebody says so; counts the choices of Pod Players. */
export function playOn(recording: Recording, seed: string, until: (prompt: Prompt) => boolean = () => false): number {
  const chance = chanceFrom(seed);
  let chosen = 0;
  for (let prompt = promptOf(recording.movie); prompt !== null; prompt = promptOf(recording.movie)) {
    if (until(prompt)) break;
    const { seating } = recording.setup;
    const own = isHuman(seating, prompt.to, recording.replies.length);
    const given = answersItself(seating, recording.movie, prompt);
    const drawn = prompt.replies[Math.floor(chance() * prompt.replies.length)] as Reply;
    if (own && given === null && sideAt(prompt.to) !== 'director') chosen++;
    recording.submit(given ?? (own ? drawn : answerTo(askFor(seating, recording.movie, prompt))));
  }
  return chosen;
}

/**
 * A movie in which everybody of the player's is gone and the others are not, shortly before there is something to choose for a
 * Pod Player: looked for, so that it is there under any rules.
 */
export function goneMovie(deck: DeckId = 'roswell-51', fits: (ended: Recording) => boolean = () => true): Recording {
  for (let i = 0; i < 200; i++) {
    const recording = start(`gone-${i}`, deck);
    playOn(recording, `gone/${i}`, () => recording.coat === 'own');
    if (recording.coat !== 'own') continue;
    const trial = recording.rewound(recording.replies.length);
    trial.turnCoat();
    if (playOn(trial, `trial/${i}`) >= 2 && fits(trial)) return recording;
  }
  throw new Error('nobody was ever lost before the others');
}
