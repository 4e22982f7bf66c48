import type { Result } from '../../../../rules/stand-in/index.ts';
import { headOf, inLine } from '../../../../text/en/cards/names.ts';
import { atHead, counted, listed } from '../../../../text/en/grammar.ts';
import type { Face } from '../shapes/company.ts';
import type { Night } from '../shapes/night.ts';

type Head = (night: Night) => string;

const people = (n: number): string => (n === 1 ? 'one of them' : `${counted(n)} of them`);
const names = (faces: readonly Face[]): string => listed(faces.map(inLine));

const HEADLINES: Readonly<Record<Result['how'] | 'left', readonly Head[]>> = {
  burnt: [
    ({ standIn }) =>
      standIn === null ? 'Impostor burnt on stage' : `${headOf(standIn)} burnt, was not ${inLine(standIn)}`,
    () => 'Fire on Stage Four, for the best',
    ({ winners }) =>
      winners.length === 1
        ? 'One walks out of Stage Four'
        : `${atHead(counted(winners.length))} walk out of Stage Four`,
  ],
  declared: [
    () => 'Company safe, says company',
    () => 'All well on Stage Four, they say in unison',
    ({ seats }) => `${atHead(counted(seats))} went in, ${counted(seats)} somebodies came out`,
  ],
  alone: [() => 'One-man show on Stage Four', () => 'Company of one to tour', () => 'Cast agrees on everything'],
  'false-declaration': [
    () => 'Thing gives itself up, early',
    () => 'Miscount ends career',
    () => 'Victory speech interrupted',
  ],
  vengeance: [
    () => 'Second fire on Stage Four',
    () => 'Company settles it among itself',
    () => 'Quarrel outlives its cause',
  ],
  dawn: [
    () => 'Road open, nobody in a hurry',
    () => 'Night passes, to general relief',
    () => 'Company talks till dawn, decides nothing',
  ],
  last: [
    () => 'Monster never arrived',
    () => 'Company of strangers burns itself',
    () => 'Last one standing had nothing to fear',
  ],
  left: [() => 'Chair found empty, coffee warm', () => 'Guest leaves before the end'],
};

/** The lead under the headline. */
const LEADS: Readonly<Record<Result['how'] | 'left', Head>> = {
  burnt: ({ hero, standIn, turns }) =>
    hero === null || standIn === null
      ? 'The thing that had taken a place in the company was burnt last night.'
      : `In turn ${turns} ${inLine(hero)} set fire to ${inLine(standIn)}. The studio confirms that it was the right one.`,
  declared: ({ standIn, turns }) =>
    `${standIn === null ? 'Somebody' : headOf(standIn)} rose in turn ${turns} and announced that nobody was left to worry. Nobody contradicted it.`,
  alone: ({ standIn, seats }) =>
    `Every one of the ${counted(seats)} chairs was taken by ${standIn === null ? 'the same thing' : `what had been ${inLine(standIn)}`}. No fire was needed.`,
  'false-declaration': ({ standIn, winners }) =>
    `${standIn === null ? 'The thing' : headOf(standIn)} announced victory with ${names(winners)} still at the table. It had miscounted.`,
  vengeance: ({ winners }) =>
    winners.length === 0
      ? 'After the first fire came others. Nobody is left to say why.'
      : `After the first fire came others. ${atHead(names(winners))} ${winners.length === 1 ? 'is' : 'are'} left to say why.`,
  dawn: ({ turns }) =>
    `After ${turns} turns the rain stopped. Nobody had been proved anything, and everybody went home with somebody.`,
  last: ({ winners }) =>
    `${winners.length === 0 ? 'Somebody' : atHead(names(winners))} burnt or outlived the company. Doctors found nothing wrong with any of them.`,
  left: ({ turns }) => `One guest slipped out in turn ${turns}. The company did not notice. It says so in one voice.`,
};

/** The words of the morning paper. What is asserted here is handed in; what is made up concerns weather and soap. */
export const PAPER = {
  masthead: 'The Backlot Lantern',
  price: 'Five cents',
  editions: ['Late edition', 'Last edition', 'Morning edition', 'Wet edition'],
  headlines: HEADLINES,
  leads: LEADS,
  /** The first column: who was lost, and how. */
  company: {
    head: 'The company',
    burnt: (who: Face, by: Face, role: 'original' | 'recast' | 'stand-in'): string =>
      role === 'original'
        ? `${headOf(who)} was burnt by ${inLine(by)}. There had been a misunderstanding.`
        : role === 'recast'
          ? `${headOf(who)} was burnt by ${inLine(by)}, and had not been ${inLine(who)} for some time.`
          : `${headOf(who)} was burnt by ${inLine(by)}. It had asked about the families.`,
    turned: (who: Face, turn: number): string => `${headOf(who)} has not been the same since turn ${turn}.`,
    noneBurnt: 'Nobody was burnt. The insurers sent flowers.',
    noneTurned: 'Nobody was replaced. This was checked, with pins.',
    lived: (faces: readonly Face[]): string =>
      faces.length === 0
        ? 'Nobody could be reached who is still themselves.'
        : `${atHead(names(faces))} walked to the gate in the rain and would not share an umbrella.`,
    liar: (who: Face, lies: number): string =>
      `${headOf(who)} said ${lies === 1 ? 'one thing that was' : `${counted(lies)} things that were`} not so. The paper has a list.`,
    wronged: (who: Face): string => `${headOf(who)} was suspected all night, of nothing.`,
  },
  /** The second: what else was heard of. */
  lot: {
    head: 'Around the lot',
    doors: (n: number): string => (n === 1 ? 'A door was chained.' : `${atHead(counted(n))} doors were chained.`),
    refusals: (n: number): string =>
      n === 1 ? 'One handshake was declined.' : `${atHead(counted(n))} handshakes were declined.`,
    curtain: 'The asbestos curtain was lowered. It has been sent for cleaning.',
    turned: (n: number): string => `The doctor puts the replaced at ${people(n)}.`,
    quiet: [
      'Wardrobe reports one costume too few.',
      'The canteen regrets the soup.',
      'The picture will be finished with whoever turned up.',
      'Make-up asks that faces be returned.',
      'The telephone works again. It rang all night.',
    ],
  },
  weather: [
    'Rain, then fire, then rain.',
    'Storm. Road closed to people.',
    'Clearing towards dawn, if asked nicely.',
    'Wind from the wardrobe.',
    'Fog indoors.',
  ],
  ads: [
    { head: 'Understudies wanted', words: 'Any face. Bring your own, we have others.' },
    { head: 'Lost', words: 'One self. Sentimental value.' },
    { head: 'Nitrate stock', words: 'Sold by the reel. Matches separately, please.' },
    { head: 'Curtains', words: 'Asbestos, all sizes. Never a complaint from anybody left.' },
    { head: 'Trailers to let', words: 'Lock on the outside. Very quiet.' },
    { head: 'Thermos flasks', words: 'With one cup. It is safer.' },
    { head: 'Voice lessons', words: 'Sound like anyone. Ask for the teacher. Either one.' },
    { head: 'Notice', words: 'All persons resembling the cast will report to the gate. All of them.' },
  ],
} as const;
