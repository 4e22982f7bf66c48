import { LINES_KEPT, type StageStore } from '../../../../app/play/stage-store.ts';
import type { Comment } from '../ports/commentary.ts';
import type { LogLine, StageState } from '../ports/stage.ts';

/** About one turn of the Director's. */
const COMMENTS_KEPT = 8;

/** The Director speaks of its choice: a line between those that tell the movie, and no part of it. */
export function remark(store: StageStore<StageState>, words: string, comment: Omit<Comment, 'id'> | null): void {
  const { log, comments } = store.state;
  const id = (log[log.length - 1]?.id ?? 0) + 1 / 1024; // theirs are whole numbers
  const line: LogLine = {
    id,
    style: 'action',
    by: 'director',
    speaker: 'director',
    rule: null,
    alarm: null,
    lead: '',
    isLead: false,
    parts: [words],
  };
  const said = comment === null ? [] : [{ ...comment, id }];
  store.update({ log: [...log, line].slice(-LINES_KEPT), comments: [...comments, ...said].slice(-COMMENTS_KEPT) });
}
