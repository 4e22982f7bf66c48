import { CROWDED_SHOWS, mostCrowded } from '../board-harness/recorded-show.ts';
import { SECONDS, SPEEDS, tell } from './board.ts';
import { launched, referenceIn, servedPages, WINDOW } from './browser.ts';
import { figuresOf, framesOf } from './frames.ts';
import type { Figure, Part } from './measure.ts';

async function run(): Promise<Part> {
  const pages = await servedPages();
  const browser = await launched();
  try {
    const context = await browser.newContext({ viewport: WINDOW });
    const figures: Figure[] = [];
    for (const show of CROWDED_SHOWS) {
      const { seed, killer, location } = show;
      const { at, crowd } = mostCrowded(show);
      figures.push({ name: `${killer}, ${location}: pieces and cards at its fullest`, value: crowd, unit: '' });
      for (const speed of SPEEDS) {
        tell(`${killer} at ${location}, ${SECONDS} seconds at ${speed}`);
        const table = `seed=${seed}&killer=${killer}&location=${location}&at=${at}&speed=${speed}`;
        const url = `${pages.url}tools/board-harness/geiger-man.html?${table}`;
        const name = `${killer}, ${location} at ${speed.replace('x', '×')}`;
        figures.push(...figuresOf(name, await framesOf(context, url, SECONDS)));
      }
    }
    return { reference: await referenceIn(context, pages), figures };
  } finally {
    await browser.close();
    await pages.close();
  }
}

/** The Geiger Man's picture: script and draw calls, each Killer at a Location. */
export const boardGeigerMan = {
  about: `The Geiger Man’s board by itself, from where its table is fullest, ${SECONDS} seconds for each Killer at each speed. Drawn in software here: script is told apart from drawing.`,
  run,
};
