import { type Level, suggestedSwitches } from '../../src/director-ai/shuffling-horror/director/levels.ts';
import { CASTS, DIRECTORS } from '../../src/director-ai/shuffling-horror/registry.ts';
import { AWARD_RULES } from '../../src/games/shuffling-horror/app/awards/awards.ts';
import { storyOf } from '../../src/games/shuffling-horror/app/ending/story.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import { NO_RECORDS } from '../../src/games/shuffling-horror/app/records/records.ts';
import { YOU } from '../../src/storage/save.ts';
import type { AwardId } from '../../src/text/rooms/awards.ts';
import { deckShowing } from './deck.ts';
import { playMovie } from './play.ts';
import { writeSection } from './report.ts';
import { percent } from './stats.ts';
import { oneOf, readFlags, wholeNumber } from './usage.ts';

const SEATS = 3;
const WHO = ['sensible', 'strong'] as const;
const LEVELS: readonly Level[] = ['matinee', 'feature', 'late-show'];

/** `lab awards`: how often a movie earns each award that one movie can, for newcomers and old hands. */
export function awards(args: readonly string[]): void {
  const flags = readFlags([...args], ['count', 'write'] as const, ['write']);
  const count = wholeNumber('count', flags.count, 300, 1, 100_000);
  const columns = LEVELS.flatMap((level) => WHO.map((cast) => ({ level, cast, earned: earnedIn(level, cast, count) })));
  const ids = (Object.keys(AWARD_RULES) as AwardId[]).filter((id) => AWARD_RULES[id].earned !== undefined);
  const table = [
    `| of ${count} movies each | ${columns.map(({ level, cast }) => `${level}, ${cast}`).join(' | ')} |`,
    `|---|${columns.map(() => '---').join('|')}|`,
    ...ids.map(
      (id) => `| ${id} | ${columns.map(({ earned }) => percent((earned.get(id) ?? 0) / count)).join(' | ')} |`,
    ),
  ].join('\n');
  console.log(table);
  if (flags.write !== undefined) writeSection('awards', table);
}

function earnedIn(level: Level, cast: string, count: number): Map<AwardId, number> {
  const earned = new Map<AwardId, number>();
  for (let i = 0; i < count; i++) {
    for (const id of earnedBy(level, cast, i)) earned.set(id, (earned.get(id) ?? 0) + 1);
    process.stderr.write(`\r${level} ${cast} ${i + 1}/${count} `);
  }
  return earned;
}

/** One movie as its player would have it written up, all seats theirs. */
function earnedBy(level: Level, cast: string, i: number): AwardId[] {
  const deck = deckShowing();
  const options = { stallGuard: true, ...suggestedSwitches(level, SEATS, deck) };
  const config = { seed: `awards/${i}`, seats: SEATS, deck, options };
  const players = { director: oneOf('director', level, DIRECTORS), cast: oneOf('cast', cast, CASTS) };
  const seating = { seats: Array.from({ length: SEATS }, () => YOU), director: level };
  const { recording } = Recording.start({ config, seating, mode: { kind: 'feature' }, openingReplies: [] });
  for (const reply of playMovie(config, players).replies) recording.submit(reply);
  const story = storyOf(recording, recording.credits(false));
  const it = { story, asCast: story, records: NO_RECORDS, met: {} };
  return (Object.keys(AWARD_RULES) as AwardId[]).filter((id) => AWARD_RULES[id].earned?.(it) === true);
}
