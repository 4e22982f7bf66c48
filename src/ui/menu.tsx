import { TITLE } from '../text/title.ts';
import './menu.css';

export interface MenuProps {
  /** A movie that was left, if there is one. */
  kept: { reel: number; alive: number } | null;
  onContinue: () => void;
  onFeature: () => void;
}

const { menu } = TITLE;

/** The paper under the sign: what is showing tonight. */
export function Menu({ kept, onContinue, onFeature }: MenuProps) {
  return (
    <nav class="menu" aria-label={menu.label}>
      {kept !== null && (
        <button type="button" class="menu-row" onClick={onContinue}>
          <span class="menu-name">{menu.continue}</span>
          <span class="menu-aside">{menu.kept(kept.reel, kept.alive)}</span>
        </button>
      )}
      <button type="button" class="menu-row" onClick={onFeature}>
        <span class="menu-name">{menu.feature}</span>
        <span class="menu-aside">{kept === null ? menu.featureAside : menu.featureOver}</span>
      </button>
    </nav>
  );
}
