import type { DeckId } from '../../../../rules/shuffling-horror/index.ts';
import { SET_UP } from '../../../../text/rooms/set-up.ts';
import { SwitchLine } from '../../../../ui/set-up/switch-line.tsx';
import type { SetUpPort, SetUpState, SwitchRow } from '../../app/ports/set-up.ts';

const { rules: words } = SET_UP;
const GROUPS = Object.keys(words.groups) as (keyof typeof words.groups)[];

/** The optional rules, one by one. */
export function HouseRules({ desk: model, state: { switches, setUp } }: { desk: SetUpPort; state: SetUpState }) {
  const on = switches.filter(({ value, values }) => value !== values[0]).length;
  return (
    <section class="switches" aria-labelledby="set-up-switches">
      <h2 id="set-up-switches">{words.singly(on)}</h2>
      <div class="switch-groups">
        {GROUPS.map((group) => (
          <fieldset key={group} class="switch-group">
            <legend>{words.groups[group]}</legend>
            {switches
              .filter(({ rule }) => rule.startsWith(group))
              .map((row) => (
                <SwitchRowLine key={row.id} row={row} deck={setUp.deck} desk={model} />
              ))}
          </fieldset>
        ))}
      </div>
    </section>
  );
}

function SwitchRowLine({ row, deck, desk: model }: { row: SwitchRow; deck: DeckId; desk: SetUpPort }) {
  const { id, rule, value, values, locked, suggested } = row;
  const { name, line, values: named } = words.switches[deck][id];
  return (
    <SwitchLine
      id={id}
      name={name}
      rule={rule}
      line={line}
      note={locked ? words.locked : suggested ? words.suggested : ''}
      values={values}
      value={value}
      isOn={value !== values[0]}
      named={named === undefined ? undefined : (it) => named[String(it)] ?? ''}
      locked={locked}
      onSet={(it) => model.setSwitch(id, it)}
    />
  );
}
