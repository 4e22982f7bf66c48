import { SHORTS } from '../../../../text/rooms/shorts.ts';
import { type ShortId, shortOn } from '../../app/ports/shorts.ts';

interface Props {
  /** As it is cited; a letter means the whole rule. */
  rule: string;
  onPlay: (id: ShortId) => void;
}

/** Beside a rule: the scene that shows it, if there is one. */
export function PlayIt({ rule, onPlay }: Props) {
  const id = shortOn(rule.replace(/[a-z]$/, ''));
  if (id === null) return null;
  return (
    <button
      type="button"
      class="rule-link play-it"
      aria-label={SHORTS.playNamed(SHORTS.scenes[id].title)}
      onClick={() => onPlay(id)}
    >
      {SHORTS.play}
    </button>
  );
}
