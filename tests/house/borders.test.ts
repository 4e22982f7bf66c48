import { beforeAll, describe, expect, test } from 'vitest';
import { type Breach, cruise } from '../../tools/borders/cruise.mjs';
import { plant } from './planted.ts';

// Every room with something to import, so that each planted line below crosses one border.
const ROOMS = {
  'src/rules/index.ts': 'export type Movie = { n: number };\nexport const advance = 1;\n',
  'src/rules/kernel/dice.ts': 'export const dice = 1;\n',
  'src/rules/movie/model.ts': 'export const model = 1;\n',
  'src/director-ai/messages.ts': 'export type Ask = { n: number };\nexport const think = 1;\n',
  'src/app/session.ts': 'export const session = 1;\n',
  'src/app/ports.ts': 'export type Cue = { n: number };\n',
  'src/storage/slots.ts': 'export const slots = 1;\n',
  'src/text/title.ts': 'export const title = 1;\n',
  'src/text/en/title.ts': 'export const title = 1;\n',
  'src/scenes/board.ts': 'export const board = 1;\n',
  'src/main.ts': 'export const main = 1;\n',
  'tools/lab.ts': 'export const lab = 1;\n',
};

const FORBIDDEN = [
  ['kernel-knows-no-game', 'src/rules/kernel/a.ts', "import { model } from '../movie/model.ts';"],
  ['rules-room', 'src/rules/movie/b.ts', "import { title } from '../../text/title.ts';"],
  ['rules-room', 'src/rules/movie/c.ts', "import { readFileSync } from 'node:fs';"],
  ['director-ai-room', 'src/director-ai/d.ts', "import { model } from '../rules/movie/model.ts';"],
  ['app-room', 'src/app/e.ts', "import { board } from '../scenes/board.ts';"],
  ['app-talks-to-the-worker-by-message', 'src/app/f.ts', "import { think } from '../director-ai/messages.ts';"],
  ['scenes-room', 'src/scenes/g.ts', "import { slots } from '../storage/slots.ts';"],
  [
    'ui-room',
    'src/ui/h.tsx',
    "import { session } from '../app/session.ts';\nexport const h = <p class='a'>{session}</p>;",
  ],
  ['screens-take-types-only', 'src/ui/i.ts', "import { advance } from '../rules/index.ts';"],
  ['nobody-imports-main', 'src/ui/j.ts', "import { main } from '../main.ts';"],
  ['game-ships-alone', 'src/app/k.ts', "import { lab } from '../../tools/lab.ts';"],
  ['headless-stays-headless', 'tools/l.ts', "import { board } from '../src/scenes/board.ts';"],
  ['a-language-stands-alone', 'src/text/es/n.ts', "import { title } from '../title.ts';"],
  ['a-language-stands-alone', 'src/text/es/o.ts', "import { title } from '../en/title.ts';"],
  ['words-through-the-door', 'src/app/p.ts', "import { title } from '../text/en/title.ts';"],
  ['no-dangling-imports', 'src/app/m.ts', "import { gone } from './gone.ts';"],
  ['no-cycles', 'src/app/egg.ts', "import { hen } from './hen.ts';\nexport const egg = () => hen;"],
] as const;
const HEN = { 'src/app/hen.ts': "import { egg } from './egg.ts';\nexport const hen = () => egg;" };

describe('a house with every wall broken', () => {
  let breaches: Breach[];
  beforeAll(async () => {
    const broken = Object.fromEntries(FORBIDDEN.map(([, file, line]) => [file, line]));
    ({ breaches } = await cruise(plant({ ...ROOMS, ...HEN, ...broken }), ['src', 'tools']));
  });

  test.each(FORBIDDEN)('%s stops %s', (rule, file) => {
    expect(breaches).toContainEqual(expect.objectContaining({ rule, from: file, reason: expect.stringMatching(/\w/) }));
  });
});

test('what the table allows passes, and is really read', async () => {
  const allowed = {
    ...ROOMS,
    'src/ui/panel.tsx': [
      "import { title } from '../text/title.ts';",
      "import type { Movie } from '../rules/index.ts';",
      "import type { Cue } from '../app/ports.ts';",
      'export const panel = (movie: Movie, cue: Cue) => <p class="a">{title + movie.n + cue.n}</p>;',
    ].join('\n'),
    'src/app/x.ts': "import type { Ask } from '../director-ai/messages.ts';\nexport const x = (ask: Ask) => ask.n;\n",
    'src/rules/movie/y.ts': "import { dice } from '../kernel/dice.ts';\nexport const y = dice;\n",
  };
  const { modules, breaches } = await cruise(plant(allowed), ['src', 'tools']);
  expect(breaches).toEqual([]);
  expect(modules).toBe(Object.keys(allowed).length);
});
