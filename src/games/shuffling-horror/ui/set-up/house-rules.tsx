import { SET_UP } from '../../../../text/rooms/set-up.ts';
import type { SetUpPort, SetUpState, SwitchRow, SwitchSet } from '../../app/ports/set-up.ts';
import './house-rules.css';
import { Picks } from './picks.tsx';

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
                  <SwitchLine key={row.id} row={row} desk={model} />
                ))}
            </fieldset>
          ))}
        </div>
      </details>
    </section>
  );
}

function SwitchLine({ row, desk: model }: { row: SwitchRow; desk: SetUpPort }) {
  const { id, rule, value, values, locked, suggested } = row;
  const { name, line, values: named } = words.switches[id];
  const note = locked ? words.locked : suggested ? words.suggested : '';
  const input = `switch-${id}`;
  return (
    <div class={value === values[0] ? 'switch' : 'switch on'}>
      {named === undefined ? (
        <input
          id={input}
          type="checkbox"
          checked={value === true}
          disabled={locked}
          onChange={(event) => model.setSwitch(id, event.currentTarget.checked)}
        />
      ) : (
        <select
          id={input}
          value={String(value)}
          onChange={({ currentTarget }) => {
            const picked = values.find((it) => String(it) === currentTarget.value);
            if (picked !== undefined) model.setSwitch(id, picked);
          }}
        >
          {values.map((it) => (
            <option key={String(it)} value={String(it)}>
              {named[String(it)]}
            </option>
          ))}
        </select>
      )}
      <label for={input} class="switch-words">
        <span class="switch-name">{name}</span> <span class="switch-rule">{rule}</span>
        {note !== '' && <em> {note}</em>} <span class="switch-line">{line}</span>
      </label>
    </div>
  );
}
