import type { KillerId } from '../../../../../rules/geiger-man/index.ts';
import type { RuledCard } from '../../card-words.ts';
import type { Finale, Minor, Power } from '../../shapes/ids.ts';

/** Whoever is after everybody. `rule` is what only this one has; rows and orders are told from the data. */
export const KILLERS: Readonly<Record<KillerId, RuledCard & { readonly the: string; readonly warning: string }>> = {
  'geiger-man': {
    name: 'The Geiger Man',
    the: 'the Geiger Man',
    line: 'Slow, patient, and audible.',
    warning: 'You hear him before you see him.',
    flavour: 'Something in a lead suit walked out of the crater.',
    rule: 'He brings Skitters. As Minions they act before him, and on every card that does not say “alone”.',
  },
  'salt-widow': {
    name: 'The Salt Widow',
    the: 'the Salt Widow',
    line: 'Slow afoot, quick from one of her dead to the next.',
    warning: 'You taste her before you see her.',
    flavour: 'A bride went through the ice here in 1889. The salt kept her.',
    rule: 'When she kills a victim by an attack, a Pillar is placed there, if none stands there and one is left of four. For her own steps and distances every two Pillars are one step apart. In the Action phase the Girl may break a Pillar in her space for 2 Time while the Widow is elsewhere.',
  },
};

/** The Geiger Man's Minions. */
export const MINION = {
  name: 'Skitter',
  names: 'Skitters',
  line: 'A scorpion the size of a dog.',
  rule: 'Health 1, attack 1, move 1. There are three. One that deals damage to the Girl is spent and goes back to the supply.',
  flavour: 'Warm to the touch. Do not touch.',
} as const;

/** The Widow's tokens. */
export const PILLAR = {
  name: 'Pillar',
  names: 'Pillars',
  line: 'Somebody, in salt.',
  rule: 'Four of them. For the Widow every two are one step apart; for nobody else. Breaking the one in your space costs 2 Time, while she is elsewhere.',
  flavour: 'A good likeness.',
} as const;

/** Dark Powers. Players read: Secrets. */
export const SECRETS: Readonly<Record<Power, RuledCard>> = {
  'burning-shadow': {
    name: 'Burning Shadow',
    line: 'Being near him as his phase closes may cost Health.',
    rule: 'As the Killer phase closes, a Girl in his space or one step away makes a Horror roll. If it fails, Health –1.',
    flavour: 'It falls towards the light.',
  },
  'lead-skin': {
    name: 'Lead Skin',
    line: 'Your first blow in a turn does 1 less.',
    rule: 'The first time in a turn that a card, an item or a reaction of hers damages him, it does 1 less, never below 1. Traps and victims are not hers.',
    flavour: 'The suit was never a suit.',
  },
  'pull-of-the-core': {
    name: 'Pull of the Core',
    line: 'Everybody one step away is drawn in.',
    rule: 'As the Killer phase opens, the Girl and every victim exactly one step away are drawn into his space.',
    flavour: 'Hats first.',
  },
  'second-sun': {
    name: 'Second Sun',
    line: 'He mends every turn.',
    rule: 'As each Killer phase opens, he recovers 1.',
    flavour: 'Dawn, from the wrong side.',
  },
  'look-back': {
    name: 'Look Back',
    line: 'Walking away from her costs your nerves.',
    rule: 'Once a turn, the first time the Girl leaves a space within one step of the Widow in the Action phase, hers included: Horror +1.',
    flavour: 'Everybody does. Once.',
  },
  'slow-crystal': {
    name: 'Slow Crystal',
    line: 'Victims near salt will not follow.',
    rule: 'Victims in a Pillar’s space or in the Widow’s do not follow the Girl.',
    flavour: 'They only wanted to sit down for a minute.',
  },
  'bitter-spring': {
    name: 'Bitter Spring',
    line: 'She recovers at a Pillar.',
    rule: 'As the Killer phase opens, she recovers 1 if she stands in a Pillar’s space.',
    flavour: 'She drinks with the dead.',
  },
  'forty-years': {
    name: 'Forty Years of Salt',
    line: 'Pillars where you stand; she recovers, and hits harder at them.',
    rule: 'As each Killer phase opens, a Pillar is placed in the Girl’s space, if it has none and one is left; the Widow recovers 1. Her attack is 1 higher in a Pillar’s space.',
    flavour: 'Sixty-two, really. She stopped counting.',
  },
};

/** Minor Dark Powers: what the card does while it lies there. */
export const MINOR_SECRETS: Readonly<Record<Minor, string>> = {
  glow: 'one die fewer on Horror rolls while the Girl is in his space or one step away.',
  haze: 'attacks and items from another space cannot hurt him.',
  preserved: 'each action card or item that heals the Girl heals 1 less, never below 0.',
  crystal: 'weapons add nothing against the Widow while she stands in a Pillar’s space.',
};

/** Finales. Players read: the Last Act. `ongoing` is what the data do not tell. */
export const LAST_ACTS: Readonly<
  Record<Finale, { readonly name: string; readonly line: string; readonly flavour: string; readonly ongoing: string }>
> = {
  meltdown: {
    name: 'Meltdown',
    line: 'He mends, and hits harder.',
    ongoing: '',
    flavour: 'The suit has begun to drip.',
  },
  chain: {
    name: 'Chain Reaction',
    line: 'Three Skitters, all for you.',
    ongoing: '',
    flavour: 'One became two.',
  },
  'last-light': {
    name: 'The Last Light',
    line: 'Horror, and he comes for you.',
    ongoing: '',
    flavour: 'Somebody forgot to switch him off.',
  },
  'flats-rise': {
    name: 'The Flats Rise',
    line: 'Salt at the exits: nobody is saved there. She hits harder.',
    ongoing: 'Nobody is saved on a space with a Pillar.',
    flavour: 'The lake wants its shore back.',
  },
  vows: {
    name: 'She Remembers Her Vows',
    line: 'She hits harder where salt stands by you.',
    ongoing: 'The Widow’s attack is 1 higher against a Girl in a Pillar’s space.',
    flavour: 'Till death. Somebody’s.',
  },
  dissolve: {
    name: 'Everything Dissolves',
    line: 'The Pillars go, and she drinks them.',
    ongoing: '',
    flavour: 'It rains upward for a while.',
  },
};
