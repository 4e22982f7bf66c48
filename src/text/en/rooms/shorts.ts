/** The rest of the book: ten scenes, each with its goal, a sentence a step, and a closing line by how it went. */
export const SHORTS = {
  title: 'The rest of the book',
  aside: 'ten scenes, two minutes each',
  says: 'Each is about one rule. The table is out of a real movie, the dice are loaded, and nothing counts: neither for the book nor for the movie you left.',
  rule: (id: string): string => `Rule ${id}`,
  /** A button beside a rule, with the name of its scene for those who listen. */
  play: 'Play it',
  playNamed: (title: string): string => `Play it: ${title}`,
  leave: 'Leave the scene',
  end: {
    title: (scene: string): string => `${scene}: cut`,
    again: 'Again',
    next: (scene: string): string => `Next: ${scene}`,
    list: 'All ten scenes',
    back: 'Back to the movie',
    out: 'Marquee',
  },
  scenes: {
    'take-attack': {
      title: 'Take+Attack',
      goal: 'The goal: get armed and hit something in one turn.',
      steps: {
        take: 'It costs the turn of the whole seat, which here is one survivor. Take the Scattergun and attack.',
        aim: 'Pick: the Terrors on the screen, or the Neighbors in throng I. It fires by Muscle or by Guts; the Rancher’s Muscle is better.',
        roll: 'A spoint raises the stat by one before the roll, to eleven at most.',
        damage: 'A hit. The Scattergun keeps the higher of two dice, or adds up doubles. Spend what seems missing.',
      },
      closing: {
        done: 'Armed, and one monster ahead. With three survivors in the seat it would have cost three actions; alone, it costs nothing. To draw a survivor who attacks is the other half of this rule.',
      },
    },
    counterstrike: {
      title: 'Counterstrike',
      goal: 'The goal: make them regret two sixes.',
      steps: {
        wait: 'The Scout has the Service Pistol. The Director is next, so let the Cook rest.',
        aim: 'Two sixes: the throng tripped, and the Scout strikes back at one card of it. Pick the card and the weapon.',
        roll: 'It is an attack like any other: a spoint raises the stat by one, to eleven at most.',
        damage: 'A hit. The Pistol does one die and two more. Spend what seems missing.',
      },
      closing: {
        down: 'One card less in that throng, in the Director’s own turn, for no action at all. But it goes both ways: roll two sixes yourself, and they strike back.',
        stood: 'It still stands, for small damage leaves no mark. Nothing lost: a counterstrike costs no action.',
        waived: 'You let it go. That is allowed. It is not usual.',
      },
    },
    'familiar-face': {
      title: 'Familiar Face',
      goal: 'The goal: bury somebody you knew.',
      steps: {
        take: 'Arm the Scientist first: take the Alien Raygun. Then keep an eye on the Drifter.',
        attack:
          'Two ones took the Drifter: now a Familiar Face, a monster worth its Muscle, six, and its throng does better damage. Shoot it.',
        roll: 'Brains nine or less. A spoint helps, but the damage may want it more.',
        damage:
          'Two dice of damage. Six sends it to the discards, to come back some day; ten buries it. Three spoints make ten likely.',
      },
      closing: {
        buried: 'Ten or more, and it lies in the graveyard. Nothing ever leaves that.',
        discarded:
          'Down, but only among the discards: a later reel may deal it again. Ten damage would have buried it.',
      },
    },
    'lent-power': {
      title: 'Lent power',
      goal: 'The goal: lose nobody while somebody has power.',
      steps: {
        rest: 'The Librarian spent nearly all of it and missed. You have seven power spoints; rest the Cook for two more.',
        lend: 'The Librarian is hit and cannot pay alone. Power helps anybody, and yours is asked for. Lend it or keep it.',
        again: 'The Cook has Speed five, and flails badly. Rest again while there is time.',
        pay: 'Eleven damage. Rest spoints go first, then your power, then that of others, who are asked. Pay all of it, or flail.',
      },
      closing: {
        borrowed: 'You lent, they lent, and nobody is lost. A computer’s seat may refuse; then the next one is asked.',
        alone:
          'You kept your power, and it was just enough. Had it not been, the others would have been asked, the richest first.',
        flailed: 'Spoints on a flail can be borrowed the same way. What is lent is gone for good, whoever had it.',
      },
    },
    blob: {
      title: 'The blob',
      goal: 'The goal: get the blob off the screen.',
      steps: {
        attack: 'Three points of blob sit in frame I, and no reel ends around them. Have the Colonel hit it.',
        roll: 'Muscle eight or less. Two ones would be a plain hit: it has no head.',
        damage: 'Unlike a monster it keeps every wound: a point for each damage. Spend, if you want it over with.',
        again: 'Smaller, and still there. The Rancher can finish it.',
        rollAgain: 'Muscle eight again. On two sixes it strikes back, with whatever points it has left.',
        finish: 'A hit. Most rolls will do.',
      },
      closing: {
        together:
          'Gone. It took two of you, and both wounds counted. It has three points for each reel: meet it early.',
        atOnce: 'Gone in one go, for a few spoints. It has three points for each reel: later, it takes a crowd.',
      },
    },
    'plot-device': {
      title: 'Plot device',
      goal: 'The goal: turn up a plot device and keep calm.',
      steps: {
        take: 'Take the Big Wrench. Whatever fills the gap is the Rancher’s to live with.',
        test: 'They’re Out There, and the Director uses it. Test Guts, seven or less; fail, and everything on the table attacks. Spend?',
      },
      closing: {
        passed:
          'Passed, and nothing happened. A used plot device is buried; one that the Director declines is discarded, and may come again.',
        assault:
          'Failed: a full assault. Every throng and every monster on the screen attacked once, and missed. That was luck. The card, at least, is buried.',
      },
    },
    'group-test': {
      title: 'Group test',
      goal: 'The goal: keep three people from losing their heads.',
      steps: {
        take: 'Take the Big Wrench, and see what comes in.',
        first: 'Mass Hysteria: everybody tests Guts, and whoever caused it goes first. The Drifter has eight.',
        second: 'The others follow clockwise. The Detective has Guts five; each spoint adds one.',
        third: 'Last the Reporter, Guts six. Whoever fails loses the next action. Is it worth it?',
      },
      closing: {
        calm: 'Nobody lost an action. It cost spoints that a throng would have liked, too.',
        one: 'One action lost, one bought. In a group test, spend on those whose action matters.',
        two: 'Two actions lost, and the spoints kept. If nothing urgent was planned, that is a fair price.',
      },
    },
    'pod-player': {
      title: 'Pod Player',
      goal: 'The goal: lose your last survivor, and play on.',
      steps: {
        fall: 'The Librarian is hit and nobody is left to draw. Flail. The dice are loaded; sorry.',
        take: 'Your seat is out, and goes on for the other side. Take a monster off the screen: that makes you a Pod Player.',
        strike: 'Your throng attacks at once, like any throng. You know these people. Pick one.',
      },
      closing: {
        done: 'From here on your seat has a Director’s turn each round, without the fade-out. In a movie you are asked first: play on for them, or watch.',
      },
    },
    'turning-point': {
      title: 'Turning Point',
      goal: 'The goal: end the reel while nobody deals any more.',
      steps: {
        take: 'A lost seat took a monster: two of them now, two of you. That is the Turning Point. The reel pile is shut, so take a gun: nothing fills the gap.',
        last: 'One card on the screen and no pile behind it. Take it, drop what you like, and the reel is over.',
        star: 'The screen is clear: a Horror Star. Who gets it?',
      },
      closing: {
        done: 'The rest of that pile was never seen. A Turning Point is bad news that ends reels early: clear the screen before they get anything out of it.',
      },
    },
    'last-one-standing': {
      title: 'Last One Standing',
      goal: 'The goal: be there when the lights go on.',
      steps: {
        fall: 'The Robot is hit, and nobody is left to draw. Flail. The dice are loaded; sorry.',
        act: 'One left, with one last action, and a Horror Star that was rolled for. Rest for spoints, or hold.',
        second: 'The star buys a second action now. Or hold, and keep it for their dice.',
        spare:
          'A hit. For the star they roll again, though that throng misses on two sixes only. Spend it, or take it as it comes.',
        answer: 'Pay all of it, or flail at Speed seven. Nobody comes after this.',
      },
      closing: {
        survived: 'Everybody had a turn, and you are still there. The movie is survived, in the middle of a reel.',
        lost: 'Nobody left. It was the only way out, and a narrow one.',
      },
    },
  },
} as const;

type Words = typeof SHORTS;
/** The words of each scene, by its name. */
export type ShortWords = Words['scenes'];
