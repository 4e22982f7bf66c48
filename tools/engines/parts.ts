import { createCanvas, loadImage } from '@napi-rs/canvas';
import { hash } from '../../src/rules/shuffling-horror/index.ts';
import { UI } from '../../src/text/play/ui.ts';
import { OFFLINE } from '../../src/text/rooms/offline.ts';
import { played, type Replay } from '../soak/shelf.ts';
import { type Engine, type Tab, until } from './engine.ts';
import { type Asked, answer, begin, goOn, type Pick, question } from './player.ts';
import { rimsLeft } from './rim.ts';
import { COMPLAINTS } from './watched.ts';

/** One movie in one engine, part after part. */
export interface Show {
  engine: Engine;
  tab: Tab;
  url: string;
  seed: string;
  pick: Pick;
  /** What is asked now. */
  asked: Asked;
  /** The last paper's print of the movie. */
  print: string;
  closeHost(): Promise<void>;
  keep(name: string, picture: Buffer): void;
}

/** Returns what was seen; throws what is wrong. */
type Part = (show: Show) => Promise<string>;

/** In this order: the host is gone after the fifth. */
export const PARTS: Record<string, Part> = {
  'board drawn': boardDrawn,
  'no card left rimmed': noCardLeftRimmed,
  'autosave and resume': resumed,
  'two tabs': twoTabs,
  'offline reload': withoutHost,
  'a movie by its buttons, to its end': toItsEnd,
  'the ending that Node plays': sameAsNode,
  'nothing on the console': silent,
};

async function boardDrawn(show: Show): Promise<string> {
  await begin(show.tab, show.url, show.seed);
  show.asked = must(await question(show.tab, null));
  const box = await until('the board', () =>
    show.tab.run(() => {
      const canvas = document.querySelector('#board canvas')?.getBoundingClientRect();
      return canvas && canvas.width > 0 ? { w: canvas.width, h: canvas.height } : null;
    }, null),
  );
  // The canvas is there before its pictures are: it is drawn when there is something to see.
  const colours = await until('something drawn', async () => {
    const picture = await show.tab.picture();
    const found = await coloursOf(picture);
    if (found < 400) return null;
    show.keep('board', picture);
    return found;
  });
  return `${box.w} × ${box.h}, ${colours} colours`;
}

/** Of 16 shades for each of red, green and blue, in the middle of the page, where the frames are. */
async function coloursOf(png: Buffer): Promise<number> {
  const picture = await loadImage(png);
  const { width, height } = picture;
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(width * 0.3, height * 0.22, width * 0.42, height * 0.36);
  const found = new Set<number>();
  for (let i = 0; i < data.length; i += 4) {
    found.add(((data[i] ?? 0) >> 4) * 256 + ((data[i + 1] ?? 0) >> 4) * 16 + ((data[i + 2] ?? 0) >> 4));
  }
  return found.size;
}

async function noCardLeftRimmed(show: Show): Promise<string> {
  const { asked, rimmed, left } = await rimsLeft(show.tab, show.asked, show.pick);
  show.asked = asked;
  show.keep('rimmed', await show.tab.picture());
  if (rimmed === 0) throw new Error('no choice pointed at a card');
  if (left.length > 0) throw new Error(`left rimmed: ${left.join('; ')}`);
  return `${rimmed} cards were`;
}

async function resumed(show: Show): Promise<string> {
  await playOn(show, 4);
  await kept(show);
  await show.tab.reload();
  await back(show);
  return `question ${show.asked.n} again`;
}

async function twoTabs(show: Show): Promise<string> {
  const second = await show.engine.tab();
  try {
    await second.goto(`${show.url}?speed=instant`);
    await second.front();
    await goOn(second);
    const told = await until('the second tab to be told', () =>
      second.run(() => document.querySelector('dialog[open]')?.textContent ?? null, null),
    );
    if (!told.includes(OFFLINE.taken.title)) throw new Error(`the second tab says: ${told}`);
    show.keep('second-tab', await second.picture());
  } finally {
    await second.close();
  }
  await show.tab.front();
  await playOn(show, 1);
  return 'the second is told, the first plays on';
}

async function withoutHost(show: Show): Promise<string> {
  await until('everything to be kept', () =>
    show.tab.run(() => navigator.serviceWorker.controller?.state === 'activated', null),
  );
  await kept(show);
  await show.closeHost();
  const gone = await fetch(show.url).then(
    () => false,
    () => true,
  );
  if (!gone) throw new Error('the host still answers');
  await show.tab.reload();
  await back(show);
  return `question ${show.asked.n} again, and no host from here on`;
}

async function toItsEnd(show: Show): Promise<string> {
  let choices = 0;
  for (let asked: Asked | null = show.asked; asked !== null; choices++) {
    show.asked = asked;
    asked = await answer(show.tab, asked, show.pick);
  }
  await until('the poster', () =>
    show.tab.run(() => {
      const poster = document.querySelector('.poster.hung canvas');
      return poster !== null && getComputedStyle(poster).opacity === '1';
    }, null),
  );
  show.keep('ending', await show.tab.picture());
  return `${choices} more choices`;
}

async function sameAsNode(show: Show): Promise<string> {
  const paper = await show.tab.run(
    (label) => ({
      print: document.querySelector('.outcome-print')?.textContent ?? '',
      replay: document.querySelector<HTMLInputElement>(`dialog[open] input[aria-label="${label}"]`)?.value ?? '',
    }),
    UI.outcome.replay,
  );
  const { config, replies } = JSON.parse(paper.replay) as Replay;
  if (config.seed !== show.seed) throw new Error(`another movie was played: ${config.seed}`);
  const alone = UI.outcome.print(hash(played(config, replies)));
  show.print = paper.print;
  if (paper.print !== alone) throw new Error(`the page ends at ${paper.print}, Node at ${alone}`);
  return `${alone}, ${replies.length} replies`;
}

async function silent({ engine, tab }: Show): Promise<string> {
  const heard = await tab.run((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[], COMPLAINTS);
  const all = [...new Set([...heard, ...engine.complaints()])];
  if (all.length > 0) throw new Error(all.join(' | '));
  return 'nothing';
}

async function playOn(show: Show, choices: number): Promise<void> {
  for (let i = 0; i < choices; i++) show.asked = must(await answer(show.tab, show.asked, show.pick));
}

/** The shelf has what is asked. */
const kept = ({ tab, asked }: Show): Promise<boolean> =>
  until('the autosave', () => tab.run((n) => document.getElementById('house')?.dataset.kept === n, asked.n));

/** From the marquee to the very question that was left. */
async function back(show: Show): Promise<void> {
  await goOn(show.tab);
  const asked = must(await question(show.tab, null));
  const [before, now] = [show.asked, asked].map((it) => JSON.stringify(it));
  if (before !== now) throw new Error(`left at ${before}, back at ${now}`);
  show.asked = asked;
}

function must(asked: Asked | null): Asked {
  if (asked === null) throw new Error('the movie was over too soon');
  return asked;
}
