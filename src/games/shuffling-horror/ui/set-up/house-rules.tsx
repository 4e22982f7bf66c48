import { SET_UP } from '../../../../text/rooms/set-up.ts';
import { Picks } from '../../../../ui/set-up/picks.tsx';
import { SwitchLine } from '../../../../ui/set-up/switch-line.tsx';
import type { SetUpPort, SetUpState, SwitchRow, SwitchSet } from '../../app/ports/set-up.ts';

const { rules: words } = SET_UP;
const GROUPS = Object.keys(words.groups) as (keyof typeof words.groups)[];

/** The optional rules: as the level has them, as a preset does, or one by one. */
export function HouseRules({ desk: model, state }: { desk: SetUpPort; state: SetUpState }) {
  const { switchSet, switches, setUp } = state;
  const on = switches.filter(({ value, values }) => value !== values[0]).length;
  const sets: SwitchSet[] = [
    ...(setUp.directs ? [] : (['own'] as const)),
    ...model.presets,
    ...(switchSet === 'custom' ? (['custom'] as const) : []),
  ];
  return (
    <section aria-label={words.title}>
      <Picks
        title={words.title}
        group="rules"
        picked={switchSet}
        onPick={(set) => set !== 'custom' && model.setSwitchSet(set)}
        picks={sets.map((id) => ({ id, ...words[id] }))}
      />
      <details class="switches">
        <summary>{words.singly(on)}</summary>
        <div class="switch-groups">
          {GROUPS.map((group) => (
            <fieldset key={group} class="switch-group">
              <legend>{words.groups[group]}</legend>
              {switches
                .filter(({ rule }) => rule.startsWith(group))
                .map((row) => (
                  <SwitchRowLine key={row.id} row={row} desk={model} />
                ))}
            </fieldset>
          ))}
        </div>
      </details>
    </section>
  );
}

function SwitchRowLine({ row, desk: model }: { row: SwitchRow; desk: SetUpPort }) {
  const { id, rule, value, values, locked, suggested } = row;
  const { name, line, values: named } = words.switches[id];
  return (
    <SwitchLine
      id={id}
      name={name}
      rule={rule}
      line={line}
      note={locked ? words.locked : suggested ? words.suggested : ''}
      values={values}
      value={value}
      named={named === undefined ? undefined : (it) => named[String(it)] ?? ''}
      locked={locked}
      onSet={(it) => model.setSwitch(id, it)}
    />
  );
}
