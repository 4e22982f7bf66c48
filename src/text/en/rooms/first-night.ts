/** What the guide of the first night says: one thought a step, beside the thing it is about. */
export const FIRST_NIGHT = {
  room: {
    title: 'First night',
    head: 'Admit one',
    aside: 'ten minutes',
    lines: [
      'You win if anybody is alive when reel IV, the last, is over. That is all there is to it.',
      'Two survivors, one reel, and a voice from the row behind telling you what to press; then three turns as you like.',
      'The cards are stacked and the dice are loaded. Enjoy it. It happens once.',
    ],
    things:
      'In that order, roughly: take, hide, pay, shoot, rest, call for help, swing a wrench, flail, and see the reel out.',
    begin: 'Take your seat',
    camera: 'Behind the camera',
    cameraSays: 'The other chair: you direct, the computer is the cast, and the voice sits behind you for four turns.',
    rest: 'The rest of the book',
    restSays: 'Everything else, one rule at a time: ten scenes of two minutes.',
    over: 'The movie you left will wait in the vault. Nobody will ask.',
  },
  label: 'The lesson',
  step: (step: number, of: number): string => `${step} of ${of}`,
  skip: 'Skip the lesson',
  steps: {
    take: 'The goal: somebody alive when reel IV ends. A reel is a quarter of the movie. Start armed: take the Alien Raygun.',
    sanctuary:
      'A mystery card filled the gap, face down till you were done: the Lab, a sanctuary. Move the Rancher in; walls take the beating.',
    pay: 'A throng, attacking as one, hit the Scientist for two. Pay two power spoints: your survivors share them, and they never come back.',
    attack: 'Shoot the Mutants: two dice, and nine or less hits, because the Scientist has Brains nine.',
    raise: 'A spoint makes that nine a ten before the roll. Spend it, or trust the dice. Everybody does, once.',
    damage: 'A hit. Four puts them down, and the Raygun does two at least: two spoints make it certain.',
    rest: 'Rest. It fills up rest spoints: the survivor’s own, spent before power. Two outdoors; three in the Lab, and the coffee is free.',
    draw: 'Press More, then draw a survivor: one big action for the whole seat, instead of one each. Whoever comes attacks on the way in.',
    newcomer: 'That is the Colonel. Send the Colonel at the Neighbors; somebody had to complain.',
    newcomerRolls: 'Muscle eight. Every newcomer brings three rest spoints; spend two, make it ten.',
    newcomerHits: 'Bare hands roll one die, and three puts the Neighbors down. Roll the damage.',
    takeAttack:
      'Another big one, under More: the Rancher leaves the Lab, takes the Big Wrench and attacks with it at once.',
    aim: 'Swing it at the Riders. There are six of them, but only one card.',
    swing: 'Muscle eight or less. The Rancher has spoints from the rest, if nerves require.',
    swingHits: 'One die, and the wrench adds two. Six is needed; four will do.',
    flail:
      'Three monsters on the screen: a Creature Feature. Who does not pay flails: Speed six, nine with three spoints. Fail, and the Rancher is gone.',
    clear: 'The reel pile is empty: clear the screen and the reel is over. The Raygun first; pick a target.',
    clearRolls: 'Brains nine. You know how this goes.',
    clearHits: 'Two dice of damage. They will not need your help.',
    fading: 'The Director has marked the Scattergun to fade out. Have the Colonel take it first.',
    last: 'One left on the screen, and the Rancher holds a wrench. Finish the reel.',
    headShot: 'Two ones would be a head shot: no damage roll, straight to the graveyard. Roll.',
    star: 'The screen is clear: the reel pays a Horror Star. It works once: a second action, a failed roll again, or a hit rolled again.',
  },
  /** Three turns after the script: choices are free, and what is said is about the one just made. */
  coach: {
    begin: 'Reel II: throngs stay, and nothing is loaded any more. Three turns with me beside you: do what you like.',
    after: {
      take: 'Taken. The gap filled with a mystery card, and what it brought was yours. Armed people end reels.',
      down: 'One down, and nobody has to pay for it later. Off the screen, it makes the reel shorter, too.',
      stood:
        'A hit, and still standing: damage that does not put it down leaves no mark. Next time, more of it at once.',
      missed:
        'A miss costs the action; on a fumble the target strikes back, too. A spoint is worth most where it makes a seven of a six.',
      rest: 'Spoints, and the screen did not move. Rest while nothing is about to hit you. The Director never does.',
      move: 'Inside, only the walls can be hit. Rest there, or search. But no reel was ever ended from indoors.',
      draw: 'One more who may see the credits, for a whole turn. The earlier the better: newcomers attack at once.',
      takeAttack: 'Taken and swung in one, for the whole turn. It costs least while the seat has one survivor.',
      receive: 'Handed over. The right weapon in the right hands is worth an action.',
      search: 'Four discards looked through, and nothing turned up on the screen. Walls permitting, do it again.',
      other: 'Nothing done is nothing turned up. But the Director moves every round, whether you do or not.',
    },
    attack: 'Before the roll a spoint adds one, to eleven at most. Your call.',
    damage: 'After a hit a spoint adds one damage. Spend what puts it down, and no more.',
    answer: 'Pay all of it, or flail. One or two: pay. More: the same spoints go further on a flail.',
    again: 'A second action costs the star. Keep it, and it is there for a roll that fails or a hit that hurts.',
    aim: 'Pick whom. What falls in a throng is gone from every attack to come.',
  },
  /** The other chair: four turns of the Director’s, all of them free. */
  camera: {
    /** Before whatever is asked first. */
    goal: 'Your goal: nobody alive when reel IV ends.',
    begin: 'Take a monster off the screen into a throng, and that throng attacks at once.',
    after: {
      started: 'A new throng. Two that hit on eight are worth more than one on sixteen, and cost them twice.',
      grown: 'A stronger throng hits more often, up to eleven. Beyond that you only add spare parts.',
      allOut: 'All-Out: every throng attacks, and nothing is taken. The reel stands still, so the cast gains time.',
      other: 'A turn gone by. Their reel runs on while you wait, and that is their way out.',
    },
    strike: 'Pick whom. Somebody without spoints has to flail; somebody with many has to pay. Both are good.',
    'fade-out': 'The fade-out token: lay it on what they want most. They take it next turn, or it is gone.',
    plot: 'A plot device, and yours to use or decline. Used, it is buried; declined, it may come again.',
    place: 'Yours to place. A throng holds three cards, and slots IV to VI open only when all before are full.',
  },
  end: {
    title: 'You know enough',
    words: 'The rest is yours: play this one to the end, or try another movie.',
    playOn: 'Play on',
    ways: { feature: 'Feature', reels: 'Single reel', 'cue-cards': 'Cue cards', marquee: 'Marquee' },
  },
} as const;

export type CoachWords = keyof (typeof FIRST_NIGHT)['coach']['after'];
export type StepWords = keyof (typeof FIRST_NIGHT)['steps'];
