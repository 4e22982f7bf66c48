import { type Figure, inDraws, type Part } from './measure.ts';

const number = (value: number): string =>
  Number.isInteger(value) || value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

/** In thousands: a draw takes nanoseconds. */
const draws = (figure: Figure, { reference }: Part): string => {
  const found = inDraws(figure, reference);
  return found === null ? '' : `${number(found / 1000)} k`;
};

const REFERENCE = 'reference: Alea draws';
const millions = ({ reference }: Part): string => `${number(reference / 1e6)} M/s`;
const shown = ({ value, unit }: Figure): string => `${number(value)} ${unit}`.trim();

export function printed(name: string, part: Part): string {
  const line = (what: string, value: string, beside: string, target: string) =>
    `  ${what.padEnd(58)} ${value.padStart(18)} ${beside.padStart(12)}  ${target}`.trimEnd();
  return [
    line(name, '', 'in draws', 'target').slice(2),
    ...part.figures.map((figure) => line(figure.name, shown(figure), draws(figure, part), figure.target ?? '')),
    line(REFERENCE, millions(part), '', ''),
    '',
  ].join('\n');
}

export function asMarkdown(part: Part): string {
  const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    row('', 'measured', 'in draws', 'target'),
    '|---|--:|--:|---|',
    ...part.figures.map((figure) => row(figure.name, shown(figure), draws(figure, part), figure.target ?? '')),
    row(REFERENCE, millions(part), '', ''),
  ].join('\n');
}

/** The same for machines. */
export const asData = (part: Part) => ({
  reference: part.reference,
  figures: part.figures.map((figure) => ({ ...figure, draws: inDraws(figure, part.reference) })),
});
