import { Picks } from '../../../../ui/set-up/picks.tsx';
import { SwitchLine } from '../../../../ui/set-up/switch-line.tsx';
import type { SetUpPort, SetUpState, SwitchRow } from '../../app/ports/set-up.ts';
import { SET_UP } from '../../text/set-up.ts';

const { rules: words } = SET_UP;

/** The advanced rules (SA16): the plain game, or one by one. */
export function HouseRules({ desk: model, state }: { desk: SetUpPort; state: SetUpState }) {
  const { switches, changed } = state;
  const sets = changed === 0 ? (['plain'] as const) : (['plain', 'custom'] as const);
  return (
    <section aria-label={words.title}>
      <Picks
        title={words.title}
        group="rules"
        picked={changed === 0 ? 'plain' : 'custom'}
        onPick={(set) => set === 'plain' && model.setPlain()}
        picks={sets.map((id) => ({ id, ...words[id] }))}
      />
      <details class="switches">
        <summary>
          {words.custom.name}: {words.on(changed)}
        </summary>
        <div class="switch-groups">
          {switches.map((row) => (
            <Row key={row.id} row={row} onSet={(value) => model.setSwitch(row.id, value)} />
          ))}
        </div>
      </details>
    </section>
  );
}

function Row({ row, onSet }: { row: SwitchRow; onSet: (value: boolean | number) => void }) {
  const { id, value, values, suggested } = row;
  const isNumber = typeof value === 'number';
  return (
    <SwitchLine
      id={id}
      {...words.switches[id]}
      note={suggested ? words.suggested : ''}
      values={isNumber ? values.map(String) : [false, true]}
      value={isNumber ? String(value) : value}
      named={isNumber ? (it) => words.recastBy(Number(it)) : undefined}
      locked={false}
      onSet={(it) => onSet(isNumber ? Number(it) : it === true)}
    />
  );
}
