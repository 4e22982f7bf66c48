import type { LookUp } from '../../ui/papers/look.tsx';

/** What the almanac has of a card, for whoever wants a closer look at the table. */
export const lookUp: LookUp = async (card) => {
  const [{ almanacPages }, { cardPainter }] = await Promise.all([
    import('../../app/almanac/almanac.ts'),
    import('../card-painter.ts'),
  ]);
  const pages = almanacPages();
  const page = pages.find(({ id }) => id === card);
  return page === undefined ? null : { page, paint: cardPainter(pages) };
};
