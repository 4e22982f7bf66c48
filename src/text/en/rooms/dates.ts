const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** "16 November", of the eleventh month's sixteenth day. */
export const dayAndMonth = (month: number, day: number): string => `${day} ${MONTHS[month - 1]}`;

/** "16 November", of `2026-11-16`. */
export const dayOf = (night: string): string => {
  const [, month, day] = night.split('-').map(Number);
  return dayAndMonth(month ?? 1, day ?? 1);
};

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** "Monday, January 1, 1951", of its first day, which is nought. */
export function dayIn(year: number, day: number): string {
  const date = new Date(Date.UTC(year, 0, 1 + day));
  return `${WEEKDAYS[date.getUTCDay()]}, ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${year}`;
}
