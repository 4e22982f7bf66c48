import type { AppTypes } from './game.ts';
import type { GameRecording } from './game-recording.ts';
import type { Stage } from './stage.ts';

/** Where a replay can be wound to: after so many replies. */
export type Marked<G extends AppTypes> = NonNullable<G['stage']['film']>['rounds'][number] & { replies: number };

/** What a finished game is shown from. */
export interface Reels<G extends AppTypes, R> {
  replies: readonly G['reply'][];
  /** As it was when so many had been given. */
  at(given: number): R;
  marks: readonly Marked<G>[];
}

/** A finished game on the projector: it runs by itself, can be stopped, and wound to any round. The same for every game. */
export class Projection<G extends AppTypes, R extends GameRecording<G>> {
  readonly #stage: Stage<G, R>;
  readonly #reels: Reels<G, R>;
  /** The film was wound elsewhere while a piece of it was being shown. */
  #wound = false;

  /** `still`: it stands before the reply where the stage is, and does not run. */
  constructor(stage: Stage<G, R>, reels: Reels<G, R>, still: boolean) {
    this.#stage = stage;
    this.#reels = reels;
    stage.store.put({ film: { running: true, at: 0, rounds: reels.marks } });
    if (!still) return;
    this.#tellWhere();
    this.roll(false);
  }

  async run(): Promise<void> {
    const stage = this.#stage;
    while (!stage.stopped) {
      await stage.waits.whileHeld();
      await stage.waits.whilePaused();
      if (stage.stopped) return;
      const reply = this.#reels.replies[stage.recording.replies.length];
      if (stage.recording.prompt === null || reply === undefined) {
        stage.show.catchUp();
        stage.store.put({ phase: 'waiting', table: stage.table() });
        this.roll(false);
      } else {
        await this.#next(reply);
      }
    }
  }

  async #next(reply: G['reply']): Promise<void> {
    const stage = this.#stage;
    const shown = stage.recording.submit(reply) ?? [];
    await stage.show.present(shown, stage.view(), stage.table());
    if (this.#wound) stage.cutTo(stage.recording);
    this.#wound = false;
    this.#tellWhere();
  }

  #tellWhere(): void {
    const { film } = this.#stage.state();
    const given = this.#stage.recording.replies.length;
    const at = this.#reels.marks.findLastIndex(({ replies }) => replies <= given);
    if (film !== null && film.at !== at) this.#stage.store.put({ film: { ...film, at } });
  }

  roll(on: boolean): void {
    const stage = this.#stage;
    const { film } = stage.state();
    if (film === null) return;
    const atEnd = stage.recording.replies.length >= this.#reels.replies.length;
    if (on && atEnd) this.wind(0);
    stage.store.put({ film: { ...(stage.state().film ?? film), running: on }, phase: on ? 'playing' : 'waiting' });
    if (!on) stage.show.catchUp();
    stage.waits.pauseFilm(!on);
  }

  wind(to: number): void {
    const mark = this.#reels.marks[to];
    if (mark === undefined) return;
    this.#wound = true;
    this.#stage.cutTo(this.#reels.at(mark.replies));
    this.#stage.show.skip();
    this.#tellWhere();
  }

  /** The same place, looked at with other eyes: `at` gives it anew. */
  lookAgain(): void {
    this.#wound = true;
    this.#stage.cutTo(this.#reels.at(this.#stage.recording.replies.length));
    this.#stage.show.skip();
  }

  stop(): void {
    this.#stage.stop();
    this.#stage.waits.pauseFilm(false);
  }
}
