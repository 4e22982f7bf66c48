import type { FilmFile } from '../../app/ports/vault.ts';

/** The browser puts it where it puts what is downloaded. */
export function download({ name, text }: FilmFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000); // it is still being read
}
