import { mountSettings } from '../../ui/settings/settings.tsx';
import type { AppContext, Screen } from '../app-context.ts';
import { startAnew } from '../start-anew.ts';

export const screen: Screen = (context) => {
  const { sound } = context;
  const sample = sampleOf(sound);
  const unmount = mountSettings(context.root, {
    settings: context.settings(),
    atLanguage: wasChosen(),
    level: sound.level,
    onChange: (change) => context.set(change),
    onHear: sample.play,
    onErase: () => startAnew(context),
    onLeave: () => context.go('marquee'),
  });
  return () => {
    sample.stop();
    unmount();
  };
};

/** So much of the score is enough to judge it. */
const SAMPLE_MS = 6000;

/** What each volume is tried on. */
function sampleOf(sound: AppContext['sound']) {
  let ends: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(ends);
    sound.setMood(null);
  };
  const play = (volume: 'music' | 'effects' | 'voice') => {
    if (volume === 'effects') return sound.play('card-snap');
    if (volume === 'voice') return sound.play('cast-line');
    clearTimeout(ends);
    sound.setMood({ danger: 0.6, mode: 'open' });
    ends = setTimeout(stop, SAMPLE_MS);
  };
  return { play, stop };
}

/** Whether the page has begun again because somebody chose a language: told once. */
function wasChosen(): boolean {
  const { isChosen = false, ...rest } = history.state ?? {};
  if (isChosen) history.replaceState(rest, '');
  return isChosen;
}
