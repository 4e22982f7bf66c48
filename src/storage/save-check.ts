import { type Check, count, isFlag, isRecord, listOf, maybe, oneOf, plainTo, shaped, textOf } from './check.ts';
import { type AnySave, SAVE_FORMAT } from './save.ts';

/** No movie comes near. */
export const MOST_REPLIES = 20_000;

const isReply: Check = (value) => isRecord(value) && textOf(40)(value.type) && plainTo(3)(value);
export const isReplyList: Check = listOf(isReply, MOST_REPLIES);

const isShape = shaped<AnySave>({
  format: oneOf(SAVE_FORMAT),
  game: textOf(40),
  rules: count(MOST_REPLIES, 1),
  config: isRecord,
  seating: isRecord,
  mode: isRecord,
  replies: isReplyList,
  opening: count(MOST_REPLIES),
  whole: isFlag,
  asked: maybe(count(MOST_REPLIES)),
  snapshot: isRecord,
});

/** The parts that every save has; what is in them, its game must say. */
export const isSaveShape = (value: unknown): value is AnySave =>
  isShape(value) && (value as AnySave).opening <= (value as AnySave).replies.length;
