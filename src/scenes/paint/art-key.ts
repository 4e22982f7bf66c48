import type { Art } from '../stage/sprite.ts';
import { STRETCHED } from './panels.ts';

/** Two sprites with the same key wear the same texture. */
export function artKey(art: Art, w: number, h: number): string {
  switch (art.art) {
    case 'own':
      return `own ${art.key} ${w} ${h}`;
    case 'face':
      return `face ${art.card} ${art.look} ${w} ${art.stats ? Object.values(art.stats).join() : ''}`;
    case 'back':
      return `back ${art.deck} ${w}`;
    case 'chip':
      return `chip ${art.card} ${w} ${h}`;
    case 'portrait':
      return `portrait ${art.card} ${art.edge} ${w}`;
    case 'board':
      return `board ${art.frame}`;
    case 'label':
      return `label ${art.mount} ${art.edge} ${art.parts.map((p) => `${p.face} ${p.size} ${p.ink} ${p.cap ? 'cap ' : ''}${p.text}`).join('|')}`;
    case 'panel':
      return STRETCHED[art.look] ? `panel ${art.look} ${art.edge}` : `panel ${art.look} ${art.edge} ${w} ${h}`;
    case 'leader':
      return `leader ${art.count} ${art.shut} ${w}`;
    case 'ring':
      return `ring ${art.text} ${art.least} ${art.grave} ${art.size}`;
    case 'clapper':
      return `clapper ${w}`;
    case 'picture':
      return `picture ${art.name}`;
  }
}
