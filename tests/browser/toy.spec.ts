import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { builtToy } from '../kit/toy/built.ts';
import { type Event, type Reply, type State, toyRules } from '../kit/toy/rules.ts';

declare const window: { posted: string[]; told: string[] };

/** The toy lies beside the house: the same origin, and so the same shelf. */
async function serve(context: BrowserContext): Promise<void> {
  const files = await builtToy();
  await context.route('**/toy/**', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop() ?? '';
    const code = files.get(name);
    if (code !== undefined) return route.fulfill({ contentType: 'text/javascript', body: code });
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><script type=module src=page.js></script>',
    });
  });
}

async function opened(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('toy/');
  await expect(page.locator('body')).toHaveAttribute('data-phase', /asking|over/);
  return page;
}

/** The game as it is in truth, which no page may tell. */
const played = (replies: readonly Reply[]): State => {
  const { game } = toyRules.start({ seed: 'toy' });
  for (const reply of replies) toyRules.advance(game, reply);
  return game;
};

/** What chair 1 has that nobody else has seen is in no element and no event; what chair 0 has is in no message to the thread. */
async function expectSecrets(page: Page, { hands, laid, turn }: State): Promise<void> {
  const shown = await page.evaluate(() => `${document.documentElement.outerHTML} ${window.told.join()}`);
  const posted = (await page.evaluate(() => window.posted)).join();
  // What was laid face down is an open card by the next question: so every event that was told is looked at, and every line.
  const events = (await page.evaluate(() => window.told)).flatMap((text) => JSON.parse(text) as Event[]);
  for (const event of events) if (event.type === 'laid' && event.chair === 1) expect(event.card).toBeNull();
  expect(shown).not.toMatch(/1 lays (?!a card)/);
  for (const card of [...hands[1], ...(turn === 1 && laid !== null ? [laid] : [])]) expect(shown).not.toContain(card);
  for (const card of [...hands[0], ...(turn === 0 && laid !== null ? [laid] : [])]) expect(posted).not.toContain(card);
}

test('a game that the house has never seen is kept, killed, resumed, undone and shown again, and its hands stay private', async ({
  context,
}) => {
  await serve(context);
  let page = await opened(context);
  const given: Reply[] = [];
  const body = () => page.locator('body');
  /** The next question is open, and kept. */
  const asked = async () => {
    const n = String(given.length);
    await expect(body()).toHaveAttribute('data-n', n);
    await expect(page.locator('html')).toHaveAttribute('data-kept', n);
    await expectSecrets(page, played(given));
  };
  const press = async (name: string | RegExp, reply: Reply) => {
    await page.getByRole('button', { name }).first().click();
    given.push(reply);
  };
  /** The thread always takes the first that it may. */
  const thread = () => {
    for (let prompt = toyRules.promptOf(played(given)); prompt?.to === 1; prompt = toyRules.promptOf(played(given)))
      given.push(prompt.replies[0] as Reply);
  };
  const [first = '', second = ''] = played([]).hands[0];

  await asked();
  await press(`Lay ${first}`, { type: 'lay', card: first });
  await asked();
  await expect(page.getByRole('heading')).toContainText(`face down ${first}`);

  await page.getByRole('button', { name: 'Take back' }).click();
  given.pop();
  await asked();
  await press(`Lay ${second}`, { type: 'lay', card: second });
  await asked();

  await page.close(); // in the middle of a turn, and without a word
  page = await opened(context);
  await expect(page.getByText('Previously: 1')).toBeVisible();
  await asked();
  await press('Throw 1', { type: 'throw', dice: 1 });
  thread();
  await asked();
  await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0); // the dice have told something

  for (let prompt = toyRules.promptOf(played(given)); prompt !== null; prompt = toyRules.promptOf(played(given))) {
    const reply = prompt.replies[0] as Reply;
    if (prompt.replies.length === 1)
      given.push(reply); // answers itself
    else if (prompt.to === 1) given.push(reply);
    else {
      await asked();
      await press(reply.type === 'lay' ? `Lay ${reply.card}` : 'Throw 1', reply);
    }
  }
  const end = toyRules.hash(played(given));
  await expect(body()).toHaveAttribute('data-hash', end);
  await page.getByRole('button', { name: 'Watch' }).click();
  await expect(body()).toHaveAttribute('data-shown', end);
  expect((await page.evaluate(() => window.posted)).length).toBeGreaterThan(3);
});
