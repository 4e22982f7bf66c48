import './ui/kit/theme.css';
import './ui/kit/contrast.css';
import { languageFor } from './app/language.ts';
import { keptLanguage } from './storage/language.ts';
import { speak } from './text/language.ts';
import type { Language } from './text/languages.ts';

/** Where a browser minds (docs/adr/0018): threads come from this host, and no text ever becomes markup or script. */
const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } };
trustedTypes?.createPolicy('default', {
  createScriptURL(url: string): string {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError(url);
    return url;
  },
});

const asked = { kept: keptLanguage(), search: location.search, browser: navigator.languages };

/** English comes with the house; any other language is fetched first. */
async function learn(language: Language): Promise<Language> {
  if (language === 'en') return language;
  const { es } = await import('./text/es/index.ts');
  speak((file) => es[file]);
  return language;
}

/** For whoever looks for words that are in no catalogue; not in what ships. */
async function rehearse(): Promise<boolean> {
  if (!import.meta.env.DEV || new URLSearchParams(location.search).get('lang') !== 'pseudo') return false;
  speak((await import('./text/pseudo.ts')).pseudo);
  return true;
}

/** The doors of the text room are built in the language that is spoken then: so first the language, then the house. */
async function open(): Promise<void> {
  if (!(await rehearse())) {
    // Not fetched: better English than nothing.
    document.documentElement.lang = await learn(languageFor(asked)).catch((): Language => 'en');
  }
  await import('./shell/shell.ts');
}

void open().catch(() => document.getElementById('no-house')?.removeAttribute('hidden'));
