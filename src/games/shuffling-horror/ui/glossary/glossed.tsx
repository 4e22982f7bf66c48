import { TERMS } from '../../../../text/rule-cards/terms.ts';
import { Glossed as GlossedBy } from '../../../../ui/book/glossed.tsx';

interface Props {
  words: string;
  tabs?: boolean;
}

/** A sentence with the words of this game's trade. */
export const Glossed = (props: Props) => <GlossedBy glossary={TERMS} {...props} />;
