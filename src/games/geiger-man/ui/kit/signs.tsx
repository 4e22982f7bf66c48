import type { JSX } from 'preact';
import type { Effect } from '../../../../rules/geiger-man/index.ts';
import { WORDS } from '../../text/words.ts';
import './signs.css';

export const SIGNS = ['move', 'time', 'health', 'horror', 'damage', 'item', 'dice', 'block'] as const;
export type SignName = (typeof SIGNS)[number];

/** What stands in lines instead of a word: one colour, readable at twelve pixels. */
const GLYPHS: Readonly<Record<SignName, JSX.Element>> = {
  move: <path d="M-22-46H12V-14C19-5 24-2 30 1 38 3 46 6 46 24H-24L-24-10ZM-26 30H48V43H-26Z" />,
  time: (
    <>
      <path d="M-15-50H15V-40H8V-29A38 38 0 1 1-8-29V-40H-15ZM0-17A27 27 0 1 0 0 37 27 27 0 1 0 0-17Z" />
      <path d="M0 10V-17A27 27 0 0 1 27 10Z" />
    </>
  ),
  health: (
    <path d="M0 46S-27 27-38 12C-44 4-48-6-46-16-44-26-37-34-28-38-21-41-14-38-8-34-3-31 0-22 0-22S3-31 8-34C14-38 21-41 28-38 37-34 44-26 46-16 48-6 44 4 38 12 27 27 0 46 0 46Z" />
  ),
  horror: (
    <path d="M-34-36C-25-45-13-46 0-46S25-45 34-36C41-29 39-18 38-8 37 3 33 12 28 22 23 31 21 41 12 46 5 50-5 50-12 46-21 41-23 31-28 22-33 12-37 3-38-8-39-18-41-29-34-36ZM-15-24A10 13 0 1 0-15 2 10 13 0 1 0-15-24ZM15-24A10 13 0 1 0 15 2 10 13 0 1 0 15-24ZM0 11C-8 11-10 20-8 33-7 40 7 40 8 33 10 20 8 11 0 11Z" />
  ),
  damage: (
    <path d="M14.4-4 26.7-20.1 35.1-13.8 22.8 2.4ZM11.9-5.8 25-23 16.2-29.7 3.1-12.5ZM6.5-24.9 2.8-17.2 13.9-31.8 5.6-38.2-1.5-28.8ZM2.5-39.2-6.6-46.2-14.8-35.3-4.3-30.2ZM23.4 6.8-3.8-13.3-5.7-13.1-4.8-12.7 7.3 14.3 4.1 14.8-7.2-10.3-15-13.8-15.8-19.8-8.1-16-1-16.7 2.4-23.5-19.3-34-35.1-12.1-15.3 17.7-19.7 46.2H16.6V22.8L23.5 13.2 25.6 3.9Z" />
  ),
  item: (
    <path d="M-14-22H14S31-3 36 10C39 19 38 28 34 36 31 42 25 45 18 46H-18C-25 45-31 42-34 36-38 28-39 19-36 10-31-3-14-22-14-22ZM-16-28-24-46C-24-46-13-39-6-40L0-48 6-40C13-39 24-46 24-46L16-28Z" />
  ),
  dice: (
    <path d="M-32-42H32Q42-42 42-32V32Q42 42 32 42H-32Q-42 42-42 32V-32Q-42-42-32-42ZM-20-30A9 9 0 1 0-20-12 9 9 0 1 0-20-30ZM0-9A9 9 0 1 0 0 9 9 9 0 1 0 0-9ZM20 12A9 9 0 1 0 20 30 9 9 0 1 0 20 12Z" />
  ),
  block: <path d="M0-46C12-37 26-34 38-34V-4C38 18 22 36 0 46-22 36-38 18-38-4V-34C-26-34-12-37 0-46Z" />,
};

export const Sign = ({ name, look = '' }: { name: SignName; look?: 'full' | 'empty' | '' }) => (
  <svg class={`gm-sign ${name} ${look}`} viewBox="-50 -50 100 100" aria-hidden="true">
    {GLYPHS[name]}
  </svg>
);

const SIGN_OF: Readonly<Partial<Record<Effect['do'], SignName>>> = {
  move: 'move',
  time: 'time',
  health: 'health',
  horror: 'horror',
  damage: 'damage',
  search: 'item',
  'box-item': 'item',
  bonus: 'dice',
  block: 'block',
};

/** One effect: its sign and its number, which never part. */
export function Brief({ effect }: { effect: Effect }) {
  const sign = SIGN_OF[effect.do];
  return (
    <span class={`gm-brief${sign === undefined ? ' told' : ''}`}>
      {sign !== undefined && <Sign name={sign} />}
      {WORDS.effects.brief(effect)}
    </span>
  );
}
