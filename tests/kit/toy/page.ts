import type { PlayersOf } from '../../../src/app/play/answered.ts';
import { GameRecording, resumed } from '../../../src/app/play/game-recording.ts';
import { Projection } from '../../../src/app/play/projection.ts';
import { Stage } from '../../../src/app/play/stage.ts';
import { Turns } from '../../../src/app/play/turns.ts';
import { createAutosave } from '../../../src/storage/autosave.ts';
import { openStore } from '../../../src/storage/key-value-store.ts';
import { YOU } from '../../../src/storage/save.ts';
import { keep, TOY, type ToyTypes } from './game.ts';
import type { Reply } from './rules.ts';

/** The house's own session, autosave and projector, with a game that it has never seen, on a table of plain elements. */
type Setup = ConstructorParameters<typeof GameRecording<ToyTypes>>[1];
const SETUP: Setup = {
  config: { seed: 'toy' },
  seating: { seats: [YOU, 'first'] },
  mode: { kind: 'toy' },
  openingReplies: [],
};
const PORTS = {
  sound: { cue: () => {}, mood: () => {} },
  settings: { speed: 'instant', talk: true } as const,
  onSettings: () => {},
};

/** Everything that goes to the thread, and every event that comes to the player, for whoever looks. */
const posted: string[] = [];
const told: string[] = [];
Object.assign(window, { posted, told });
const HEARD: typeof TOY = {
  ...TOY,
  tell: {
    ...TOY.tell,
    teller(config) {
      const teller = TOY.tell.teller(config);
      return {
        ...teller,
        tell(events, by) {
          told.push(JSON.stringify(events));
          return teller.tell(events, by);
        },
      };
    },
  },
};

function players(): PlayersOf<ToyTypes> {
  const worker = new Worker('./worker.js', { type: 'module' });
  let id = 0;
  return {
    worker: (ask) =>
      new Promise((resolve) => {
        worker.onmessage = ({ data }) => resolve(data.reply);
        posted.push(JSON.stringify(ask));
        worker.postMessage({ id: ++id, ask });
      }),
    inPage: () => Promise.reject(new Error('the thread did not answer')),
  };
}

const button = (name: string, onClick: () => void): HTMLButtonElement => {
  const it = document.createElement('button');
  it.textContent = name;
  it.onclick = onClick;
  return it;
};
const nameOf = (reply: Reply): string => (reply.type === 'lay' ? `Lay ${reply.card}` : `Throw ${reply.dice}`);

function draw(
  { phase, table, question, log, credits, canUndo, recap }: ToyTypes['stage'],
  choices: HTMLElement[],
): void {
  const text = (tag: string, words: string) => Object.assign(document.createElement(tag), { textContent: words });
  document.body.dataset.phase = phase;
  document.body.dataset.n = String(question?.n ?? -1);
  document.body.dataset.hash = credits?.hash ?? '';
  document.body.replaceChildren(
    text('h1', `${table.points.join(' : ')}, yours ${table.hand.join(' ')}, face down ${table.laid ?? 'none'}`),
    ...recap.map((words) => text('p', words)),
    ...log.map(({ words }) => text('li', words)),
    ...choices.filter(({ textContent }) => textContent !== 'Take back' || canUndo),
  );
}

const made = (setup: Setup, base: ConstructorParameters<typeof GameRecording<ToyTypes>>[2] = null) =>
  new GameRecording<ToyTypes>(HEARD, setup, base);

async function play(): Promise<void> {
  const autosave = createAutosave(
    openStore(async () => {}),
    (game) => (game === keep.id ? Promise.resolve(keep) : null),
  );
  const { save } = await autosave.find((it) => resumed(TOY, it, made) !== null);
  const recording = (save && resumed(TOY, save, made)) ?? made(SETUP);
  const stage = new Stage<ToyTypes>(recording, PORTS);
  autosave.takeOver(async () => {});
  const turns = new Turns<ToyTypes, GameRecording<ToyTypes>>(
    stage,
    {
      players: players(),
      save(kept) {
        autosave.write(kept);
        void autosave
          .settled()
          .then(() => Object.assign(document.documentElement.dataset, { kept: autosave.confirmed() }));
      },
      finished: () => {},
    },
    {
      recap: () => [`Previously: ${stage.recording.replies.length}`],
      before: async () => {},
      beforehand: () => null,
      question: (prompt) => ({ question: prompt }),
      offer: () => {},
      answered: () => {},
      decided: () => {},
      shown: async () => {},
    },
  );
  stage.subscribe(() => {
    const { question, credits } = stage.state();
    const choices = (question?.replies ?? []).map((reply) =>
      button(nameOf(reply), () => turns.choose(reply, question?.n ?? -1)),
    );
    const again = credits === null ? [] : [button('Watch', () => watch(credits.replay))];
    draw(stage.state(), [...choices, button('Take back', () => turns.undo()), ...again]);
  });
  await turns.run(recording.opening);
}

/** The same game from its replay alone. */
function watch(replay: string): void {
  const { config, replies } = JSON.parse(replay) as { config: Setup['config']; replies: Reply[] };
  const at = (given: number) => {
    const recording = made({ ...SETUP, config });
    for (const reply of replies.slice(0, given)) recording.submit(reply);
    return recording;
  };
  const stage = new Stage<ToyTypes>(at(0), PORTS);
  const marks = replies.map((_, given) => ({ turn: given, replies: given }));
  const film = new Projection<ToyTypes, GameRecording<ToyTypes>>(stage, { replies, at, marks }, false);
  stage.subscribe(() => {
    draw(stage.state(), []);
    document.body.dataset.shown = stage.state().phase === 'waiting' ? TOY.rules.hash(stage.recording.movie) : '';
  });
  void film.run();
}

void play();
