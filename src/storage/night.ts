/** A date as text. It names a night and is the same wherever the clock stands. */
export const dateText = (year: number, month: number, day: number): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

const NIGHT = /^(\d{4,6})-(\d\d)-(\d\d)$/;

/** Noon in Greenwich of that date: for counting days, which there have 24 hours each. */
export function noonOf(night: string): Date {
  const [, year, month, day] = (NIGHT.exec(night) ?? []).map(Number);
  const noon = new Date(0);
  noon.setUTCFullYear(year ?? Number.NaN, (month ?? 0) - 1, day); // of any year: a constructor takes 51 for 1951
  noon.setUTCHours(12);
  return noon;
}

export const isNight = (value: unknown): value is string =>
  typeof value === 'string' && NIGHT.test(value) && daysBefore(value, 0) === value;

export function daysBefore(night: string, days: number): string {
  const date = noonOf(night);
  date.setUTCDate(date.getUTCDate() - days);
  return dateText(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days later the second is; negative where it is earlier. */
export const daysFrom = (night: string, other: string): number =>
  Math.round((noonOf(other).getTime() - noonOf(night).getTime()) / DAY_MS);
