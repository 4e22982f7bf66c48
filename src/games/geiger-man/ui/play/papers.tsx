import { useState } from 'preact/hooks';
import { UI } from '../../../../text/play/ui.ts';
import { Dialog } from '../../../../ui/kit/dialog.tsx';
import type { Credits, StagePort, StageState } from '../../app/ports/stage.ts';
import { AFTER } from '../../text/after-words.ts';
import { WORDS } from '../../text/words.ts';

export interface Ways {
  onAgain: () => void;
  onFresh: () => void;
  onLeave: () => void;
}

interface Props extends Ways {
  stage: StagePort;
  state: StageState;
  menu: boolean;
  onClose: () => void;
}

/** Whatever lies over the table: trouble first, then how it ended, then the menu. */
export function Papers({ stage, state: { trouble, credits }, menu, onClose, ...ways }: Props) {
  if (trouble !== null)
    return (
      <Dialog title={UI.trouble.title}>
        <p>{UI.trouble.aside}</p>
        <p class="gm-buttons">
          <button type="button" onClick={() => stage.recover()}>
            {UI.trouble.goOn}
          </button>
          <button type="button" onClick={ways.onLeave}>
            {UI.trouble.marquee}
          </button>
        </p>
      </Dialog>
    );
  if (credits !== null) return <Outcome credits={credits} {...ways} />;
  return menu ? <Menu stage={stage} onClose={onClose} onLeave={ways.onLeave} /> : null;
}

function Menu({ stage, onClose, onLeave }: Pick<Props, 'stage' | 'onClose' | 'onLeave'>) {
  const [sure, setSure] = useState(false);
  return (
    <Dialog title={UI.pause.title} onClose={onClose}>
      {sure && <p>{UI.pause.concedeSure}</p>}
      <p class="gm-buttons">
        <button type="button" onClick={onClose}>
          {sure ? UI.pause.concedeNo : UI.pause.resume}
        </button>
        <button type="button" onClick={() => (sure ? stage.concede() : setSure(true))}>
          {sure ? UI.pause.concedeYes : UI.pause.concede}
        </button>
        {!sure && (
          <button type="button" onClick={onLeave}>
            {UI.pause.leave}
          </button>
        )}
      </p>
    </Dialog>
  );
}

/** How it ended, and what became of everybody. */
function Outcome({ credits, onAgain, onFresh, onLeave }: { credits: Credits } & Ways) {
  const { ENDING } = AFTER.ending;
  const { outcome, girl, killer, turns, saved, killed, choices } = credits;
  const aside =
    outcome === 'won'
      ? ENDING.asides.won(killer)
      : outcome === 'lost'
        ? ENDING.asides.lost(turns)
        : ENDING.left(girl, turns);
  const numbers = [
    [ENDING.numbers.turns, turns],
    [ENDING.numbers.saved, saved],
    [ENDING.numbers.killed, killed],
    [ENDING.numbers.choices, choices],
  ] as const;
  const walksOn = ENDING.fates.killer;
  return (
    <Dialog title={ENDING.verdicts[outcome]} kind="gm-outcome">
      <p>{aside}</p>
      <dl>
        <dt>{WORDS.names.girlName(girl)}</dt>
        <dd>{ENDING.fates.girl[outcome]}</dd>
        <dt>{WORDS.names.killerName(killer)}</dt>
        <dd>{outcome === 'lost' ? walksOn.lost(killer) : walksOn[outcome]}</dd>
      </dl>
      <p>
        {ENDING.fates.saved(saved)} {ENDING.fates.killed(killed)}
      </p>
      <dl class="gm-numbers">
        {numbers.map(([name, n]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{n}</dd>
          </div>
        ))}
      </dl>
      <p class="gm-buttons">
        <button type="button" onClick={onAgain}>
          {UI.outcome.again}
        </button>
        <button type="button" onClick={onFresh}>
          {UI.outcome.fresh}
        </button>
        <button type="button" onClick={onLeave}>
          {UI.outcome.marquee}
        </button>
      </p>
    </Dialog>
  );
}
