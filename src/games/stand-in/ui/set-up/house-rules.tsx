import { SwitchLine } from '../../../../ui/set-up/switch-line.tsx';
import type { SetUpPort, SetUpState, SwitchRow } from '../../app/ports/set-up.ts';
import { SET_UP } from '../../text/set-up.ts';

const { rules: words } = SET_UP;

/** The advanced rules (SA16), one by one. */
export function HouseRules({ desk: model, state: { switches, changed } }: { desk: SetUpPort; state: SetUpState }) {
  return (
    <section class="switches" aria-labelledby="set-up-switches">
      <h2 id="set-up-switches">
        {words.title} · {words.on(changed)}
      </h2>
      <div class="switch-groups">
        {switches.map((row) => (
          <Row key={row.id} row={row} onSet={(value) => model.setSwitch(row.id, value)} />
        ))}
      </div>
      {changed > 0 && (
        <button type="button" class="stub-do" onClick={() => model.setPlain()}>
          {words.plain.name}
        </button>
      )}
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
      isOn={isNumber ? value !== 0 : value !== values[0]}
      named={isNumber ? (it) => words.recastBy(Number(it)) : undefined}
      locked={false}
      onSet={(it) => onSet(isNumber ? Number(it) : it === true)}
    />
  );
}
