import { Sign } from '../kit/signs.tsx';

interface Props {
  full: number;
  of: number;
  kind: 'heart' | 'bead';
  words: string;
}

/** So many of so many, to be counted at a glance; said in words. */
export function Beads({ full, of, kind, words }: Props) {
  return (
    <p class={`gm-beads ${kind}`} role="img" aria-label={words} title={words}>
      {Array.from({ length: of }, (_, i) =>
        kind === 'heart' ? (
          <Sign key={i} name="health" look={i < full ? 'full' : 'empty'} />
        ) : (
          <i key={i} class={i < full ? 'full' : ''} />
        ),
      )}
    </p>
  );
}
