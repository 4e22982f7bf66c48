import type { Aim, Threat as Figure } from '../../../../director-ai/shuffling-horror/simulation/threat-reading.ts';
import { type CardId, odds, type Side, table, type View } from '../../../../rules/shuffling-horror/index.ts';
import { type AimOf, JUMP, type Threat } from '../ports/threat.ts';

const FACES = 3;
/** This Director does not let anybody look into its cards: the rings stay, the faces do not. */
const KEEPS_TO_ITSELF = 'midnight';

interface Aimed {
  /** Whatever the player is about to attack. */
  cards: readonly CardId[];
  /** The forecast without it, once there is one. */
  figure: Figure | null;
}

/** The chance to be lost, by survivor, at the player's question before. */
export type Before = ReadonlyMap<CardId, number>;

/** A forecast as it is shown. */
export function threatModel(view: View, now: Figure, aimed: Aimed, director: string, before: Before): Threat {
  const { cards, figure: then } = aimed;
  return {
    dangers: now.dangers.map(({ survivor, lost, least }) => {
      const after = then?.dangers.find((it) => it.survivor === survivor);
      const was = before.get(survivor) ?? lost;
      return {
        survivor,
        lost,
        least,
        after: after === undefined ? null : { lost: after.lost, least: after.least },
        was: Math.abs(was - lost) < JUMP ? null : was,
      };
    }),
    aims: table.sidesOf(view).flatMap((side) =>
      table.foesOf(view, side).flatMap((foe): AimOf[] => {
        if ('card' in foe) return [];
        const { slot } = foe;
        const found = now.aims.find(({ by }) => 'slot' in by && by.side === side && by.slot === slot);
        const faces = director.startsWith(KEEPS_TO_ITSELF) ? [] : facesOf(found);
        return [{ side, slot, faces, after: afterOf(view, side, slot, cards) }];
      }),
    ),
  };
}

const facesOf = (aim: Aim | undefined): AimOf['faces'] =>
  (aim?.at ?? [])
    .filter(({ p }) => p >= 0.005)
    .slice(0, FACES)
    .map(({ target, p }) => ({ card: target, p }));

/** R8.3: what a throng comes to without these. */
function afterOf(view: View, side: Side, slot: number, gone: readonly CardId[]): AimOf['after'] {
  const cards = table.throngAt(view, side, slot);
  const left = cards.filter((card) => !gone.includes(card));
  if (left.length === cards.length) return null;
  const strength = table.strengthOf(view, left);
  return { strength, hits: strength === 0 ? 0 : odds.pSuccess(strength) };
}
