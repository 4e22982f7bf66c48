/** What the guide of the first night says: one thought a step, beside the thing it is about. */
export const FIRST_NIGHT = {
  room: {
    title: 'First night',
    head: 'Admit one',
    aside: 'ten minutes',
    lines: [
      'Two survivors, one reel, and a voice from the row behind telling you what to press.',
      'The cards are stacked and the dice are loaded. Enjoy it. It happens once.',
    ],
    things:
      'In that order, roughly: take, hide, pay, shoot, rest, call for help, swing a wrench, flail, and see the reel out.',
    begin: 'Take your seat',
    over: 'The movie you left ends here. Nobody will ask.',
  },
  label: 'The lesson',
  step: (step: number, of: number): string => `${step} of ${of}`,
  skip: 'Skip the lesson',
  steps: {
    take: 'Take the Alien Raygun. It is on the screen, and so is everything else that wants you dead.',
    sanctuary: 'Behind it lay a mystery card: the Lab. Move the Rancher in, and let the walls take the beating.',
    pay: 'Throng I took in the Terrors and hit the Scientist for two. Pay two spoints; it never happened.',
    attack: 'Shoot the Mutants: two dice, and nine or less hits, because the Scientist has Brains nine.',
    raise: 'A spoint makes that nine a ten before the roll. Spend it, or trust the dice. Everybody does, once.',
    damage: 'A hit. Four puts them down, and the Raygun does two at least: two spoints make it certain.',
    rest: 'Rest. Outdoors that is two spoints; in the Lab it is three, and the coffee is free.',
    draw: 'Call for help: spend the whole turn on drawing a survivor, who attacks on the way in.',
    newcomer: 'That is the Colonel. Send the Colonel at the Neighbors; somebody had to complain.',
    newcomerRolls: 'Muscle eight. Every newcomer brings three spoints of its own; spend two, make it ten.',
    newcomerHits: 'Bare hands roll one die, and three puts the Neighbors down. Roll the damage.',
    takeAttack: 'Another whole turn: the Rancher leaves the Lab, takes the Big Wrench and attacks with it at once.',
    aim: 'Swing it at the Riders. There are six of them, but only one card.',
    swing: 'Muscle eight or less. The Rancher has spoints from the rest, if nerves require.',
    swingHits: 'One die, and the wrench adds two. Six is needed; four will do.',
    flail:
      'Three monsters on the screen: a Creature Feature, all on the Rancher. Flail: Speed six, three spoints more.',
    clear: 'The reel pile is empty: clear the screen and the reel is over. The Raygun first; pick a target.',
    clearRolls: 'Brains nine. You know how this goes.',
    clearHits: 'Two dice of damage. They will not need your help.',
    fading: 'The Director has marked the Scattergun to fade out. Have the Colonel take it first.',
    last: 'One left on the screen, and the Rancher holds a wrench. Finish the reel.',
    headShot: 'Two ones would be a head shot: no damage roll, straight to the graveyard. Roll.',
    star: 'The screen is clear: the reel pays a Horror Star, good for a second action or a second roll.',
  },
  end: {
    title: 'You know enough',
    words: 'Reel II is on the screen, and nothing is loaded any more. Play it to the end, or try another movie.',
    playOn: 'Play on',
    ways: { feature: 'Feature', reels: 'Single reel', marquee: 'Marquee' },
  },
} as const;

export type StepWords = keyof (typeof FIRST_NIGHT)['steps'];
