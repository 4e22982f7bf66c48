/** What a screen says of itself, whatever it shows: it is on its way, it did not come, it cannot be kept. */
export const NOTICE = {
  loading: 'Loading.',
  saveFailed: 'This movie cannot be saved here. Play on; it lasts as long as this page.',
  saveOlder: 'The newest save was damaged. This is the one before it.',
  saveDamaged: 'The saved movie is damaged and cannot be shown. The others in the row say they liked it.',
  slowDirector: 'The Director took too long; the answer came from the page itself.',
  notFetched: {
    same: 'That could not be fetched just now. Nothing is lost; try again.',
    newer: 'A newer print is running. Reload the page, and the door opens.',
    none: 'That was never fetched, and now there is no network. Nothing is lost.',
  },
  logLost: 'The screenplay so far was cut for another projector. It goes on from here.',
};
