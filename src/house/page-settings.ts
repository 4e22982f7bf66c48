import type { Settings } from '../app/ports/stage.ts';

/** What of the settings is the style sheets' business: they read it off the root (theme.css). */
export function applyToPage({ motion, text }: Settings): void {
  const { dataset } = document.documentElement;
  dataset.motion = motion;
  dataset.text = String(text);
}
