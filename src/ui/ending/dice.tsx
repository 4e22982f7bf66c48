import type { DiceReport } from '../../app/ports/ending.ts';
import { SEAL } from '../../text/play/seal.ts';

/** How the dice fell, and the seal that they were under. */
export function Dice({ dice: { seed, seal, rows, verdict } }: { dice: DiceReport }) {
  return (
    <section aria-label={SEAL.title}>
      <h4>{SEAL.title}</h4>
      <p class="dice-verdict">{verdict}</p>
      <dl class="ending-numbers dice">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{SEAL.seed}</dt>
          <dd>{seed}</dd>
        </div>
        <div title={SEAL.sealHelp}>
          <dt>{SEAL.seal}</dt>
          <dd class="dice-seal">{seal}</dd>
        </div>
      </dl>
    </section>
  );
}
