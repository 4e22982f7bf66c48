/** How long to wait for the next one, in mean waits: as unlike each other as what comes by chance, and 1 on average. */
const WAITS = [0.52, 1.48, 0.25, 0.89, 2.3, 0.1, 0.62, 0.17, 1.05, 3.3, 0.42, 0.75, 1.8, 0.33, 0.04, 1.98];

/** A sound that comes again and again, unevenly, at a rate that may change while it does: a counter that clicks. */
export const createPatter = (play: () => void) => {
  let rate = 0;
  let count = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(waiting);
    if (rate <= 0) return;
    const milliseconds = ((WAITS[count++ % WAITS.length] ?? 1) * 1000) / rate;
    waiting = setTimeout(() => {
      play();
      wait();
    }, milliseconds);
  };
  return {
    /** So many a second from now on; 0 is silence. */
    setRate(perSecond: number) {
      if (perSecond === rate) return;
      rate = perSecond;
      wait();
    },
  };
};
