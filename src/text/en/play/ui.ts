import { roman } from '../../numerals.ts';
import { agree, listed, plural } from '../grammar.ts';
import { THEIRS } from '../words-by-deck.ts';

/** Every other word on the page. */
export const UI = {
  director: 'The Director',
  directorOf: (level: string): string => `${level} Director`,
  /** The same over what the Director says, where there is little room. */
  directorShort: (level: string): string => `${level} Director`,
  thinking: 'The Director is thinking.',
  levels: (policy: string): string =>
    ({ you: 'You, the', matinee: 'Matinee', feature: 'Feature', 'late-show': 'Late Show', midnight: 'Midnight' })[
      policy.split(':')[0] ?? ''
    ] ?? policy,
  playing: 'The film is running.',
  /** Said to whoever plays a Feature for the first time. */
  goal: 'You win if anybody is alive when reel IV, the last, is over.',
  skip: 'Skip',
  earlier: 'Earlier pages',
  now: '↓ Now',
  goOn: 'Continue',
  back: 'Back',
  toMarquee: '‹ Marquee',
  menu: 'Menu',
  prompt: 'Your choice',
  answers: 'Answers',
  /** How many ways to answer. */
  choices: (n: number): string => `${plural(n, 'choice')}.`,
  /** Which of the player's chairs is asked, where it is not a seat among the cast. */
  chairs: {
    director: 'The Director, your chair',
    pod: (n: number): string => `Seat ${n + 1}, for the ${THEIRS.aliens}`,
  },
  log: 'Screenplay',
  table: 'The table',
  notices: 'Messages',
  close: 'Close',
  tableParts: {
    screen: 'The screen',
    throngs: 'The Director’s throngs',
    sanctuaries: 'Sanctuaries',
    piles: 'Piles',
    cast: 'The cast',
    ribbon: 'This round',
  },
  /** How far a turn of the round has come. */
  turns: { done: 'has acted', now: 'acting now', next: 'to come' },
  reel: (n: number): string => `Reel ${roman(n)}`,
  round: (n: number): string => (n === 0 ? 'Opening scene' : `Round ${n}`),
  reelPile: (n: number): string => `${plural(n, 'card')} in the reel pile`,
  reelPileShut: 'The reel pile is shut',
  frame: (n: number): string => `Frame ${roman(n + 1)}`,
  frameEmpty: 'empty',
  frameMystery: 'a mystery card, face down',
  covers: (name: string): string => `covers ${name}`,
  fading: 'fades out at the Director’s next turn',
  value: (n: number): string => `value ${n}`,
  points: (n: number): string => plural(n, 'point'),
  throng: (slot: number): string => `Throng ${roman(slot + 1)}`,
  throngs: (slots: readonly number[]): string =>
    `${agree(slots.length, 'Throng', 'Throngs')} ${listed(slots.map((slot) => roman(slot + 1)))}`,
  throngEmpty: 'nobody',
  strength: (n: number): string => `strength ${n}`,
  hits: (p: string): string => `hits ${p}`,
  token: (n: number): string => `countdown token ${n}`,
  turned: 'Familiar Face',
  chooses: (words: string): string => `Press to choose: ${words}`,
  noSanctuary: 'None found yet.',
  inside: (names: string): string => `inside: ${names}`,
  insideNone: 'nobody inside',
  room: (n: number): string => `room for ${n}`,
  stored: 'In the store',
  lurks: (name: string): string => `${name} lurks inside`,
  left: (points: number, of: number): string => `${points} of ${of} points`,
  discard: 'Discard pile',
  graveyard: 'Graveyard',
  survivorPile: 'Survivor pile',
  bankHas: (n: number): string => `${plural(n, 'spoint')} in the bank`,
  cards: (n: number): string => plural(n, 'card'),
  pileEmpty: 'Nothing in it. Yet.',
  pileDark: (n: number): string =>
    n === 1
      ? 'One card lies face down: nobody has seen it in this reel.'
      : `${n} cards lie face down: nobody has seen them in this reel.`,
  seat: (n: number): string => `Seat ${n + 1}`,
  seatYours: 'yours',
  seatComputer: 'computer',
  seatActing: 'acting now',
  seatOut: 'nobody left',
  get seatPod() {
    return `plays for the ${THEIRS.aliens}`;
  },
  power: (n: number): string => plural(n, 'power spoint'),
  /** Both purses of a survivor: its own, and its seat's. */
  purses: (rest: number, power: number, seat: number): string =>
    `${plural(rest, 'rest spoint')} of its own; ${plural(power, 'power spoint')} with seat ${seat + 1}, never filled again.`,
  powerTip: {
    name: 'power spoints',
    says: (n: number, seat: number): string =>
      `${n} left with seat ${seat + 1}, for all its survivors. They pay for anything, after a survivor’s own, and are never filled again.`,
  },
  rest: (n: number): string => plural(n, 'rest spoint'),
  stars: (n: number): string => plural(n, 'Horror Star'),
  heldBy: (name: string): string => `held by ${name}`,
  held: 'Holds',
  emptyHands: 'empty-handed',
  throws: (n: number): string => plural(n, THEIRS.use),
  inPlace: (name: string): string => `in ${name}`,
  get probed() {
    return THEIRS.held;
  },
  stunned: 'loses the next action',
  /** Of the plate on a survivor that is pointed at: what it means, and what can be done. */
  stunnedTip:
    'Loses the next action: it can only hold. A whole turn is open to the rest of the seat: call somebody, or let another Take + Attack. That costs everybody’s action, so the lost one goes with it.',
  get probedTip() {
    return `Until the reel ends this one ${THEIRS.hangs}: the one action left is to break loose. Outside a sanctuary it can still be hit; it pays and strikes back as ever.`;
  },
  weakness: (n: number): string => `Weak spot found: +${n} damage this reel`,
  turningPoint: 'Turning Point: the reel pile is shut',
  lastStand: 'Last One Standing',
  dial: {
    of: (n: number): string => plural(n, 'spoint'),
    split: 'Pay differently',
    splitOwn: (n: number): string => `${n} of its own first, then:`,
    splitSum: (sum: number, owed: number): string => `${sum} of ${owed}`,
    splitDo: 'Pay like this',
  },
  pause: {
    title: 'Intermission',
    resume: 'Back to the movie',
    rules: 'The rules',
    speed: 'Speed',
    speeds: { '1x': '1×', '2x': '2×', '4x': '4×', instant: 'Instant' },
    muted: 'Mute',
    music: 'Music',
    effects: 'Effects',
    voice: 'Voices',
    talk: 'The cast talks',
    commentary: 'Commentary',
    commentaries: { off: 'Off', short: 'Short', full: 'Full' },
    meter: 'Survival meter',
    wait: 'Wait after each attack',
    fullscreen: 'Fullscreen',
    keys: 'Keys',
    export: 'Save it as a file',
    get turnCoat() {
      return `Play on for the ${THEIRS.aliens}`;
    },
    turnBack: 'Let the Director play them',
    concede: 'Walk out',
    concedeSure: 'Walk out for good? The movie ends here.',
    concedeYes: 'Walk out',
    concedeNo: 'Stay seated',
    leave: 'Leave to the marquee',
    leaveAside: 'the seat is kept warm',
    language: 'Language, and everything else: on the marquee, under Settings. The movie waits.',
  },
  speedNow: (words: string): string => `Speed ${words}`,
  muteNow: (muted: boolean): string => (muted ? 'Sound off' : 'Sound on'),
  help: 'Keys',
  zoom: {
    title: 'Close-up',
    /** For cards whose print says no more than a number. */
    rules: {
      monster: 'Its number, or less on two dice, hits. The same number in damage puts it down; ten buries it.',
      survivor: 'Tests are two dice at the stat or less. Attacks with bare hands use Muscle; flailing uses Speed.',
    } as Readonly<Record<string, string>>,
  },
  outcome: {
    survived: 'Survived',
    doomed: 'Doomed',
    conceded: 'Walked out',
    cast: 'The cast',
    numbers: 'In numbers',
    again: 'Same again',
    fresh: 'Another movie',
    marquee: 'Marquee',
    replay: 'Replay',
    copy: 'Copy replay',
    copied: 'Copied',
    print: (hash: string): string => `Print no. ${hash}`,
  },
  film: {
    replay: 'Replay',
    projector: 'The projector',
    run: 'Run the film',
    stop: 'Stop the film',
    round: 'Round',
    at: (reel: number, round: number): string =>
      `Reel ${roman(reel)}, ${round === 0 ? 'opening scene' : `round ${round}`}`,
    leave: 'Leave',
  },
  undo: 'Take it back',
  recap: {
    title: 'Previously',
    stands: (reel: number, round: number, alive: number): string =>
      `Reel ${roman(reel)}, ${round === 0 ? 'opening scene' : `round ${round}`}. ${alive === 0 ? 'Nobody is' : alive === 1 ? 'One is' : `${alive} are`} still breathing.`,
  },
  rule: { title: 'The rule', lost: 'The book of rules could not be fetched. The usher says it was about doors.' },
  gone: {
    title: 'All of yours are gone',
    get aside() {
      return `The others are still running. Your place in the round is kept: for ${THEIRS.aPodPlayer}.`;
    },
    get turn() {
      return `Play for the ${THEIRS.aliens}`;
    },
    watch: 'Watch',
    fast: 'Fast-forward',
    leave: 'Leave',
  },
  briefing: {
    title: 'You are one of them now',
    lines: [
      'In its scene your seat takes a monster off the screen and attacks with one throng, or attacks with all it has.',
      'Its throngs are its own. What fades out, and what a card is used for, is still for the Director to say.',
      'As a survivor you are judged by what you did until now. Nothing from here on wins you anything.',
    ],
    back: 'Second thoughts? The menu leaves it all to the Director.',
    go: 'Understood',
  },
  trouble: {
    title: 'The film jammed',
    aside: 'Nothing is lost: this is the movie up to here. You may go on from the last good frame.',
    goOn: 'Go on',
    marquee: 'Marquee',
  },
  dismiss: 'Dismiss',
} as const;
