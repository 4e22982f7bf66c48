import type { Footage } from '../../../src/games/stand-in/app/records/story.ts';
import type { Seating } from '../../../src/games/stand-in/kept.ts';
import { FACES } from '../../../src/games/stand-in/text/shapes/company.ts';
import { type Game, hashText, type Reply, type StandInConfig, standIn } from '../../../src/rules/stand-in/index.ts';

/** A game by chance alone, to its end or to so many replies. */
export function played(config: StandInConfig, most = 20_000): { game: Game; footage: Footage } {
  const { game } = standIn.start(config);
  const replies: Reply[] = [];
  for (let prompt = standIn.promptOf(game); prompt !== null && replies.length < most; prompt = standIn.promptOf(game)) {
    const drawn = Number.parseInt(hashText(`${config.seed}/${replies.length}`).slice(0, 6), 16);
    const meant = prompt.replies.filter(({ type }) => type !== 'declare'); // by chance it would be all that ever ends a game
    const reply = (meant[drawn % meant.length] ?? prompt.replies[0]) as Reply;
    standIn.advance(game, reply);
    replies.push(reply);
  }
  const faces = FACES.slice(0, config.seats);
  const seating: Seating = {
    seats: faces.map((_, chair) => (chair === game.human ? 'you' : 'feature:sceptic')),
    faces,
    marks: faces.map((_, chair) => (chair === game.human ? 'none' : chair % 2 === 0 ? 'trust' : 'foe')),
    ears: 'matters',
    watch: null,
  };
  const hash = standIn.hash(game);
  return { game, footage: { config, replies, seating, mode: { kind: 'game' }, hash, conceded: game.result === null } };
}
