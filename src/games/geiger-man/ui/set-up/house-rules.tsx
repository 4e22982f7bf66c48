import { SwitchLine } from '../../../../ui/set-up/switch-line.tsx';
import type { SetUpPort, SetUpState, SwitchRow } from '../../app/ports/set-up.ts';
import { LOBBY } from '../../text/lobby-words.ts';

/** The switches (FG27, FG28): as the level has them, or one by one. */
export function HouseRules({ desk: model, state }: { desk: SetUpPort; state: SetUpState }) {
  const { switches: words } = LOBBY.setUp.SET_UP;
  return (
    <section class="switches" aria-labelledby="set-up-switches">
      <h2 id="set-up-switches">
        {words.title} · {(state.level === null ? words.custom : words.own).name}
      </h2>
      <div class="switch-groups">
        {state.switches.map((row) => (
          <Row key={row.id} row={row} onSet={(value) => model.setSwitch(row.id, value)} />
        ))}
      </div>
    </section>
  );
}

function Row({ row, onSet }: { row: SwitchRow; onSet: (value: boolean | string) => void }) {
  const { switches: words } = LOBBY.setUp.SET_UP;
  const { id, value, values, suggested } = row;
  const own = words[id];
  const named = 'values' in own ? (own.values as Readonly<Record<string, string>>) : undefined;
  const line =
    'lines' in own ? `${own.line} ${(own.lines as Readonly<Record<string, string>>)[String(value)]}` : own.line;
  return (
    <SwitchLine
      id={id}
      name={own.name}
      rule={own.rule}
      line={line}
      note={suggested ? words.suggested : ''}
      values={values}
      value={value}
      isOn={value !== values[0]}
      named={named === undefined ? undefined : (it) => named[String(it)] ?? ''}
      locked={false}
      onSet={onSet}
    />
  );
}
