/** Where the pips of a die sit, on a grid of three by three. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

interface Props {
  roll: readonly [number, number];
}

/** Two dice, as they fell. */
export function Dice({ roll }: Props) {
  return (
    <svg class="dice" viewBox="0 0 44 20" role="img" aria-label={roll.join(',')}>
      {roll.map((face, i) => (
        <g key={i} transform={`translate(${i * 23} 0)`}>
          <rect x="1" y="1" width="18" height="18" rx="4" />
          {(PIPS[face] ?? []).map((at) => (
            <circle key={at} cx={5 + (at % 3) * 5} cy={5 + Math.floor(at / 3) * 5} r="1.8" />
          ))}
        </g>
      ))}
    </svg>
  );
}
