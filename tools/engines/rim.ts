import { type Tab, until } from './engine.ts';
import { type Asked, answer, CHOICES, type Pick, placeOf, question } from './player.ts';

/** The key for a closer look at what is pointed at: it tells, as a player would find out, whether a card is still rimmed. */
const LOOK = 'z';
const QUESTIONS = 10;

type Way = 'pointer' | 'focus';

/** Presses choices while they point at a card; once the button is gone, and pointer and focus are elsewhere, nothing may be rimmed. */
export async function rimsLeft(
  tab: Tab,
  from: Asked,
  pick: Pick,
): Promise<{ asked: Asked; rimmed: number; left: string[] }> {
  let asked = from;
  let rimmed = 0;
  const left: string[] = [];
  for (let i = 0; i < QUESTIONS; i++) {
    const way: Way = i % 2 === 0 ? 'pointer' : 'focus';
    const choice = plainChoice(asked, pick);
    const points = choice !== null && (await pointsAtCard(tab, choice, way));
    const next = choice === null ? await answer(tab, asked, pick) : await chosen(tab, asked, choice, way);
    if (next === null) throw new Error('the movie was over too soon');
    await rest(tab);
    const shown = await looked(tab);
    if (points) rimmed++;
    if (points && shown !== null) left.push(`${shown} after “${asked.heading.trim()}” by ${way}`);
    asked = next;
  }
  return { asked, rimmed, left };
}

/** One that has a key and is no list; the pick does not depend on what is rimmed, so that all engines play the same movie. */
function plainChoice({ choices }: Asked, pick: Pick): number | null {
  const plain = choices.slice(0, 9).flatMap((words, i) => (words.includes('…') ? [] : [i]));
  return plain[pick(plain.length)] ?? null;
}

/** With the pointer or the focus on it, and left there. */
async function pointsAtCard(tab: Tab, choice: number, way: Way): Promise<boolean> {
  const goThere = async () =>
    way === 'pointer' ? tab.point(await placeOf(tab, CHOICES, choice)) : focusOn(tab, choice);
  await goThere();
  if ((await looked(tab)) === null) return false;
  await goThere(); // a paper lay over it meanwhile
  return true;
}

const focusOn = (tab: Tab, i: number): Promise<void> =>
  tab.run(({ selector, which }) => document.querySelectorAll<HTMLElement>(selector)[which]?.focus(), {
    selector: CHOICES,
    which: i,
  });

async function chosen(tab: Tab, asked: Asked, i: number, way: Way): Promise<Asked | null> {
  if (way === 'pointer') await tab.click(await placeOf(tab, CHOICES, i));
  else await tab.press(String(i + 1));
  return question(tab, asked.n);
}

/** Pointer and focus go where nothing points at anything. */
async function rest(tab: Tab): Promise<void> {
  await tab.point({ x: 2, y: 2 });
  await tab.run(() => (document.activeElement as HTMLElement | null)?.blur(), null);
}

/** The card that a closer look shows; null: none. The paper is put away again. */
async function looked(tab: Tab): Promise<string | null> {
  await tab.press(LOOK);
  const shown = await tab.run(async () => {
    for (let i = 0; i < 3; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const paper = document.querySelector('dialog[open]');
    return paper && (paper.getAttribute('aria-label') ?? paper.querySelector('h1, h2')?.textContent ?? 'a card');
  }, null);
  if (shown === null) return null;
  await tab.press('Escape');
  await until('the table', () => tab.run(() => document.querySelector('dialog[open]') === null, null));
  return shown;
}
