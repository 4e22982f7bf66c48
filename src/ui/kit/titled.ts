import { TITLE } from '../../text/rooms/title.ts';

/** The window is called by where one is, until one leaves; the next place may have named it by then. */
export function titled(where: string): () => void {
  const title = `${where} · ${TITLE.name}`;
  document.title = title;
  return () => {
    if (document.title === title) document.title = TITLE.name;
  };
}
