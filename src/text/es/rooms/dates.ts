import type { Catalogue } from '../../language.ts';

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

const WEEKDAYS = ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'] as const;

/** “Lunes 1 de enero de 1951” */
export const dayIn: Catalogue['dates']['dayIn'] = (year, day) => {
  const date = new Date(Date.UTC(year, 0, 1 + day));
  return `${WEEKDAYS[date.getUTCDay()]} ${dayAndMonth(date.getUTCMonth() + 1, date.getUTCDate())} de ${year}`;
};
