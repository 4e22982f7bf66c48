/**
 * Pictures are painted in ink amounts, not in colours: red is the accent plate, green the slate plate, blue the key
 * plate. The press turns the amounts into dots, so every picture goes through the same printer.
 */
export type Ink = string;

const byte = (amount: number): number => Math.round(Math.max(0, Math.min(1, amount)) * 255);

export const ink = (accent: number, slate: number, key: number, alpha = 1): Ink =>
  `rgba(${byte(accent)},${byte(slate)},${byte(key)},${alpha})`;

export const PAPER = ink(0, 0, 0);
export const ACCENT = ink(1, 0, 0);
export const BLACK = ink(0, 0, 1);
export const tone = (amount: number): Ink => ink(0, amount, 0);
