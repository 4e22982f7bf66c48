import { readFlags, Usage } from '../lab/usage.ts';
import { photograph } from './manifest.ts';
import { MOMENTS, type MomentName } from './moments.ts';
import { shootStrips } from './strips.ts';

const NAMES = Object.keys(MOMENTS) as MomentName[];
const USAGE = `usage: npm run screens: the pictures in the manifest, of the game in dist/
       npm run screens -- --strip <moment,…|all> [--out folder] [--speed 4x] [--reduced]: moments on the board, as stills
moments: ${NAMES.join(' ')}`;

try {
  const { strip, out, speed, reduced, rest } = readFlags(
    process.argv.slice(2),
    ['strip', 'out', 'speed', 'reduced'],
    ['reduced'],
  );
  if (rest.length > 0) throw new Usage(`unknown word "${rest[0]}"`);
  if (strip === undefined) await photograph();
  else
    await shootStrips(momentsIn(strip), {
      out: out ?? '.cache/strips',
      speed: speed ?? '1x',
      reduced: reduced !== undefined,
    });
} catch (error) {
  if (!(error instanceof Usage)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = 2;
}

function momentsIn(list: string): readonly MomentName[] {
  if (list === 'all') return NAMES;
  return list.split(',').map((word) => {
    const name = NAMES.find((it) => it === word);
    if (name === undefined) throw new Usage(`unknown moment "${word}"`);
    return name;
  });
}
