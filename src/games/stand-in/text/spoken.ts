import type { Options } from '../../../rules/stand-in/index.ts';
import { type Reworded, speakOf, spokenOf } from '../../../text/language.ts';
import type { en } from './en/index.ts';
import type { RuleId } from './en/rules.ts';

/** A whole language of this game. What English has and it has not does not compile. */
export type Words = Reworded<typeof en, RuleId | keyof Options>;

/** The words of a file in the language that is spoken; each file has a door, so that a room fetches what it says and no more. */
export const spoken = <File extends keyof Words>(file: File, english: Words[File]): Words[File] =>
  spokenOf(`stand-in/${file}`, english);

/** Says all of this game in another language; to be called before any of its doors is imported. */
export function speakStandIn(words: Words): void {
  for (const [file, said] of Object.entries(words)) speakOf(`stand-in/${file}`, said);
}
