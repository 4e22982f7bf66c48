import { expect, test } from '@playwright/test';
import { FIGHTS_ENOUGH } from '../../src/games/shuffling-horror/app/questions/remembered.ts';
import { PLAN } from '../../src/text/play/prompts.ts';
import { putOnShelf } from '../../tools/soak/shelf.ts';
import { chance, nextQuestion, pressOne, promptOf, startFeature, untilPreferred } from './play-kit.ts';

test('a turn begins with five choices at most, and an attack is one panel that remembers what to do about damage', async ({
  page,
}) => {
  await page.goto('./');
  await putOnShelf(page, { preferences: { fights: FIGHTS_ENOUGH } }); // who is new to fights is not asked to settle them beforehand
  await startFeature(page, 'seed=questions&speed=instant&threat=off&table=plain');
  const pick = chance(23);
  const attack = promptOf(page).getByRole('button', { name: /^Attack/ });
  let n = await nextQuestion(page, null);
  while (n !== null && (await attack.count()) === 0) {
    await pressOne(page, pick);
    n = await nextQuestion(page, n);
  }
  expect(await promptOf(page).locator('.prompt-body .choice').count()).toBeLessThanOrEqual(5);
  await attack.click();
  const panel = promptOf(page).getByRole('group', { name: PLAN.damage });
  if ((await panel.count()) === 0)
    await promptOf(page)
      .getByRole('button', { name: /(frame|throng) [IV]+/ })
      .first()
      .click();
  await expect(panel).toBeVisible();
  await panel.getByRole('radio', { name: PLAN.damages.never }).check();
  await untilPreferred(page, { onDamage: 'never' });
  await expect(promptOf(page).getByRole('group', { name: PLAN.weapon }).getByRole('radio').first()).toBeChecked();
  await page.keyboard.press('Enter');
  // Neither the roll nor the damage is asked about again.
  await nextQuestion(page, n);
  await expect(promptOf(page)).not.toContainText(/Spoints on the (roll|damage)\?/);
  await expect(page.getByRole('log')).toContainText(/or less wanted/);
});
