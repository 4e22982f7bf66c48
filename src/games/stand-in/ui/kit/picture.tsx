import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SHEETS, SheetMap } from '../../art.ts';
import './picture.css';

/** A sheet of pictures as it was fetched. */
export interface SheetPage {
  map: SheetMap;
  url: string;
}

/** By sheet: a trailer is a card, and a thing on the table as well. */
export type Sheets = Readonly<Record<keyof typeof SHEETS, readonly SheetPage[]>>;

/** All pictures of the table; one that has not come shows its ground. */
export const Pictures = createContext<Sheets>({ cards: [], faces: [], things: [] });

interface Props {
  sheet: keyof Sheets;
  /** The name of a frame. */
  frame: string;
  class?: string;
  children?: ComponentChildren;
}

/** One frame of a sheet, as large as its box. Words beside it say what it shows. */
export function Picture({ sheet, frame, class: look = '', children }: Props) {
  const pages = useContext(Pictures)[sheet];
  const page = pages.find(({ map }) => frame in map.frames);
  const found = page?.map.frames[frame]?.frame;
  if (page === undefined || found === undefined) return <span class={`si-picture ${look}`}>{children}</span>;
  const { w, h } = page.map.meta.size;
  const style = {
    backgroundImage: `url("${page.url}")`,
    backgroundSize: `${(100 * w) / found.w}% ${(100 * h) / found.h}%`,
    backgroundPosition: `${at(found.x, w - found.w)} ${at(found.y, h - found.h)}`,
    aspectRatio: `${found.w} / ${found.h}`,
  };
  return (
    <span class={`si-picture ${look}`} style={style} aria-hidden="true">
      {children}
    </span>
  );
}

const at = (from: number, room: number): string => `${room === 0 ? 0 : (100 * from) / room}%`;
