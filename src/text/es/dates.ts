import type { Catalogue } from '../language.ts';

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

type Dates = Catalogue['dates'];
export const dayAndMonth: Dates['dayAndMonth'] = (month, day) => `${day} de ${MONTHS[month - 1]}`;
export const dayOf: Dates['dayOf'] = (night) => {
  const [, month, day] = night.split('-').map(Number);
  return dayAndMonth(month ?? 1, day ?? 1);
};
