import { KEY_ACTIONS, type KeyAction, type KeyChanges, keyOf, keysOf, PICKS } from '../../../../app/ports/keys.ts';
import type { Card } from '../../../../rules/stand-in/index.ts';
import { KEYS as HOUSE_KEYS, keyName } from '../../../../text/play/keys.ts';
import { UI } from '../../../../text/play/ui.ts';
import { CopyLine } from '../../../../ui/kit/copy-line.tsx';
import { Dialog } from '../../../../ui/kit/dialog.tsx';
import type { StagePort } from '../../app/ports/stage.ts';
import { CARDS } from '../../text/cards.ts';
import { KEYS } from '../../text/queries.ts';
import type { Face } from '../../text/shapes/company.ts';
import { TABLE } from '../../text/table.ts';
import { CardFace } from '../kit/card.tsx';
import './papers.css';

/** Keys that this table has a use of its own for, and those of the house that it has the same use for. */
const OWN: Readonly<Partial<Record<KeyAction, string>>> = {
  throngs: KEYS.ring,
  screen: KEYS.doors,
  yours: KEYS.yours,
  why: KEYS.proved,
  table: KEYS.notes,
  meanwhile: KEYS.say,
  discard: KEYS.declare,
  graveyard: KEYS.hide,
  remark: KEYS.talk,
};
const SHARED: readonly KeyAction[] = [
  'back',
  'skip',
  'advice',
  'choice',
  'log',
  'question',
  'short',
  'event',
  'undo',
  'speed',
  'mute',
  'pause',
  'keys',
];

/** The keys, for whoever asks. */
export function KeysPaper({ keys, onClose }: { keys: KeyChanges; onClose: () => void }) {
  const picks = PICKS.map((pick) => keyName(keyOf(keys, pick))).join(' ');
  const listed = KEY_ACTIONS.filter((action) => action in OWN || SHARED.includes(action));
  const rows = listed.map(
    (action) => [HOUSE_KEYS.or(keysOf(keys, action)), OWN[action] ?? HOUSE_KEYS.actions[action]] as const,
  );
  return (
    <Dialog title={HOUSE_KEYS.title} kind="si-wide" isRead="first-key" onClose={onClose}>
      <dl class="si-keys">
        {[HOUSE_KEYS.first, [picks, HOUSE_KEYS.pick] as const, ...rows].map(([key, what], i) => (
          <div key={key} class="row" id={i === 0 ? 'first-key' : undefined}>
            <dt>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** A closer look at a card. */
export function ZoomPaper({ card, onClose }: { card: Card; onClose: () => void }) {
  const { name, rule, flavour } = CARDS[card];
  return (
    <Dialog title={name} onClose={onClose}>
      <div class="si-zoom">
        <CardFace card={card} />
        <div>
          <p>{rule}</p>
          <p class="paper-aside">{flavour}</p>
        </div>
      </div>
    </Dialog>
  );
}

/** SA12.6: whoever is burnt says how to look on. */
export function BurntPaper({ stage, onLeave }: { stage: StagePort; onLeave: () => void }) {
  const { burntOut } = TABLE;
  const { ownFire, faces } = stage.show.state().table;
  const names = ownFire?.accusers.map((chair) => faces[chair] as Face) ?? [];
  return (
    <Dialog title={burntOut.title}>
      {ownFire !== null && (
        <p>
          {burntOut.by(faces[ownFire.by] as Face, ownFire.turn)}{' '}
          {names.length > 0 ? burntOut.accused(names) : burntOut.unaccused}
        </p>
      )}
      <p class="paper-aside">{burntOut.aside}</p>
      <div class="paper-buttons">
        <button type="button" class="stamp first" onClick={() => stage.player?.watch('open')}>
          {burntOut.open}
        </button>
        <button type="button" class="stamp" onClick={() => stage.player?.watch('closed')}>
          {burntOut.closed}
        </button>
        <button type="button" class="stamp" onClick={() => stage.player?.watch('end')}>
          {burntOut.jump}
        </button>
        <button type="button" class="stamp" onClick={onLeave}>
          {burntOut.leave}
        </button>
      </div>
    </Dialog>
  );
}

/** SA15.2: it is said once, and cannot be unsaid. */
export function DeclarePaper({ stage, onClose }: { stage: StagePort; onClose: () => void }) {
  const { declare } = TABLE;
  const { question } = stage.state();
  const onYes = () => {
    onClose();
    if (question?.declare != null) stage.player?.choose(question.declare.reply, question.n);
  };
  return (
    <Dialog title={declare.button} onClose={onClose}>
      <p>{declare.sure}</p>
      <div class="paper-buttons">
        <button type="button" class="stamp first" onClick={onClose}>
          {declare.no}
        </button>
        <button type="button" class="stamp" onClick={onYes}>
          {declare.yes}
        </button>
      </div>
    </Dialog>
  );
}

/** Something failed that should not have: the game can be taken along, and gone on with. */
export function TroublePaper({
  trouble,
  onGoOn,
  onLeave,
}: {
  trouble: { words: string; replay: string };
  onGoOn: () => void;
  onLeave: () => void;
}) {
  return (
    <Dialog title={UI.trouble.title}>
      <p class="paper-aside">{UI.trouble.aside}</p>
      <p class="trouble-words">{trouble.words}</p>
      <CopyLine label={UI.outcome.replay} text={trouble.replay} copy={UI.outcome.copy} copied={UI.outcome.copied} />
      <div class="paper-buttons">
        <button type="button" class="stamp first" onClick={onGoOn}>
          {UI.trouble.goOn}
        </button>
        <button type="button" class="stamp" onClick={onLeave}>
          {UI.trouble.marquee}
        </button>
      </div>
    </Dialog>
  );
}
