import { parseArgs } from 'node:util';

/** A mistake in how a command was called: one line for the person, exit code 2. */
export class Usage extends Error {}

/** `--name value` pairs after the command; unknown names and missing values are mistakes. */
export function readFlags<N extends string>(
  args: readonly string[],
  known: readonly N[],
  switches: readonly N[] = [],
): Partial<Record<N, string>> & { rest: string[] } {
  const options = Object.fromEntries(
    known.map((name) => [name, { type: switches.includes(name) ? ('boolean' as const) : ('string' as const) }]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const flags = Object.entries(values).map(([name, value]) => [name, value === true ? 'yes' : value]);
    return { ...(Object.fromEntries(flags) as Partial<Record<N, string>>), rest: positionals };
  } catch (error) {
    const said = error instanceof Error ? error.message.split('. ')[0] : '';
    throw new Usage(`${said} Known: ${known.map((name) => `--${name}`).join(' ')}`);
  }
}

/** Takes `--name value` out of arguments whose others are somebody else's to read. */
export function withoutFlag(args: readonly string[], name: string): { value: string | null; rest: string[] } {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: { [name]: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const found = tokens.find((token) => token.kind === 'option' && token.name === name);
  if (found === undefined) return { value: null, rest: [...args] };
  const value = values[name];
  if (typeof value !== 'string') throw new Usage(`--${name} needs a value`);
  const inline = found.kind === 'option' && found.inlineValue === true;
  return { value, rest: args.filter((_, i) => i !== found.index && (inline || i !== found.index + 1)) };
}

export function wholeNumber(
  name: string,
  text: string | undefined,
  fallback: number,
  low: number,
  high: number,
): number {
  if (text === undefined) return fallback;
  const n = Number(text);
  if (!Number.isInteger(n) || n < low || n > high) {
    throw new Usage(`--${name} must be a whole number from ${low} to ${high}, not "${text}"`);
  }
  return n;
}

/** One of a list, by name; anything else lists the known. */
export function oneOf<T>(what: string, name: string, known: Record<string, T>): T {
  const found = Object.hasOwn(known, name) ? known[name] : undefined;
  if (found === undefined) throw new Usage(`unknown ${what} "${name}"; known: ${Object.keys(known).join(', ')}`);
  return found;
}
