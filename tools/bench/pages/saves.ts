import { keepsOf } from '../../../src/games/index.ts';
import { Recording } from '../../../src/games/shuffling-horror/app/play/recording.ts';
import { createAutosave } from '../../../src/storage/autosave.ts';
import { openStore } from '../../../src/storage/key-value-store.ts';
import { pack, YOU } from '../../../src/storage/save.ts';
import { longest } from './recorded.ts';

export interface Saves {
  replies: number;
  bytes: number;
  /** Milliseconds until the save is in the database. */
  writes: number[];
  /** Of which the page itself was busy. */
  busy: number[];
  /** Milliseconds from the database to a movie that can go on, played again and all. */
  resumes: number[];
}

const WRITES = 300;
const RESUMES = 60;

/** The end of the longest recorded movie, kept choice by choice in a real database, and resumed from it. */
export async function saves(): Promise<Saves> {
  const { config, replies } = longest();
  const store = openStore(async () => {});
  const autosave = createAutosave(store, keepsOf);
  const seating = { seats: Array.from({ length: config.seats }, () => YOU), director: 'feature' };
  const { recording } = Recording.start({ config, seating, mode: { kind: 'feature' }, openingReplies: [] });
  const found: Saves = { replies: replies.length, bytes: 0, writes: [], busy: [], resumes: [] };
  const early = replies.length - 1 - WRITES;
  for (const [i, reply] of replies.slice(0, -1).entries()) {
    recording.submit(reply);
    if (i < early) continue;
    const began = performance.now();
    const save = recording.save();
    autosave.write(save);
    await autosave.settled();
    found.writes.push(performance.now() - began);
    const again = performance.now();
    pack(recording.save(), i);
    found.busy.push(performance.now() - again);
  }
  found.bytes = JSON.stringify(pack(recording.save(), 1)).length;
  for (let i = 0; i < RESUMES; i++) {
    const began = performance.now();
    const { save } = await createAutosave(store, keepsOf).find((kept) => Recording.resume(kept) !== null);
    found.resumes.push(performance.now() - began);
    if (save === null) throw new Error('what was kept is not found');
  }
  await autosave.clear();
  return found;
}
