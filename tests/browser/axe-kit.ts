import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>;

const told = ({ violations }: Found): string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`).join('\n')}`);

/** What it finds nothing wrong with need not be told: that is most of its time. Nor is there a frame that would need a page of its own. */
async function axe(page: Page, but: string[]): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window); // half a megabyte: it is handed over once a page
  return new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude(but);
}

/** Nothing that axe calls serious or critical. `but`: parts that are looked at elsewhere. */
export async function expectNothingSerious(page: Page, but: string[] = []): Promise<void> {
  expect.soft(told(await (await axe(page, but)).analyze())).toEqual([]);
}

/** The same page, as the system asks for it in high contrast: words at seven to one. Only colours differ, so only they are looked at. */
export async function expectStark(page: Page, but: string[] = []): Promise<void> {
  await page.emulateMedia({ contrast: 'more' });
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  const stark = (await axe(page, but)).withRules('color-contrast-enhanced'); // what holds at seven holds at four and a half
  expect.soft(told(await stark.analyze())).toEqual([]);
  await page.emulateMedia({ contrast: 'no-preference' });
}
