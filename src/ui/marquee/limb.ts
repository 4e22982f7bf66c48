/** A joint of a cut-out figure: where it is and how thick the limb is there. */
type Joint = readonly [x: number, y: number, radius: number];

/** An arm, a leg or a finger: round at the joints, straight and tapering between them. */
export function limb(...joints: Joint[]): string {
  const rounds = joints.map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`);
  const bones = joints.slice(1).map((joint, n) => bone(joints[n] as Joint, joint));
  return [...rounds, ...bones].join('');
}

function bone([x1, y1, r1]: Joint, [x2, y2, r2]: Joint): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const across = [(y1 - y2) / length, (x2 - x1) / length] as const;
  const edge = (x: number, y: number, r: number) =>
    `${(x + across[0] * r).toFixed(1)} ${(y + across[1] * r).toFixed(1)}`;
  // The same way round as the joints, or the overlap would come out as a hole.
  return `M${edge(x1, y1, -r1)}L${edge(x1, y1, r1)}L${edge(x2, y2, r2)}L${edge(x2, y2, -r2)}Z`;
}
