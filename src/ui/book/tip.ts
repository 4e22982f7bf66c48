import './glossary.css';

/** What a card says: the word, and what it means. */
export interface Tip {
  name: string;
  says: string;
}

/** What the card stands beside, in pixels of the window. */
export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const TIP_ID = 'term-tip';
const GAP = 8;
const RIM = 6;

/** One card for the whole page: only one thing can be pointed at. */
export function showTip({ name, says }: Tip, spot: Spot): void {
  const tip = document.getElementById(TIP_ID) ?? made();
  tip.replaceChildren(part('b', name), part('span', says));
  tip.hidden = false;
  if ('showPopover' in tip && !tip.matches(':popover-open')) tip.showPopover(); // over dialogs, too
  const { offsetWidth: w, offsetHeight: h } = tip;
  const above = spot.y - GAP - h;
  const x = Math.max(RIM, Math.min(spot.x + spot.w / 2 - w / 2, window.innerWidth - w - RIM));
  const y = above >= RIM ? above : Math.max(RIM, Math.min(spot.y + spot.h + GAP, window.innerHeight - h - RIM));
  tip.style.left = `${x}px`;
  tip.style.top = `${y}px`;
}

export function hideTip(): void {
  const tip = document.getElementById(TIP_ID);
  if (tip === null) return;
  if ('hidePopover' in tip && tip.matches(':popover-open')) tip.hidePopover();
  tip.hidden = true;
}

export const isTipOpen = (): boolean => document.getElementById(TIP_ID)?.hidden === false;

function made(): HTMLElement {
  const tip = part('div', '');
  tip.id = TIP_ID;
  tip.className = 'term-tip';
  tip.setAttribute('role', 'tooltip');
  tip.setAttribute('popover', 'manual');
  document.body.append(tip);
  return tip;
}

function part(tag: string, words: string): HTMLElement {
  const it = document.createElement(tag);
  it.textContent = words;
  return it;
}
