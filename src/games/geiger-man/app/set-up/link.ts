import { PLAIN } from '../../../../rules/geiger-man/index.ts';
import type { SetUp } from '../ports/set-up.ts';
import { checkedSetUp } from './checked.ts';
import { LEVEL_NAMES, levelOf, optionsAt } from './choices.ts';

/**
 * A set-up as text for an address: `geiger-man.1.click51.hazel.geiger-man.moonglow.feature.worse`, that is game, version, seed, Girl, Killer,
 * Location, level, and who breaks a tie. A mixture of one's own stands as its switches: `m-x-certain`. Only characters that addresses leave alone.
 */
const GAME = 'geiger-man';
const VERSION = '1';
const LONGEST = 200;
const DRAWN = 'drawn';

export function toLink({ seed, girl, killer, location, options }: SetUp): string {
  const { matinee, extreme, epic, ties } = options;
  const how = levelOf(options) ?? [matinee ? 'm' : 'n', extreme ? 'x' : 'n', epic].join('-');
  return [GAME, VERSION, seed, girl ?? DRAWN, killer ?? DRAWN, location ?? DRAWN, how, ties].join('.');
}

/** Nothing in a link is believed before it was looked at. */
export function fromLink(text: string): SetUp | null {
  if (text.length > LONGEST) return null;
  const [game, version, seed, girl, killer, location, how = '', ties, ...more] = text.split('.');
  if (game !== GAME || version !== VERSION || more.length > 0) return null;
  const orNull = (id: string | undefined) => (id === DRAWN ? null : id);
  return checkedSetUp({
    seed,
    girl: orNull(girl),
    killer: orNull(killer),
    location: orNull(location),
    options: { ...optionsFrom(how), ties },
  });
}

function optionsFrom(how: string): Record<string, unknown> {
  const level = LEVEL_NAMES.find((it) => it === how);
  if (level !== undefined) return { ...optionsAt(level, PLAIN) };
  const [, matinee, extreme, epic] = /^([mn])-([xn])-([a-z]+)$/.exec(how) ?? [];
  return epic === undefined ? {} : { matinee: matinee === 'm', extreme: extreme === 'x', epic };
}
