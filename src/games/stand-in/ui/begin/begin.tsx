import { render } from 'preact';
import { useState } from 'preact/hooks';
import { Radios } from '../../../../ui/kit/radios.tsx';
import { Room } from '../../../../ui/kit/room.tsx';
import { SET_UP } from '../../text/set-up.ts';

const SEATS = [4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const LEVELS = ['matinee', 'feature', 'late-show', 'midnight'] as const;
const ROLES = ['dealt', 'original', 'stand-in'] as const;

export interface Begun {
  seats: number;
  level: (typeof LEVELS)[number];
  human: (typeof ROLES)[number];
}

interface Props {
  onBegin: (wanted: Begun) => void;
  onLeave: () => void;
}

/** How many, how good, and what one is: enough to sit down. */
function Begin({ onBegin, onLeave }: Props) {
  const [wanted, set] = useState<Begun>({ seats: 6, level: 'feature', human: 'dealt' });
  const { seats, role, level } = SET_UP;
  return (
    <Room title={SET_UP.title} aside={SET_UP.tagline} onLeave={onLeave}>
      <fieldset>
        <legend>{seats.count}</legend>
        <Radios
          group="seats"
          options={SEATS}
          nameOf={seats.seats}
          value={wanted.seats as (typeof SEATS)[number]}
          onPick={(it) => set({ ...wanted, seats: it })}
        />
      </fieldset>
      <fieldset>
        <legend>{role.title}</legend>
        <Radios
          group="role"
          options={ROLES}
          nameOf={(it) => role[it].name}
          value={wanted.human}
          onPick={(human) => set({ ...wanted, human })}
        />
      </fieldset>
      <fieldset>
        <legend>{level.title}</legend>
        <Radios
          group="level"
          options={LEVELS}
          nameOf={(it) => level[it].name}
          value={wanted.level}
          onPick={(it) => set({ ...wanted, level: it })}
        />
      </fieldset>
      <p>
        <button type="button" class="stamp first" onClick={() => onBegin(wanted)}>
          {SET_UP.roll}
        </button>
      </p>
    </Room>
  );
}

export function mountBegin(house: HTMLElement, props: Props): () => void {
  render(<Begin {...props} />, house);
  return () => render(null, house);
}
