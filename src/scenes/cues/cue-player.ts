import type { MovieEvent, PublicView } from '../../rules/index.ts';
import type { Box } from '../box.ts';
import type { BoardFacts } from '../facts.ts';
import { fold } from '../fold/fold.ts';
import { inOrder } from '../fold/in-order.ts';
import type { TableLayout } from '../layout.ts';
import type { Change } from '../stage/change.ts';
import type { Stage } from '../stage/stage.ts';
import { type Action, type Dice, type Roll, STILL } from '../table/ask.ts';
import { landed, rollOf } from '../table/dice-tray.ts';
import { SETTLE, TUMBLE } from './beats.ts';
import type { Cue } from './cue.ts';
import { cueOf } from './cue-of.ts';
import { tumble } from './fx.ts';
import { Troupe } from './troupe.ts';

export interface PlayerAsk {
  facts: BoardFacts;
  fade(): boolean;
  has(picture: string): boolean;
  layout(view: PublicView): TableLayout;
  draw(view: PublicView, action: Action, change: Change): void;
  shake(pixels: number): void;
  /** Said as an event is drawn; of dice, once they lie. */
  told(event: MovieEvent): void;
}

/** Replays events on a draft of the last view, each with its cue, until the view that follows takes over. */
export class CuePlayer {
  readonly #stage: Stage;
  readonly #ask: PlayerAsk;
  readonly #troupe: Troupe;
  /** Counts performances: one that was stopped finds another number and goes home. */
  #show = 0;
  playing = false;

  constructor(stage: Stage, ask: PlayerAsk) {
    this.#stage = stage;
    this.#ask = ask;
    this.#troupe = new Troupe(stage);
  }

  stop(): void {
    this.#show++;
    this.playing = false;
    this.#troupe.clear();
  }

  async play(events: readonly MovieEvent[], before: PublicView, after: PublicView, dice: Dice): Promise<void> {
    const show = ++this.#show;
    this.playing = true;
    const draft = structuredClone({ ...before, prompt: null });
    let action: Action = { ...STILL, dice };
    for (const event of inOrder(events)) {
      const layout = this.#ask.layout(draft);
      const cue = cueOf(event, {
        view: draft,
        layout,
        facts: this.#ask.facts,
        find: (id) => this.#find(id),
        has: this.#ask.has,
      });
      action = actionAt(action, event);
      const roll = rollOf(event);
      if (roll) {
        action = await this.#roll(draft, action, roll, layout);
        if (show !== this.#show) return;
      }
      fold(draft, event, after);
      this.#change(draft, action, cue);
      this.#ask.told(event);
      await this.#stage.motion.wait(cue.ms);
      if (show !== this.#show) return;
    }
    await this.#settle(after, action.dice);
    if (show === this.#show) this.playing = false;
  }

  /** The last cards glide home while the coming view is laid out. */
  async #settle(after: PublicView, dice: Dice): Promise<void> {
    this.#ask.draw(after, { ...STILL, dice }, { ms: SETTLE, fade: this.#ask.fade() });
    await this.#stage.motion.wait(SETTLE + 20);
  }

  #change(draft: PublicView, action: Action, cue: Cue): void {
    const { births, deaths, renamed } = cue;
    this.#ask.draw(draft, action, { ms: cue.move, fade: this.#ask.fade(), births, deaths, renamed });
    this.#troupe.perform(cue.effects, this.#ask.fade());
    if (cue.shake > 0) this.#ask.shake(cue.shake);
  }

  async #roll(draft: PublicView, action: Action, roll: Roll, layout: TableLayout): Promise<Action> {
    const down = { ...action, roll: { ...roll, tumbling: false }, dice: landed(action.dice, roll) };
    if (this.#ask.fade()) return down;
    const change: Change = { ms: TUMBLE, fade: false, atOnce: 'die' };
    this.#ask.draw(draft, { ...action, roll }, change);
    this.#troupe.perform(tumble(layout, roll), false);
    await this.#stage.motion.wait(TUMBLE);
    this.#ask.draw(draft, down, change);
    return down;
  }

  #find(id: string): Box | null {
    const piece = this.#stage.piece(id);
    if (!piece) return null;
    const { x, y, w, h } = piece.sprite;
    return { x: x - w / 2, y: y - h / 2, w, h };
  }
}

/** Who steps forward stays there, and dice stay down, until something else begins. */
function actionAt(action: Action, event: MovieEvent): Action {
  switch (event.type) {
    case 'strike-declared':
      return { ...action, roll: null, forward: new Set(event.cards.map((card) => `card ${card}`)) };
    case 'attack-declared':
    case 'turn-started':
    case 'director-turn-started':
    case 'event-began':
    case 'reel-ended':
      return { ...STILL, dice: action.dice };
    default:
      return action;
  }
}
