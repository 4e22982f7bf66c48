import { canonicalJson } from './hash.ts';

/** A reply that the open prompt does not allow; the game is unchanged. */
export class IllegalReply extends Error {
  readonly prompt: { n: number; type: string } | null;
  readonly reason: string;
  constructor(prompt: { n: number; type: string } | null, reason: string) {
    super(prompt === null ? `No prompt is open: ${reason}` : `Prompt ${prompt.n} (${prompt.type}): ${reason}`);
    this.name = 'IllegalReply';
    this.prompt = prompt === null ? null : { n: prompt.n, type: prompt.type };
    this.reason = reason;
  }
}

/** A movie that cannot be set up as asked; names the field and the reason. */
export class IllegalConfig extends Error {
  readonly field: string;
  readonly reason: string;
  constructor(field: string, reason: string) {
    super(`Config ${field}: ${reason}`);
    this.name = 'IllegalConfig';
    this.field = field;
    this.reason = reason;
  }
}

/** The listed reply that equals the given one: by identity first (a computer hands back what it was given), else by content. */
export function listedReply<R extends object>(replies: readonly R[], reply: unknown): R | null {
  const at = replies.indexOf(reply as R);
  if (at >= 0) return replies[at] as R;
  const text = textOf(reply);
  if (text === null) return null;
  return replies.find((r) => isLike(r, reply as object) && canonicalJson(r) === text) ?? null;
}

/** Most differ in a word or a number: only what is alike in all of those is written out to be compared. */
function isLike(listed: object, given: object): boolean {
  for (const [key, value] of Object.entries(listed)) {
    const other = (given as Record<string, unknown>)[key];
    if (value === other || value === undefined) continue;
    if (value === null || other === null || typeof value !== 'object' || typeof other !== 'object') return false;
    if (!isLike(value, other)) return false;
  }
  return true;
}

/** A reply as text, or null where it is no plain data (a loop, a BigInt, nothing at all). */
export function textOf(reply: unknown): string | null {
  if (reply === null || typeof reply !== 'object') return null;
  try {
    return canonicalJson(reply);
  } catch {
    return null;
  }
}
