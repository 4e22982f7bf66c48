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
  },
  sight: {
    title: 'Sight and motion',
    text: 'Words',
    textHelp: 'On the page and on the table. Z looks at a card closely.',
    texts: { 1: 'Usual', 1.15: 'Large', 1.3: 'Larger' },
    motion: 'Motion',
    motionHelp: 'Reduced: things fade instead of moving.',
    motions: { system: 'As the system', full: 'Full', reduced: 'Reduced' },
    grain: 'Film grain',
    grainHelp: 'Grain, weave and dark corners. It was a cheap print.',
  },
  sound: {
    title: 'Sound',
    music: 'Music',
    effects: 'Effects',
    voice: 'Voices',
    muted: 'Mute',
    mutedHelp: 'M does it, too.',
    level: (share: number): string => `${Math.round(share * 100)}\u00a0%`,
  },
  company: {
    title: 'Company',
    talk: 'The cast talks',
    talkHelp: 'And the Director heckles.',
    commentary: 'Commentary',
    commentaryHelp:
      'After each choice the Director says why, with the odds. Full: all it weighed, by W, and how the dice went.',
    commentaries: { off: 'Off', short: 'Short', full: 'Full' },
    meter: 'Survival meter',
    meterHelp: 'The chance that anybody lives, while you think: the table played on many times, by what can be seen.',
  },
  data: {
    title: 'What is kept here',
    line: 'Saves, replays, results and these settings. On this machine, and nowhere else.',
  },
} as const;
