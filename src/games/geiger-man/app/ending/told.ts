import type { Told } from '../../text/endings.ts';
import type { Story } from '../records/story.ts';

/** What titles, posters and the paper are told of a show. */
export const toldOf = (story: Story): Told => {
  const { girl, killer, location, outcome, turns, saved, killed, space, item, power, finale, out, gone } = story;
  const { ultimate, level, health } = story;
  return {
    girl,
    killer,
    location,
    outcome,
    turns,
    saved,
    killed,
    space,
    item,
    power,
    finale,
    out,
    gone,
    ultimate,
    midnight: level === 'midnight',
    close: outcome === 'won' && health === 1,
  };
};
