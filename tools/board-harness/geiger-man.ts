import { tableModel } from '../../src/games/geiger-man/app/table/table-model.ts';
import { boardArt, frameOf } from '../../src/games/geiger-man/shell/stage/pictures.ts';
import { geigerMan, type KillerId, type LocationId } from '../../src/rules/geiger-man/index.ts';
import { createBoard } from '../../src/scenes/geiger-man/board.ts';
import { recordShow } from './recorded-show.ts';

/** Mounts The Geiger Man’s board on a show played at random. `?killer=…&location=…&seed=a&at=40&speed=1x&reduced=1` */
const ask = new URLSearchParams(location.search);
const killer = (ask.get('killer') ?? 'geiger-man') as KillerId;
const place = (ask.get('location') ?? 'moonglow') as LocationId;
const recording = recordShow({ seed: ask.get('seed') ?? 'harness', girl: 'dot', killer, location: place });

const board = await createBoard(document.getElementById('table') as HTMLElement, {
  facts: { model: tableModel, fold: geigerMan.fold },
  art: boardArt(killer, place),
  frameOf,
  speed: (ask.get('speed') ?? '1x') as '1x',
  reducedMotion: ask.has('reduced'),
  textScale: 1,
  artBase: '/assets/art/',
});

let n = 0;
const harness = {
  board,
  recording,
  /** Where a show that is over begins again. */
  again: 0,
  goto(i: number): void {
    n = Math.min(i, recording.takes.length);
    board.sync(n === 0 ? recording.opening : (recording.takes[n - 1]?.after ?? recording.opening), []);
  },
  async next(): Promise<void> {
    const take = recording.takes[n];
    if (take === undefined) return;
    n++;
    await board.play(take.events, take.after);
  },
  get at(): number {
    return n;
  },
};
Object.assign(window, { harness });
harness.goto(Number(ask.get('at') ?? 0));
addEventListener('keydown', ({ key }) => {
  if (key === ' ') void harness.next();
  if (key === 's') board.skip();
});
document.title = `board ${n} of ${recording.takes.length}`;
