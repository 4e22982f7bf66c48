import type { Mutant } from './mutant.ts';

/** R19–R22 and single cards. */
export const OPTIONS: readonly Mutant[] = [
  {
    name: 'a cover that leaves is replaced',
    rule: 'R19.1',
    file: 'moves/screen.ts',
    from: 'if (frame.cards.length > 0 || pileEmpty(m)) return;',
    to: 'if (frame.cards.length > 1 || pileEmpty(m)) return;',
  },
  {
    name: 'a reel can be clipped with cards left in its pile',
    rule: 'R19.2',
    file: 'beats/director-turn.ts',
    from: '|| m.lastStand || !pileEmpty(m) || reelOver(m)',
    to: '|| m.lastStand || reelOver(m)',
  },
  {
    name: 'Bigger Blobbing is no bigger',
    rule: 'R20.2',
    file: 'decks/roswell-51/effects.ts',
    from: '(m.options.biggerBlobbing ? 4 : 3) * m.reel',
    to: '3 * m.reel',
  },
  {
    name: 'no Pod Player may be desperate',
    rule: 'R20.6',
    file: 'beats/director-replies.ts',
    from: 'if (foes.length > 0 || !m.options.desperateMeasures) return foes;',
    to: "if (foes.length > 0 || side !== 'director' || !m.options.desperateMeasures) return foes;",
  },
  {
    name: 'they rest beside what lurks in the back seat',
    rule: 'R20.8',
    file: 'beats/action-replies.ts',
    from: 'if (!b.moved && lurked === null) replies.push(REST, SEARCH);',
    to: 'if (!b.moved) replies.push(REST, SEARCH);',
  },
  {
    name: 'a rolled 1 hides Two Hungry Pods',
    rule: 'R21.1',
    file: 'beats/set-up.ts',
    from: 'while (die === 1) die = rollDie(m);',
    to: 'if (die === 1) die = 2;',
  },
  {
    name: 'the toll is taken in every movie',
    rule: 'R21.3',
    file: 'moves/spoints.ts',
    from: 'if (m.options.grimToll) m.buried += amount;',
    to: 'if (amount > 0) m.buried += amount;',
  },
  {
    name: 'a bonus turn fades out',
    rule: 'R22.3',
    file: 'beats/director-turn.ts',
    from: "if (b.side !== 'director' || b.bonus || card === null) return faded(m);",
    to: "if (b.side !== 'director' || card === null) return faded(m);",
  },
  {
    name: 'the Robot brings five rest spoints',
    rule: 'R2.4',
    file: 'decks/roswell-51/cards.ts',
    from: 'bonusRest: 6',
    to: 'bonusRest: 5',
  },
  {
    name: 'Fight or Flight helps Muscle alone',
    rule: 'fight-or-flight',
    file: 'decks/roswell-51/cards.ts',
    from: 'boost: { muscle: 2, speed: 2 }',
    to: 'boost: { muscle: 2 }',
  },
  {
    name: 'the Autopsy takes spoints',
    rule: 'alien-autopsy',
    file: 'decks/roswell-51/effects.ts',
    from: "test(s.id, 'brains', { spoints: false, onPass",
    to: "test(s.id, 'brains', { spoints: true, onPass",
  },
  {
    name: 'Swarmed draws one card less',
    rule: 'swarmed',
    file: 'decks/roswell-51/effects.ts',
    from: 'swarm(m.reel + 1)',
    to: 'swarm(m.reel)',
  },
];
