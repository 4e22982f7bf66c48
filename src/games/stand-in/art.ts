import type { Back, Card, CardKind } from '../../rules/stand-in/index.ts';

/** Which files hold the pictures of The Stand-In, under `assets/art`, and what each shows. */
const FOLDER = 'stand-in/';

/** The film's own colour: an arc lamp. */
export const ACCENT = '#6cc4ff';

type Sheet = { readonly plain: readonly string[]; readonly sharp: readonly string[] };

const sheet = (name: string, sharp: readonly string[]): Sheet => ({
  plain: [`${FOLDER}${name}@1x`],
  sharp: sharp.map((page) => `${FOLDER}${page}@2x`),
});

/** Each with a frame map of the same name; the plain ones are all that the first look at the table needs. */
export const SHEETS = {
  cards: sheet('cards', ['cards-1', 'cards-2']),
  faces: sheet('faces', ['faces-1', 'faces-2']),
  things: sheet('things', ['things']),
} as const satisfies Record<string, Sheet>;

/** A card is found by its own id, four units wide for every three that it is high. */
export const cardFrame = (card: Card): string => card;

/** A back is as high as a card inside its border; `discard` is how the pile of those thrown away looks. */
export const BACK_LOOKS = ['script', 'blackout', 'discard'] as const satisfies readonly (Back | 'discard')[];
export const backFrame = (look: (typeof BACK_LOOKS)[number]): string => `back-${look}`;

/** The company off camera. */
export const FACES = [
  'colonel',
  'robot',
  'reporter',
  'cook',
  'rancher',
  'librarian',
  'scout',
  'scientist',
  'coroner',
  'detective',
  'drifter',
  'ranger',
] as const;
export type Face = (typeof FACES)[number];

/** As they are; who points at somebody, and who is pointed at; as whatever took their place, and as the reel left them. */
export const FACE_LOOKS = ['plain', 'accusing', 'pleading', 'turned', 'burnt'] as const;
export type FaceLook = (typeof FACE_LOOKS)[number];
export const faceFrame = (face: Face, look: FaceLook): string => (look === 'plain' ? face : `${face}-${look}`);

/** What lies and hangs about: `order` points right and is turned by style, `order-dial` runs clockwise and is mirrored. */
export const THINGS = [
  'door',
  'trailer',
  'lock',
  'mark',
  'mark-you',
  'mark-active',
  'order',
  'order-dial',
  'lamp',
  'lamp-off',
] as const;

/** What the table stops for, one file each. */
export const MOMENTS = ['turned', 'burnt', 'revealed', 'dawn'] as const;
export const momentFile = (moment: (typeof MOMENTS)[number]): string => `${FOLDER}moment-${moment}`;

/** Single pictures. A chain is laid by repeating its file, half as large as it is; a beam hangs from a lamp and may be stretched. */
export const FILES = {
  backdrop: `${FOLDER}backdrop`,
  beam: `${FOLDER}beam`,
  chain: `${FOLDER}chain`,
  poster: { plain: `${FOLDER}poster@1x`, sharp: `${FOLDER}poster@2x` },
  posterLarge: { plain: `${FOLDER}poster-large@1x`, sharp: `${FOLDER}poster-large@2x` },
} as const;

/** The signs of the five kinds: one path each in a box of 24, filled by the even-odd rule. */
export const KIND_ICONS: Readonly<Record<CardKind, string>> = {
  double:
    'M3 3.6c3 1 6 .7 9-.5 3 1.2 6 1.5 9 .5.7 7.4-1.5 14-9 17.6-7.5-3.6-9.7-10.2-9-17.6zM6 9.4c1.4-2 3.6-2 4.8.3-1.6 1-3.4.9-4.8-.3zM18 9.4c-1.4-2-3.6-2-4.8.3 1.6 1 3.4.9 4.8-.3zM7.4 13.4c3 1.5 6.2 1.5 9.2 0-.9 4.8-8.3 4.8-9.2 0z',
  action:
    'M2.6 10.2h18.8v10a1.2 1.2 0 0 1-1.2 1.2H3.8a1.2 1.2 0 0 1-1.2-1.2zM2 6.3l4-.8 2 2.7-5.2 1zM8.9 4.9l4-.8 2 2.7-4 .8zM15.8 3.5l4-.8.9 3-2.9.6z',
  defence: 'M12 1.8l8.6 3v6.4c0 5.2-3.4 9.2-8.6 11.2-5.2-2-8.6-6-8.6-11.2V4.8z',
  set: 'M6.6 10V7.4a5.4 5.4 0 0 1 10.8 0V10h1.1a1.6 1.6 0 0 1 1.6 1.6v8.8a1.6 1.6 0 0 1-1.6 1.6h-13a1.6 1.6 0 0 1-1.6-1.6v-8.8A1.6 1.6 0 0 1 5.5 10zM9.3 10h5.4V7.4a2.7 2.7 0 0 0-5.4 0zM12 13.4a1.9 1.9 0 0 0-1 3.5v2.3h2v-2.3a1.9 1.9 0 0 0-1-3.5z',
  blackout:
    'M12 1.6a7.2 7.2 0 0 0-4 13.2v2.4h8v-2.4a7.2 7.2 0 0 0-4-13.2zM8.2 18.6h7.6v1.6H8.2zM9.9 21.2h4.2v1.2H9.9zM3.5 2.6l17.9 17.9-1.4 1.4L2.1 4z',
};

export type Frame = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** A frame map of one sheet. */
export type SheetMap = {
  readonly frames: Readonly<Record<string, { readonly frame: Frame }>>;
  readonly meta: { readonly size: { readonly w: number; readonly h: number } };
};

export type Shown = {
  readonly width: string;
  readonly height: string;
  readonly backgroundSize: string;
  readonly backgroundPosition: string;
};

/** The style that shows one frame so many pixels wide, whatever the sharpness of its sheet; null if it is on another page. */
export function shownAt({ frames, meta }: SheetMap, id: string, width: number): Shown | null {
  const found = frames[id];
  if (!found) return null;
  const { x, y, w, h } = found.frame;
  const by = width / w;
  return {
    width: `${width}px`,
    height: `${h * by}px`,
    backgroundSize: `${meta.size.w * by}px ${meta.size.h * by}px`,
    backgroundPosition: `${-x * by}px ${-y * by}px`,
  };
}
