import type { PaintFrame } from '../../app/ports/places.ts';
import type { StagePort } from '../../app/ports/stage.ts';
import type { GirlOnTable } from '../../app/ports/table.ts';
import { WORDS } from '../../text/words.ts';
import { Look } from '../kit/look.tsx';
import { Picture } from '../kit/picture.tsx';
import { Brief } from '../kit/signs.tsx';
import { Beads } from './beads.tsx';

interface Props {
  girl: GirlOnTable;
  active: boolean;
  paint: PaintFrame;
  stage: StagePort;
}

/** Her card: hearts, the places that victims fill and what each gives, and what she carries. */
export function GirlCard({ girl, active, paint, stage }: Props) {
  const { NAMED, TABLE } = WORDS.table;
  const { ultimate } = WORDS.girls.GIRLS[girl.id];
  const left = girl.places.filter(({ filled }) => !filled).length;
  return (
    <section class={`gm-person gm-girl${active ? ' active' : ''}`} aria-label={NAMED.girl(girl.id)}>
      <Picture frame={`girl-${girl.id}`} paint={paint} />
      <h2>
        <Look at={{ thing: 'girl' }} stage={stage} words={WORDS.names.girlName(girl.id)} />
      </h2>
      <Beads full={girl.health} of={girl.of} kind="heart" words={TABLE.health(girl.health, girl.of)} />
      <p class="gm-token">{girl.token === 'black' ? TABLE.lastHeart : TABLE.lastHeartOpen}</p>
      <h3>{TABLE.saved}</h3>
      <ol class="gm-places">
        {girl.places.map(({ gives, filled, owed }, i) => (
          <li
            key={`${i} ${WORDS.effects.lineShort(gives)}`}
            class={`${filled ? 'filled' : ''}${owed ? ' owed' : ''}`}
            aria-label={TABLE.place(i + 1, girl.places.length, WORDS.effects.lineSpoken(gives), filled)}
          >
            {gives.map((effect, at) => (
              <Brief key={at} effect={effect} />
            ))}
          </li>
        ))}
      </ol>
      <p class={`gm-ultimate${girl.flipped ? ' ready' : ''}${girl.used ? ' used' : ''}`} title={ultimate.line}>
        {girl.flipped ? `${TABLE.starTurn}: ${ultimate.name}` : TABLE.after(ultimate.name, left)}
      </p>
      {girl.items.length > 0 && (
        <ul class="gm-items" aria-label={TABLE.items}>
          {girl.items.map((item) => (
            <li key={item.id}>
              <button type="button" onClick={() => stage.pick({ thing: 'item', item: item.id })}>
                <Picture frame={`item-${item.id}`} paint={paint} />
                <b>{WORDS.names.itemName(item.id)}</b>
                <span>
                  {[
                    item.hands > 0 && item.held ? TABLE.inHand : TABLE.inPack,
                    item.uses > 0 ? TABLE.uses(item.uses) : '',
                  ]
                    .filter((words) => words !== '')
                    .join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
