import type { Page } from 'playwright-core';
import { MOST_BYTES } from '../../src/app/vault/movie-file.ts';

/** Each film through the vault's own file picker; what was said of each. */
export async function openFilms(page: Page, films: readonly string[]): Promise<string[]> {
  await page.waitForSelector('#house[data-screen="vault"] #vault-left');
  return page.evaluate(filmsInPage, { films, most: MOST_BYTES });
}

/** Runs in the page: a press from outside takes a hundred times as long. */
async function filmsInPage({ films, most }: { films: readonly string[]; most: number }): Promise<string[]> {
  const status = () => document.querySelector('.vault-said')?.textContent ?? '';
  const changed = (from: string): Promise<string> =>
    new Promise((resolve) => {
      const done = () => {
        if (status() === from || status() === '') return;
        observer.disconnect();
        clearTimeout(late);
        resolve(status());
      };
      const observer = new MutationObserver(done);
      const late = setTimeout(() => {
        observer.disconnect();
        resolve('');
      }, 20_000);
      observer.observe(document, { subtree: true, childList: true, characterData: true });
      done();
    });
  const pick = (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const list = new DataTransfer();
    list.items.add(file);
    if (input === null) throw new Error('there is no file picker');
    input.files = list.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  // Between two films something else is said, so that the same words twice are heard twice.
  const large = new File([new Uint8Array(most + 1)], 'large.json');
  pick(large);
  const tooLarge = await changed('');
  const said: string[] = [];
  for (const film of films) {
    pick(new File([film], 'film.json'));
    said.push(await changed(tooLarge));
    pick(large);
    await changed(said.at(-1) ?? '');
  }
  return said;
}

/** Each link as the address of the set-up, which reads it anew whenever it is entered; what was said of each. */
export async function openLinks(page: Page, links: readonly string[]): Promise<string[]> {
  return page.evaluate(linksInPage, links);
}

async function linksInPage(links: readonly string[]): Promise<string[]> {
  const seen = (look: () => string | null): Promise<string> =>
    new Promise((resolve) => {
      const check = () => {
        const found = look();
        if (found === null) return;
        observer.disconnect();
        clearTimeout(late);
        resolve(found);
      };
      const observer = new MutationObserver(check);
      const late = setTimeout(() => {
        observer.disconnect();
        resolve('');
      }, 20_000);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      check();
    });
  const at = (screen: string) => document.getElementById('house')?.dataset.screen === screen;
  const said: string[] = [];
  for (const link of links) {
    location.hash = '#credits';
    await seen(() => (at('credits') ? 'there' : null));
    history.replaceState(null, '', `${location.pathname}?film=${encodeURIComponent(link)}#credits`);
    location.hash = '#feature';
    said.push(await seen(() => (at('feature') ? (document.querySelector('.set-up-news')?.textContent ?? null) : null)));
  }
  history.replaceState(null, '', location.pathname);
  return said;
}
