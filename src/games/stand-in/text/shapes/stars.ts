/** Four stars, by halves, as a line of signs. */
export const starLine = (half: number): string =>
  `${'★'.repeat(Math.floor(half / 2))}${half % 2 === 1 ? '½' : ''}${'☆'.repeat(Math.floor((8 - half) / 2))}`;
