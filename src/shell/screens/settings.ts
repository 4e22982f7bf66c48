import { mountSettings } from '../../ui/settings/settings.tsx';
import type { Screen } from '../app-context.ts';
import { startAnew } from '../start-anew.ts';

export const screen: Screen = (context) =>
  mountSettings(context.root, {
    settings: context.settings(),
    atLanguage: wasChosen(),
    onChange: (change) => context.set(change),
    onErase: () => startAnew(context),
    onLeave: () => context.go('marquee'),
  });

/** Whether the page has begun again because somebody chose a language: told once. */
function wasChosen(): boolean {
  const { isChosen = false, ...rest } = history.state ?? {};
  if (isChosen) history.replaceState(rest, '');
  return isChosen;
}
