import { expect, type Page, test } from '@playwright/test';
import { newMovie } from '../../src/rules/shuffling-horror/index.ts';
import { type Box, overlaps } from '../../src/scenes/box.ts';
import { type TableLayout, tableLayout, tableNeeds } from '../../src/scenes/shuffling-horror/layout.ts';
import * as en from '../../src/text/en/rooms/title.ts';
import { es } from '../../src/text/es/index.ts';
import { putOnShelf } from '../../tools/soak/shelf.ts';
import { samplesOf } from '../text/samples.ts';
import { facing, putAutosave } from './ending-kit.ts';
import { nextQuestion } from './play-kit.ts';

test.use({ viewport: { width: 1024, height: 640 } });

const { samples } = samplesOf('roswell-51');
const longest = (path: RegExp): string =>
  samples
    .filter((it) => path.test(it.path))
    .flatMap((it) => [it.en, it.es])
    .reduce((most, it) => (it.length > most.length ? it : most), '');
const LONG = {
  heading: longest(/^prompts\.ASK\.|^direct\.ASK_DIRECTOR\./),
  choice: longest(/^prompts\.CHOICE\./),
  detail: longest(/^direct\.DIRECT\..*(Detail|Odds)$/),
};

/** What nothing may lie over. */
const reserved = (layout: TableLayout): Record<string, Box> =>
  Object.fromEntries([
    ...(['screen', 'ribbon', 'reelPile', 'discard', 'graveyard', 'survivorPile', 'bank'] as const).map(
      (name) => [name, layout[name]] as const,
    ),
    ...(['slots', 'frames', 'sanctuaries', 'whiteDice', 'blackDice'] as const).flatMap((name) =>
      layout[name].map((box, i) => [`${name} ${i}`, box] as const),
    ),
    ...layout.seats.map(({ panel }, i) => [`seat ${i}`, panel] as const),
  ]);

const OVER = '.prompt-head, .prompt-body, .take-back, .meanwhile-again, .director > *, .log, .knob';

/** Where the page has words over the table, as they are seen. */
const wordsOn = (page: Page): Promise<{ name: string; box: Box }[]> =>
  page.locator(OVER).evaluateAll((all) =>
    all.map((it) => {
      const { x, y, width: w, height: h } = it.getBoundingClientRect();
      return { name: it.className, box: { x, y, w, h } };
    }),
  );

async function expectClear(page: Page, layout: TableLayout): Promise<void> {
  const clashes = (await wordsOn(page)).flatMap(({ name, box }) =>
    Object.entries(reserved(layout)).flatMap(([what, kept]) => (overlaps(box, kept) ? [`${name} over ${what}`] : [])),
  );
  expect.soft(clashes).toEqual([]);
}

/** What is asked can be read to its end, and every answer is in sight. */
async function expectWhole(page: Page): Promise<void> {
  expect
    .soft(
      await page.evaluate(() => {
        const head = document.querySelector('.prompt-head');
        const asked = head?.querySelector('strong')?.getBoundingClientRect();
        const body = document.querySelector('.prompt-body');
        return {
          isAsked: asked !== undefined && asked.right <= (head?.getBoundingClientRect().right ?? 0),
          isHidden: (body?.scrollHeight ?? 0) > (body?.clientHeight ?? 0) + 1,
        };
      }),
    )
    .toEqual({ isAsked: true, isHidden: false });
}

for (const text of [1, 1.3]) {
  test(`in Spanish at 1024 × 640 and a text size of ${text} nothing that is asked or said lies over the table`, async ({
    page,
  }) => {
    await page.goto('./?lang=es&seed=places&speed=instant&threat=off');
    await putOnShelf(page, { preferences: { text } });
    await page.reload();
    await page.getByRole('button', { name: new RegExp(`^${es.title.TITLE.menu.names.feature}`) }).click();
    await page.getByRole('button', { name: es['set-up'].SET_UP.ticket.roll }).click();
    await nextQuestion(page, null);
    await page.evaluate(() => document.fonts.ready);
    const movie = newMovie({ seed: 'places', seats: 3, deck: 'roswell-51' });
    const layout = tableLayout({ width: 1024, height: 640, text, ...tableNeeds(movie) });
    await expectClear(page, layout);
    await expectWhole(page);

    // The longest list, then a whole attack.
    await page.keyboard.press('1');
    await expectClear(page, layout);
    await expectWhole(page);
    if ((await page.locator('.attack-panel').count()) === 0) await page.keyboard.press('1');
    await expect(page.locator('.attack-panel')).toBeVisible();
    await expectClear(page, layout);
    await expectWhole(page);
    await page.keyboard.press('0');

    await page.evaluate(({ heading, choice, detail }) => {
      const put = (where: string, words: string) => {
        for (const it of document.querySelectorAll(where)) it.textContent = words;
      };
      put('.prompt-head strong', heading);
      put('.choice-label', choice);
      put('.choice-detail', detail);
      const said = document.createElement('p');
      said.className = 'director-words';
      said.textContent = `${heading} ${detail} ${choice}`;
      document.querySelector('.director')?.append(said);
    }, LONG);
    await expectClear(page, layout);
    expect.soft(await page.locator('.prompt-head').evaluate((it) => it.scrollWidth <= it.clientWidth + 1)).toBe(true);
  });
}

/** Every answer lies whole in the prompt's place, none is hidden below another, and where it lies each is what is pressed. */
const hiddenAnswers = (page: Page): Promise<string[]> =>
  page.locator('.prompt-body .choice').evaluateAll((all) => {
    const place = document.querySelector('.place-prompt')?.getBoundingClientRect() ?? new DOMRect();
    return all.flatMap((it) => {
      const { top, bottom, left, right } = it.getBoundingClientRect();
      const inPlace = top >= place.top && bottom <= place.bottom + 1 && left >= place.left && right <= place.right;
      const corners = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
      return inPlace && corners.every((on) => on !== null && it.contains(on)) ? [] : [it.textContent];
    });
  });

for (const { lang, width, height, text } of [
  { lang: 'en', width: 1280, height: 720, text: 1 },
  { lang: 'es', width: 1280, height: 720, text: 1 },
  { lang: 'en', width: 1024, height: 640, text: 1 },
  { lang: 'es', width: 1024, height: 640, text: 1 },
  { lang: 'es', width: 1280, height: 720, text: 1.3 },
  { lang: 'es', width: 1024, height: 640, text: 1.3 },
])
  test(`nine targets and the way back are in sight: ${lang}, ${width} × ${height}, a text size of ${text}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`./?lang=${lang}&speed=instant&threat=off`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await putOnShelf(page, { preferences: { text } });
    await putAutosave(page, facing('nine-2', 9));
    await page.reload();
    await page
      .getByRole('button', { name: new RegExp(`^${(lang === 'es' ? es.title : en).TITLE.menu.continue}`) })
      .click();
    await nextQuestion(page, null);
    await page.evaluate(() => document.fonts.ready);
    await page.keyboard.press('1');
    await expect(page.locator('.prompt-body .choice')).toHaveCount(10);
    await expect.poll(() => hiddenAnswers(page)).toEqual([]); // once the table is laid out for this size of text
    await expectWhole(page);
    // Which is which can be told: a name is cut only where words are larger.
    const cut = await page
      .locator('.choice-words')
      .evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth).length);
    expect(cut === 0 || text > 1).toBe(true);
  });
