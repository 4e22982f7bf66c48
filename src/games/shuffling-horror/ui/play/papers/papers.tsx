import { isPick, KEY_ACTIONS, type KeyChanges, keyOf, keysOf, PICKS } from '../../../../../app/ports/keys.ts';
import { KEYS, keyName } from '../../../../../text/play/keys.ts';
import { UI } from '../../../../../text/play/ui.ts';
import { Dialog } from '../../../../../ui/kit/dialog.tsx';
import type { StagePort } from '../../../app/ports/stage.ts';
import type { CardOnTable } from '../../../app/ports/table.ts';
import { Lobby } from '../../twin/card.tsx';

/** The keys, for whoever asks. */
export function Keys({ keys, onClose }: { keys: KeyChanges; onClose: () => void }) {
  const picks = PICKS.map((pick) => keyOf(keys, pick));
  const asUsual = PICKS.every((pick) => keys[pick] === undefined);
  const picked = [asUsual ? `${picks[0]} – ${picks.at(-1)}` : picks.map(keyName).join(' '), KEYS.pick] as const;
  const others = KEY_ACTIONS.filter((action) => !isPick(action));
  const set = others.map((action) => [KEYS.or(keysOf(keys, action)), KEYS.actions[action]] as const);
  return (
    <Dialog title={KEYS.title} kind="wide" isRead="first-key" onClose={onClose}>
      <dl class="keys">
        {[KEYS.first, picked, ...KEYS.fixed, ...set].map(([key, what], i) => (
          <div key={key} class="row" id={i === 0 ? 'first-key' : undefined}>
            <dt>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

interface PileProps {
  title: string;
  cards: readonly CardOnTable[];
  /** How many lie face down under them. */
  dark: number;
  onClose: () => void;
  onZoom: (card: string) => void;
}

/** What lies in a pile, newest first. What lies face up, everybody may look at. */
export function PilePaper({ title, cards, dark, onClose, onZoom }: PileProps) {
  return (
    <Dialog title={title} kind="wide" isRead={cards.length === 0} onClose={onClose}>
      {cards.length === 0 && dark === 0 && <p class="paper-aside">{UI.pileEmpty}</p>}
      {dark > 0 && <p class="paper-aside">{UI.pileDark(dark)}</p>}
      <ul class="pile-cards">
        {[...cards].reverse().map((card) => (
          <li key={card.id}>
            <Lobby card={card} small onPress={() => onZoom(card.id)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Everybody of the player's is gone and the others play on. */
export function Gone({ deck, stage, onLeave }: { deck: string; stage: StagePort; onLeave: () => void }) {
  return (
    <Dialog title={UI.gone.title}>
      <p class="paper-aside">{UI.gone.aside(deck)}</p>
      <div class="paper-buttons">
        <button type="button" class="stamp first" onClick={() => stage.player?.turnCoat()}>
          {UI.gone.turn(deck)}
        </button>
        <button type="button" class="stamp" onClick={() => stage.player?.watch(false)}>
          {UI.gone.watch}
        </button>
        <button type="button" class="stamp" onClick={() => stage.player?.watch(true)}>
          {UI.gone.fast}
        </button>
        <button type="button" class="stamp" onClick={onLeave}>
          {UI.gone.leave}
        </button>
      </div>
    </Dialog>
  );
}
