import { beforeAll, describe, expect, test } from 'vitest';
import { type Breach, cruise } from '../../tools/borders/cruise.mjs';
import { plant } from './planted.ts';

// Every room with something to import, so that each planted line below crosses one border.
const ROOMS = {
  'src/rules/shuffling-horror/index.ts': 'export type Movie = { n: number };\nexport const advance = 1;\n',
  'src/rules/kernel/dice.ts': 'export const dice = 1;\n',
  'src/rules/shuffling-horror/model.ts': 'export const model = 1;\n',
  'src/rules/stand-in/index.ts': 'export const standIn = 1;\n',
  'src/rules/stand-in/deck.ts': 'export const deck = 1;\n',
  'src/director-ai/stand-in/simple.ts': 'export const simple = 1;\n',
  'src/director-ai/shuffling-horror/messages.ts': 'export type Ask = { n: number };\nexport const think = 1;\n',
  'src/app/play/turns.ts': 'export const turns = 1;\n',
  'src/app/ports/board.ts': 'export type Cue = { n: number };\n',
  'src/games/shuffling-horror/app/play/session.ts': 'export const session = 1;\n',
  'src/games/shuffling-horror/shell/stage.ts': 'export const stage = 1;\n',
  'src/storage/slots.ts': 'export const slots = 1;\n',
  'src/text/title.ts': 'export const title = 1;\n',
  'src/text/en/title.ts': 'export const title = 1;\n',
  'src/scenes/shuffling-horror/board.ts': 'export const board = 1;\n',
  'src/games/index.ts': 'export const games = 1;\n',
  'src/games/shuffling-horror/keep.ts': 'export const keep = 1;\n',
  'src/main.ts': 'export const main = 1;\n',
  'tools/lab.ts': 'export const lab = 1;\n',
};

const FORBIDDEN = [
  ['kernel-knows-no-game', 'src/rules/kernel/a.ts', "import { model } from '../shuffling-horror/model.ts';"],
  ['kernel-knows-no-game', 'src/rules/kernel/q.ts', "import { standIn } from '../stand-in/index.ts';"],
  ['no-game-imports-another', 'src/rules/stand-in/r.ts', "import { model } from '../shuffling-horror/model.ts';"],
  ['no-game-imports-another', 'src/rules/shuffling-horror/s.ts', "import { standIn } from '../stand-in/index.ts';"],
  [
    'no-game-imports-another',
    'src/scenes/geiger-man/t.ts',
    "import { simple } from '../../director-ai/stand-in/simple.ts';",
  ],
  ['the-board-kit-knows-no-game', 'src/scenes/stage/y.ts', "import { board } from '../shuffling-horror/board.ts';"],
  ['shared-code-imports-no-game', 'src/shell/u.ts', "import { standIn } from '../rules/stand-in/index.ts';"],
  ['shared-code-imports-no-game', 'src/rules/v.ts', "import { standIn } from './stand-in/index.ts';"],
  ['shared-code-imports-no-game', 'src/director-ai/w.ts', "import { simple } from './stand-in/simple.ts';"],
  ['director-ai-room', 'src/director-ai/stand-in/x.ts', "import { deck } from '../../rules/stand-in/deck.ts';"],
  ['rules-room', 'src/rules/shuffling-horror/b.ts', "import { title } from '../../text/title.ts';"],
  ['rules-room', 'src/rules/shuffling-horror/c.ts', "import { readFileSync } from 'node:fs';"],
  [
    'director-ai-room',
    'src/director-ai/shuffling-horror/d.ts',
    "import { model } from '../../rules/shuffling-horror/model.ts';",
  ],
  ['app-room', 'src/app/e.ts', "import { board } from '../scenes/shuffling-horror/board.ts';"],
  [
    'app-talks-to-the-worker-by-message',
    'src/games/shuffling-horror/app/f.ts',
    "import { think } from '../../../director-ai/shuffling-horror/messages.ts';",
  ],
  ['scenes-room', 'src/scenes/shuffling-horror/g.ts', "import { slots } from '../../storage/slots.ts';"],
  [
    'ui-room',
    'src/ui/h.tsx',
    "import { turns } from '../app/play/turns.ts';\nexport const h = <p class='a'>{turns}</p>;",
  ],
  [
    'screens-take-types-only',
    'src/games/shuffling-horror/ui/i.ts',
    "import { advance } from '../../../rules/shuffling-horror/index.ts';",
  ],
  ['shared-code-imports-no-game', 'src/ui/dd.ts', "import { advance } from '../rules/shuffling-horror/index.ts';"],
  [
    'a-games-ui-room',
    'src/games/shuffling-horror/ui/ee.ts',
    "import { session } from '../app/play/session.ts';\nexport const ee = session;",
  ],
  ['a-games-app-room', 'src/games/shuffling-horror/app/ff.ts', "import { stage } from '../shell/stage.ts';"],
  ['nobody-imports-the-house', 'src/games/shuffling-horror/gg.ts', "import { stage } from './shell/stage.ts';"],
  ['the-list-of-games-is-the-shells', 'src/storage/hh.ts', "import { games } from '../games/index.ts';"],
  [
    'words-pictures-and-sounds-know-the-first-game-alone',
    'src/text/ii.ts',
    "import { standIn } from '../rules/stand-in/index.ts';",
  ],
  ['one-list-of-games', 'src/shell/aa.ts', "import { keep } from '../games/shuffling-horror/keep.ts';"],
  ['storage-room', 'src/storage/bb.ts', "import { games } from '../games/index.ts';"],
  ['nobody-imports-main', 'src/ui/j.ts', "import { main } from '../main.ts';"],
  ['game-ships-alone', 'src/app/k.ts', "import { lab } from '../../tools/lab.ts';"],
  ['headless-stays-headless', 'tools/l.ts', "import { board } from '../src/scenes/shuffling-horror/board.ts';"],
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
    'src/games/shuffling-horror/ui/panel.tsx': [
      "import { title } from '../../../text/title.ts';",
      "import type { Movie } from '../../../rules/shuffling-horror/index.ts';",
      "import type { Cue } from '../../../app/ports/board.ts';",
      'export const panel = (movie: Movie, cue: Cue) => <p class="a">{title + movie.n + cue.n}</p>;',
    ].join('\n'),
    'src/games/shuffling-horror/app/x.ts':
      "import type { Ask } from '../../../director-ai/shuffling-horror/messages.ts';\nexport const x = (ask: Ask) => ask.n;\n",
    'src/director-ai/stand-in/z.ts':
      "import { standIn } from '../../rules/stand-in/index.ts';\nexport const z = standIn;\n",
    'src/rules/shuffling-horror/y.ts': "import { dice } from '../kernel/dice.ts';\nexport const y = dice;\n",
  };
  const { modules, breaches } = await cruise(plant(allowed), ['src', 'tools']);
  expect(breaches).toEqual([]);
  expect(modules).toBe(Object.keys(allowed).length);
});
