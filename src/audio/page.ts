/** The part of `document` that sound depends on. */
export type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

const GESTURES = ['pointerup', 'keydown', 'touchend'] as const;

/** Browsers let a page sound only after the player did something. Returns how to stop waiting. */
export const onFirstGesture = (page: Page, act: () => void): (() => void) => {
  const stop = () => {
    for (const gesture of GESTURES) page.removeEventListener(gesture, once, true);
  };
  const once = () => {
    stop();
    act();
  };
  for (const gesture of GESTURES) page.addEventListener(gesture, once, true);
  return stop;
};

export const onHidden = (page: Page, act: (hidden: boolean) => void): (() => void) => {
  const look = () => act(page.hidden);
  page.addEventListener('visibilitychange', look);
  return () => page.removeEventListener('visibilitychange', look);
};
