/** The words of the settings. */
export const SETTINGS = {
  title: 'Settings',
  aside: 'At once, and kept on this machine.',
  language: {
    title: 'Language · Idioma',
    help: 'The page is threaded anew. A movie that was left stays where it is.',
    browser: 'As the browser',
  },
  pace: {
    title: 'Pace',
    speed: 'Speed',
    speedHelp: 'How fast things are shown. Never how long you may think.',
    speeds: { '1x': '1×', '2x': '2×', '4x': '4×', instant: 'Instant' },
    wait: 'Wait after each attack',
    waitHelp: 'The Director’s side pauses until you say go on.',
    waitMove: 'Wait after everything else',
    waitMoveHelp: 'And after whatever else a computer does. There is never a clock on you.',
    damageHelp:
      'Spoints on the damage of whoever has hit: asked each time, or spent by themselves, and no more than helps.',
    hitHelp: 'A hit on one of yours: asked each time, or paid off by itself up to so much.',
  },
  sight: {
    title: 'Sight and motion',
    text: 'Words',
    textHelp: (zoom: string): string => `On the page and on the table. ${zoom} looks at a card closely.`,
    texts: { 1: 'Usual', 1.15: 'Large', 1.3: 'Larger' },
    motion: 'Motion',
    motionHelp: 'Reduced: things fade instead of moving.',
    motions: { system: 'As the system', full: 'Full', reduced: 'Reduced' },
    grain: 'Film grain',
    grainHelp: 'Grain, weave and dark corners. It was a cheap print.',
    contrast: 'High contrast',
    contrastHelp: 'Plain grounds, strong edges. The desert is left out.',
    contrasts: { system: 'As the system', on: 'On', off: 'Off' },
  },
  sound: {
    title: 'Sound',
    music: 'Music',
    effects: 'Effects',
    voice: 'Voices',
    muted: 'Mute',
    mutedHelp: (key: string): string => `${key} does it, too.`,
    captions: 'Captions',
    captionsHelp: 'What is heard, in brackets. Also with the sound off.',
    level: (share: number): string => `${Math.round(share * 100)}\u00a0%`,
  },
  company: {
    title: 'Company',
    talk: 'The cast talks',
    talkHelp: 'And the Director heckles.',
    commentary: 'Commentary',
    commentaryHelp: (why: string): string =>
      `After each choice the Director says why; the figures are behind ${why}. Full: what else it could have been, and how the dice went. A first movie goes without, unless you ask.`,
    commentaries: { off: 'Off', short: 'Short', full: 'Full' },
    meter: 'Survival meter',
    meanwhile: 'Meanwhile',
    meanwhileHelp: (key: string): string =>
      `A card at the start of your turn: what the Director did since the last. Off: by ${key} only.`,
    meterHelp: 'The chance that anybody lives, while you think: the table played on many times, by what can be seen.',
    threat: 'Threat',
    threatHelp:
      'On each survivor, the chance to be lost in the coming Director’s turn; hatched, what spoints can buy off.',
    advice: 'What would you do?',
    adviceHelp: (key: string): string =>
      `${key} marks what somebody else would choose, and says why. The credits tell.`,
  },
  data: {
    title: 'What is kept here',
    line: 'Saves, replays, results and these settings. On this machine, and nowhere else.',
  },
} as const;
