/** A date as text. It names a night and is the same wherever the clock stands. */
export const dateText = (year: number, month: number, day: number): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** Noon in Greenwich of that date: for counting days, which there have 24 hours each. */
export const noonOf = (night: string): Date => new Date(`${night}T12:00:00Z`);

export const isNight = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && daysBefore(value, 0) === value;

export function daysBefore(night: string, days: number): string {
  const date = noonOf(night);
  date.setUTCDate(date.getUTCDate() - days);
  return dateText(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days later the second is; negative where it is earlier. */
export const daysFrom = (night: string, other: string): number =>
  Math.round((noonOf(other).getTime() - noonOf(night).getTime()) / DAY_MS);
