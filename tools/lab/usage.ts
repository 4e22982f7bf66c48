/** A mistake in how a command was called: one line for the person, exit code 2. */
export class Usage extends Error {}

/** `--name value` pairs after the command; unknown names and missing values are mistakes. */
export function readFlags<N extends string>(
  args: readonly string[],
  known: readonly N[],
  switches: readonly N[] = [],
): Partial<Record<N, string>> & { rest: string[] } {
  const flags: Record<string, string> = {};
  const rest: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] as string;
    if (!arg.startsWith('--')) {
      rest.push(arg);
      continue;
    }
    const [name = '', given] = arg.slice(2).split('=', 2);
    if (!known.includes(name as N))
      throw new Usage(`unknown option --${name}; known: ${known.map((n) => `--${n}`).join(' ')}`);
    if (switches.includes(name as N)) flags[name] = 'yes';
    else {
      const value = given ?? args[++i];
      if (value === undefined || value.startsWith('--')) throw new Usage(`--${name} needs a value`);
      flags[name] = value;
    }
  }
  return { ...(flags as Partial<Record<N, string>>), rest };
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
