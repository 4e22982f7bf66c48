interface TipPage {
  readonly head: string;
  readonly lines: readonly string[];
}

/** What one learns from the projection booth, having seen it many times. */
export const TIPS = {
  title: 'Tips from the booth',
  aside: 'From somebody who only watched',
} as const;

export const TIP_PAGES: readonly TipPage[] = [
  {
    head: 'To the Originals',
    lines: [
      'Contagion is a star, not a chain: only seats that exchanged with the Stand-In can be Recast. Keep count of who sat with whom.',
      'Waiting helps the other side. About half of the script cards in the first pile are Recast cards.',
      'Fire need not be certain. A table that burns only on proof burns well and loses.',
      'If the game goes on after a fire, that seat was not the Stand-In. It may still have been a Recast. It may have been you.',
      'Proof that nobody hears is worth nothing. Say it, with how you know it.',
      'A Double Take is worth most against somebody you half suspect: it refuses, and it proves.',
      'Throw Recast cards away early. They are harmless, and nobody will believe you.',
      'Give suspects what does no harm. Not fire, not a curtain, and no Love Scene.',
      'A trailer on the Stand-In shields it from your fire as well.',
      'The last Original loses even when turned. If you think that is you, take any chance with fire.',
    ],
  },
  {
    head: 'To the Stand-In',
    lines: [
      'Turn whenever you can. Every exchange held back is an Original more at the end.',
      'You know every role. Sit so that the next seat is an Original and both neighbours are Recast: only neighbours burn.',
      'Keep one or two Recast cards, not three. With three, every exchange must turn somebody, and that is noticed.',
      'Keep an Asbestos Curtain above everything else.',
      'A partner who already holds three Recast cards will show a fourth to all, and you with it. Your notes mark them.',
      'Burn whoever has proof, then whoever is believed.',
      'Lie about what nobody saw. Cards are remembered.',
      'Declare as soon as it is true, and never before.',
      'With everybody turned and no Original burnt you win alone. Your Recast know that too, by then.',
    ],
  },
  {
    head: 'To the Recast',
    lines: [
      'You know who it is. Nobody else who knows will say so.',
      'Sit beside the Stand-In: you are its wall.',
      'Hand it your spare Recast cards, and the curtain if you draw one. Keep one Recast card; you must.',
      'Do not vouch for it. Cloud the case instead, and be suspected in its place.',
      'Burn accusers, but not your own: you guess who else was turned by who sat with the Stand-In.',
      'You win only in play. Ashes share nothing.',
      'In a Line-Up one Recast card ends it before the Stand-In’s turn comes. It costs you your good name.',
    ],
  },
  {
    head: 'To everybody',
    lines: [
      'Four seats favour the doubles. Eight and more favour the Originals.',
      'Whoever acts first is a turn ahead. Nobody makes more of it than a Stand-In.',
      'Two doors and a trailer make a quiet table, and quiet ends at dawn.',
      'A Reverse Shot changes this turn’s exchange already. So does a new seat.',
      'A card sent on by a Wrong Dressing Room turns nobody. If it is a Recast card, you know who offered it.',
      'Whoever tests and then says nothing has told you something.',
    ],
  },
];
