import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Glossary } from '../../../../text/book/book.ts';
import { Glossed as GlossedBy } from '../../../../ui/book/glossed.tsx';

interface Props {
  words: string;
  tabs?: boolean;
}

/** The words of the trade, as the deck on the table has them. */
export const Trade = createContext<Glossary>({});

/** A sentence with the words of this game's trade. */
export const Glossed = (props: Props) => <GlossedBy glossary={useContext(Trade)} {...props} />;
