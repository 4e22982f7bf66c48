import { render } from 'preact';
import { useState } from 'preact/hooks';
import { Radios } from '../../../../ui/kit/radios.tsx';
import { Room } from '../../../../ui/kit/room.tsx';
import type { Chosen, OnOffer } from '../../app/ports/begin.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import { WORDS } from '../../text/words.ts';
import './begin.css';

interface Props {
  onOffer: OnOffer;
  onBegin: (chosen: Chosen) => void;
  onLeave: () => void;
}

const DRAWN = 'drawn';
const orNull = <T extends string>(id: T | typeof DRAWN): T | null => (id === DRAWN ? null : id);

/** Whom, whom against, where and how late: good as it stands. */
function Begin({ onOffer, onBegin, onLeave }: Props) {
  const { SET_UP } = LOBBY.setUp;
  const [chosen, choose] = useState<Chosen>({
    girl: null,
    killer: 'geiger-man',
    location: 'moonglow',
    level: 'feature',
  });
  const pick = (change: Partial<Chosen>) => choose({ ...chosen, ...change });
  const { names } = WORDS;
  const level = SET_UP.level[chosen.level];
  return (
    <Room title={SET_UP.title} aside={SET_UP.aside} kind="gm-begin" onLeave={onLeave}>
      <fieldset>
        <legend>{SET_UP.girl.title}</legend>
        <Radios
          group="girl"
          options={[DRAWN, ...onOffer.girls] as const}
          nameOf={(id) => (id === DRAWN ? SET_UP.girl.drawn : names.girlName(id))}
          value={chosen.girl ?? DRAWN}
          onPick={(id) => pick({ girl: orNull(id) })}
        />
        <p>{chosen.girl === null ? '' : WORDS.girls.GIRLS[chosen.girl].line}</p>
      </fieldset>
      <fieldset>
        <legend>{SET_UP.killer.title}</legend>
        <Radios
          group="killer"
          options={[DRAWN, ...onOffer.killers] as const}
          nameOf={(id) => (id === DRAWN ? SET_UP.killer.drawn : names.killerName(id))}
          value={chosen.killer ?? DRAWN}
          onPick={(id) => pick({ killer: orNull(id) })}
        />
      </fieldset>
      <fieldset>
        <legend>{SET_UP.location.title}</legend>
        <Radios
          group="location"
          options={[DRAWN, ...onOffer.locations] as const}
          nameOf={(id) => (id === DRAWN ? SET_UP.location.drawn : names.locationName(id))}
          value={chosen.location ?? DRAWN}
          onPick={(id) => pick({ location: orNull(id) })}
        />
      </fieldset>
      <fieldset>
        <legend>{SET_UP.level.title}</legend>
        <Radios
          group="level"
          options={onOffer.levels}
          nameOf={(id) => SET_UP.level[id].name}
          value={chosen.level}
          onPick={(id) => pick({ level: id })}
        />
        <p>{level.brings}</p>
      </fieldset>
      <p class="gm-ticket">{SET_UP.ticket.line(chosen.girl, chosen.killer, chosen.location)}</p>
      <button type="button" class="gm-roll" onClick={() => onBegin(chosen)}>
        {SET_UP.ticket.roll}
      </button>
    </Room>
  );
}

/** Hangs the room; returns how to take it down. */
export function mountBegin(root: HTMLElement, props: Props): () => void {
  render(<Begin {...props} />, root);
  return () => render(null, root);
}
