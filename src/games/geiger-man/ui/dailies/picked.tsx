import { useCallback } from 'preact/hooks';
import { VAULT } from '../../../../text/rooms/vault.ts';
import { StillPicture } from '../../../../ui/kit/still.tsx';
import type { DailiesPort, Moment } from '../../app/ports/dailies.ts';
import { AFTER } from '../../text/after-words.ts';

interface Props {
  dailies: DailiesPort;
  moment: Moment;
  n: number;
  of: number;
}

/** The moment under the pointer: the table there, what was asked and chosen, luck and choice apart, and the two ways back to it. */
export function Picked({ dailies, moment, n, of }: Props) {
  const { DAILIES } = AFTER.dailies;
  const { asked, chose, told } = dailies.words(moment.at);
  const { at, chance, low, high, turn, phase, choice, luck, better } = moment;
  const still = useCallback((canvas: HTMLCanvasElement) => dailies.still(canvas, at), [dailies, at]);
  return (
    <section class="dailies-picked" aria-label={DAILIES.decision(n, of)}>
      <StillPicture paint={still} words={VAULT.picture} />
      <div class="dailies-words">
        <p class="dailies-where">
          {DAILIES.where(turn, phase)} · {DAILIES.decision(n, of)}
        </p>
        <p class="dailies-chance">{DAILIES.chance(chance, (high - low) / 2)}</p>
        <p>
          {asked} <strong class="by-yours">{chose}</strong>
        </p>
        <p>
          {DAILIES.choiceOf(choice.value)} · {luck === null ? '' : DAILIES.luckOf(luck.even ? 0 : luck.value)}
          {' · '}
          {better === null ? DAILIES.best : DAILIES.instead(better)}
        </p>
        <ul class="dailies-told">
          {told.map((line, i) => (
            <li key={`${i}-${line}`}>{line}</li>
          ))}
        </ul>
      </div>
      <div class="dailies-do">
        <button type="button" onClick={() => dailies.look(at)}>
          {DAILIES.look}
        </button>
        <button type="button" class="first" onClick={() => dailies.reshoot(at)} aria-describedby="reshoot-aside">
          {DAILIES.reshoot}
        </button>
        <p id="reshoot-aside">{DAILIES.reshootAside}</p>
      </div>
    </section>
  );
}
