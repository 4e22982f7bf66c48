import { KEY_ACTIONS, type KeyAction, type KeyChanges, keyOf, keysOf, PICKS } from '../../../../app/ports/keys.ts';
import { KEYS as HOUSE_KEYS, keyName } from '../../../../text/play/keys.ts';
import { Dialog } from '../../../../ui/kit/dialog.tsx';
import { WORDS } from '../../text/words.ts';
import { SIGNS, Sign } from '../kit/signs.tsx';

const { KEYS } = WORDS.queries;
/** Keys that this table has a use of its own for, and those of the house that it has the same use for. */
const OWN: Readonly<Partial<Record<KeyAction, string>>> = {
  throngs: KEYS.killer,
  screen: KEYS.tracks,
  yours: KEYS.hand,
  graveyard: KEYS.victims,
  table: KEYS.where,
  event: KEYS.last,
  question: KEYS.question,
  short: KEYS.summary,
  advice: KEYS.hint,
  why: KEYS.why,
};
const SHARED: readonly KeyAction[] = [
  'back',
  'skip',
  'choice',
  'log',
  'remark',
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
    <Dialog title={HOUSE_KEYS.title} kind="wide" isRead="first-key" onClose={onClose}>
      <dl class="gm-keys">
        {[HOUSE_KEYS.first, [picks, HOUSE_KEYS.pick] as const, ...rows].map(([key, what], i) => (
          <div key={key} id={i === 0 ? 'first-key' : undefined}>
            <dt>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <h3>{WORDS.table.SIGNS.title}</h3>
      <dl class="gm-keys">
        {SIGNS.map((sign) => (
          <div key={sign}>
            <dt>
              <Sign name={sign} />
            </dt>
            <dd>{WORDS.table.SIGNS[sign]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
