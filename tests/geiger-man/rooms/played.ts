import { byThumb } from '../../../src/director-ai/geiger-man/thumb.ts';
import type { Footage } from '../../../src/games/geiger-man/app/records/story.ts';
import { type Game, type GeigerManConfig, geigerMan, type Reply } from '../../../src/rules/geiger-man/index.ts';

/** A whole show by the rule of thumb, with all that happened in it. */
export function played(config: GeigerManConfig, most = 2000): { game: Game; footage: Footage } {
  const { game } = geigerMan.start(config);
  const replies: Reply[] = [];
  for (
    let prompt = geigerMan.promptOf(game);
    prompt !== null && replies.length < most;
    prompt = geigerMan.promptOf(game)
  ) {
    const reply = byThumb(game, prompt);
    replies.push(reply);
    geigerMan.advanceQuietly(game, reply);
  }
  return { game, footage: { config, replies, mode: { kind: 'show' }, hash: `print-${config.seed}` } };
}
