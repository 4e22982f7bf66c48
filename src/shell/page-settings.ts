import type { Settings } from '../app/ports/settings.ts';

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
const stark = window.matchMedia('(prefers-contrast: more)');

/** Told when the system changes its mind about what it asks for. Returns how to stop listening. */
export function onSystemChange(act: () => void): () => void {
  for (const wish of [calm, stark]) wish.addEventListener('change', act);
  return () => {
    for (const wish of [calm, stark]) wish.removeEventListener('change', act);
  };
}

/** What the player says of motion and contrast; where nothing is said, the system has a say. */
export const isCalm = ({ motion }: Settings): boolean => (motion === 'system' ? calm.matches : motion === 'reduced');
export const isStark = ({ contrast }: Settings): boolean => (contrast === 'system' ? stark.matches : contrast === 'on');

/** What of the settings is the style sheets' business: they read it off the root (theme.css, contrast.css). */
export function applyToPage(settings: Settings): void {
  const { dataset } = document.documentElement;
  dataset.motion = isCalm(settings) ? 'reduced' : 'full';
  dataset.contrast = isStark(settings) ? 'high' : 'usual';
  dataset.text = String(settings.text);
}

/** The colours of the deck that is on the table; null: of the house. */
export function wearColours(deck: { accent: string; turned: string } | null): void {
  const { style } = document.documentElement;
  style.setProperty('--accent', deck?.accent ?? null);
  style.setProperty('--turned', deck?.turned ?? null);
}
