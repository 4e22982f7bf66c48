import { WORDS } from '../../../games/geiger-man/text/words.ts';
import type { GeigerManEvent, View } from '../../../rules/geiger-man/index.ts';
import { type Box, box } from '../../box.ts';
import { type Animation, plain } from '../../effects/animation.ts';
import type { Moment } from '../../effects/event-player.ts';
import { burst, shout } from '../../effects/fx.ts';
import { titleCard } from '../../effects/title-card.ts';
import type { Ink } from '../../stage/sprite.ts';
import { lotUnit, standingAt, type TableLayout } from '../layout.ts';
import type { Action } from '../table/context.ts';
import { lean } from '../table/dials.ts';
import { victimId } from '../table/people.ts';
import { beatOf } from './beats.ts';
import { coin } from './coin.ts';
import { falls, leaves, panics, treads } from './figures.ts';

type At = Moment<View, TableLayout, Action>;

/** How one event is shown, at the table as it was before it. */
export function animationOf(event: GeigerManEvent, at: At): Animation {
  const it = plain(beatOf(event));
  switch (event.type) {
    case 'walked':
      for (const victim of event.followers) comeFrom(it, at, victim, at.view.girlAt, event.to);
      return it;
    case 'victim-moved':
      comeFrom(it, at, event.victim, event.from, event.to);
      return it;
    case 'panicked':
      it.effects.push(...panics(event.victim, spaceBox(at, event.from), event.die, it.ms));
      return it;
    case 'enemy-stepped':
      if (event.who === 'killer')
        it.effects.push(...treads(spaceBox(at, event.to), at.find('needle'), lean(at.view.horror), it.ms));
      return it;
    case 'victim-killed':
      it.effects.push(burst(spaceBox(at, event.at), 'red', it.ms), falls(event.victim, spaceBox(at, event.at), it.ms));
      return { ...it, shake: 5 };
    case 'bloodlust-rose':
      it.effects.push(rises(at, event.row, it.ms));
      return it;
    case 'saved':
      it.effects.push(
        shout('✔', spaceBox(at, at.view.girlAt), 'green', 34, it.ms * 1.6),
        ...leaves(event.victim, spaceBox(at, at.view.girlAt), at.layout, it.ms * 1.6),
      );
      return it;
    case 'girl-attacked':
      it.effects.push(burst(at.find('girl') ?? at.layout.lot, 'red', it.ms));
      return { ...it, shake: 4 };
    case 'health-changed':
      it.effects.push(change(at, 'girl', event.to - at.view.health, it.ms));
      return it;
    case 'killer-struck':
      it.effects.push(burst(at.find('killer') ?? at.layout.lot, 'amber', it.ms));
      return { ...it, shake: 3 };
    case 'killer-health-changed':
      it.effects.push(change(at, 'killer', event.to - at.view.killerHealth, it.ms));
      return it;
    case 'token-turned': {
      const { names } = WORDS;
      const whose = event.whose === 'girl' ? names.girlName(at.view.girl) : names.killerName(at.view.killer);
      it.effects.push(...coin(at.layout, whose, at.find(event.whose) ?? at.layout.lot, event.health));
      return { ...it, curtain: true };
    }
    case 'finale-revealed':
      return titled(it, at, 'last-act', WORDS.names.finaleName(event.finale), 'accent');
    case 'ended':
      return event.result.won
        ? titled(it, at, 'falls', WORDS.names.girlName(at.view.girl), 'amber')
        : titled(it, at, 'death', WORDS.names.killerName(at.view.killer), 'red');
    default:
      return it;
  }
}

function spaceBox({ layout }: At, space: string): Box {
  const { x, y } = standingAt(layout, space);
  const size = 64 * lotUnit(layout);
  return box(x - size / 2, y - size / 2, size, size);
}

/** A new figure in one space comes out of the other. */
function comeFrom(it: Animation, at: At, victim: string, from: string, to: string): void {
  const here = victim === 'plain' ? (at.view.victims[to] ?? 0) : 0;
  let i = here;
  while (it.births.has(victimId(to, victim, i))) i++;
  it.births.set(victimId(to, victim, i), spaceBox(at, from));
}

const change = (at: At, who: 'girl' | 'killer', by: number, ms: number) =>
  shout(by < 0 ? `–${-by}` : `+${by}`, at.find(who) ?? at.layout.lot, by < 0 ? 'red' : 'green', 36, ms * 1.6);

/** FG17.2: over his head, in the red of his track. */
function rises(at: At, row: number, ms: number) {
  const words = WORDS.table.TABLE.bloodlustRow(row);
  return shout(words, at.find('killer') ?? at.layout.lot, 'red', 26 * at.layout.unit, ms * 2, {
    mount: 'pill',
    face: 'plain',
  });
}

function titled(it: Animation, { layout, has }: At, picture: string, title: string, ink: Ink): Animation {
  it.effects.push(...titleCard(layout, has(picture) ? picture : null, title, ink, it.ms));
  return { ...it, curtain: true };
}
