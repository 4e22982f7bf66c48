import type { PaintFrame } from '../../app/ports/places.ts';
import type { StagePort } from '../../app/ports/stage.ts';
import type { TableModel } from '../../app/ports/table.ts';
import { WORDS } from '../../text/words.ts';
import { Look } from '../kit/look.tsx';
import { Picture } from '../kit/picture.tsx';
import { Sign } from '../kit/signs.tsx';
import { Beads } from './beads.tsx';
import './killer-card.css';

interface Props {
  table: TableModel;
  active: boolean;
  paint: PaintFrame;
  stage: StagePort;
  onWhy: () => void;
}

/** His card: what he hits for and how far he goes, Bloodlust with its next row in words, and what is still to come. */
export function KillerCard({ table: { killer, apart, events, strikes, spaces }, active, paint, stage, onWhy }: Props) {
  const { NAMED, TABLE } = WORDS.table;
  const { names, effects, prompts } = WORDS;
  const inReach = spaces.reduce((sum, { id, victims }) => sum + (strikes.includes(id) ? victims.length : 0), 0);
  return (
    <section class={`gm-person gm-killer${active ? ' active' : ''}`} aria-label={NAMED.killer(killer.id)}>
      <Picture frame={`killer-${killer.id}`} paint={paint} />
      <p class="gm-values">
        <span title={TABLE.attack(killer.attack)}>
          <Sign name="damage" /> <span class="unseen">{TABLE.attack(killer.attack)}, </span>
          <b aria-hidden="true">{killer.attack}</b>
        </span>
        <span title={TABLE.move(killer.move)}>
          <Sign name="move" /> <span class="unseen">{TABLE.move(killer.move)}</span>
          <b aria-hidden="true">{killer.move}</b>
        </span>
      </p>
      <h2>
        <Look at={{ thing: 'killer' }} stage={stage} words={names.killerName(killer.id)} />
      </h2>
      <p class="gm-danger">
        {prompts.DANGER.near(killer.id, apart, killer.attack)}.{' '}
        {inReach > 0 && `${prompts.DANGER.victims(killer.id, inReach)}. `}
        <button type="button" class="gm-why" aria-label={NAMED.why} onClick={onWhy}>
          {WORDS.because.BECAUSE.title}
        </button>
      </p>
      <Beads full={killer.health} of={killer.of} kind="bead" words={TABLE.health(killer.health, killer.of)} />
      <h3>
        {TABLE.bloodlustOf(killer.row)} <span>{TABLE.dead(killer.dead)}</span>
      </h3>
      <ol class="gm-bloodlust" aria-hidden="true">
        {Array.from({ length: killer.rows }, (_, i) => i + 1).map((row) => (
          <li key={row} class={row === killer.row ? 'now' : row < killer.row ? 'reached' : ''}>
            {row}
          </li>
        ))}
      </ol>
      <p class="gm-next">{TABLE.next(effects.lineShort(killer.next))}</p>
      <ul class="gm-decks">
        <li>{killer.dread > 0 ? TABLE.dread(killer.dread) : TABLE.dreadNone}</li>
        <li>
          {killer.secret === null ? (
            TABLE.secret
          ) : (
            <Look at={{ thing: 'secret' }} stage={stage} words={names.powerName(killer.secret)} />
          )}
        </li>
        <li>
          {killer.lastAct === null ? (
            TABLE.lastAct
          ) : (
            <Look at={{ thing: 'last-act' }} stage={stage} words={names.finaleName(killer.lastAct)} />
          )}
        </li>
        {killer.minors.map(({ id, health }) => (
          <li key={id} class="minor">
            <Look at={{ thing: 'minor', power: id }} stage={stage} words={names.terrorName(id)} /> ·{' '}
            {TABLE.minorLeft(health)}
          </li>
        ))}
        {events.map(({ id, markers }) => (
          <li key={id} class="event">
            <Look at={{ thing: 'event', event: id }} stage={stage} words={names.eventName(id)} />
            {markers > 0 && ` · ${markers}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
