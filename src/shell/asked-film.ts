/** The film that the address asks for, by its link; null: none. */
export const askedFilm = (): string | null => new URLSearchParams(location.search).get('film');

/** One that was asked for by its link is asked for once: the next set-up is an own one. */
export function forgetFilm(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('film')) return;
  address.searchParams.delete('film');
  history.replaceState(history.state, '', address);
}
