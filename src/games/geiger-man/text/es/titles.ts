import type { KillerId, Victim } from '../../../../rules/geiger-man/index.ts';
import type { TitleRow, Told } from '../endings.ts';
import type { Words } from '../shape.ts';
import { GIRLS } from './cards/girls.ts';
import { agree, atHead, contracted, number } from './grammar.ts';
import {
  aKiller,
  atSpace,
  aVictim,
  deKiller,
  finaleName,
  girlShort,
  powerName,
  theItem,
  theKiller,
  theSpace,
  victimName,
} from './names.ts';

const NIGHTS: Readonly<Record<KillerId, { night: string; sound: string }>> = {
  'geiger-man': { night: 'La noche del contador', sound: 'Clic' },
  'salt-widow': { night: 'La noche de la sal', sound: 'Crac' },
};
const PLACES = { moonglow: 'el Claro de Luna', nightbird: 'el Ave Nocturna' } as const;

const of = <T>(it: T | null, say: (it: T) => string): string | null => (it === null ? null : say(it));
const dePlace = (w: Told): string => contracted('de', PLACES[w.location]);
const el = (w: Told): string => theKiller(w.killer);

/** A title begins with a capital, whatever it begins with. */
const rows = (titles: readonly TitleRow[]): readonly TitleRow[] => titles.map((title) => (w) => of(title(w), atHead));

const PLAIN = rows([
  (w) => `${el(w)} ${dePlace(w)}`,
  (w) => `Cuidado con ${el(w)}`,
  (w) => NIGHTS[w.killer].night,
  (w) => `${GIRLS[w.girl].short} y ${el(w)}`,
  (w) => `${el(w)} no llama a la puerta`,
  (w) => `No te sientes junto ${aKiller(w.killer)}`,
  (w) => `Terror ${atSpace(w.space)}`,
  (w) => `Vino por ${theSpace(w.space)}`,
  (w) => `Yo fui víctima ${deKiller(w.killer)}`,
  (w) => `¿Quién dejó entrar ${aKiller(w.killer)}?`,
  (w) => `¡${NIGHTS[w.killer].sound}! ¡${NIGHTS[w.killer].sound}! ¡Muerto!`,
  (w) => `Una cita con ${el(w)}`,
]);

const TRUTHS = rows([
  (w) => (w.outcome === 'won' ? `${girlShort(w.girl)} vive` : null),
  (w) => (w.outcome === 'won' ? `${el(w)} no pasó de aquí: ${theSpace(w.space)}` : null),
  (w) => (w.outcome === 'won' ? `${girlShort(w.girl)} encendió la luz` : null),
  (w) => (w.outcome === 'lost' ? `${el(w)} se quedó con la chica` : null),
  (w) => (w.outcome === 'lost' ? `${girlShort(w.girl)} debió correr` : null),
  (w) => (w.outcome === 'lost' ? `No hay salida ${dePlace(w)}` : null),
  (w) => (w.saved > 1 ? `${number(w.saved, 'o')} que salieron` : null),
  (w) => (w.killed > 4 ? `${number(w.killed, 'o')} asientos vacíos` : null),
  (w) => (w.killed > 7 ? `${el(w)} se comió la fila seis` : null),
  (w) => of(w.item, (item) => `${girlShort(w.girl)} y ${theItem(item)}`),
  (w) => of(w.item, (item) => `${theItem(item)} contra ${el(w)}`),
  (w) => of(w.power, (power) => `El secreto: ${powerName(power)}`),
  (w) => of(w.finale, finaleName),
  (w) => of(w.out, (out) => `${victimName(out as Victim)} vuelve a casa`),
  (w) => of(w.gone, (gone) => `Adiós ${aVictim(gone as Victim)}`),
  (w) => (w.turns < 7 ? `Muerte en ${number(w.turns, 'o')} ${agree(w.turns, 'turno', 'turnos')}` : null),
  (w) => (w.turns > 14 ? 'El intermedio más largo' : null),
  (w) => (w.ultimate ? GIRLS[w.girl].ultimate.name : null),
]);

const RARE = rows([
  (w) => (w.killed === 0 ? 'Nadie salió herido en este rodaje' : null),
  (w) => (w.saved > 7 ? 'Todos afuera' : null),
  (w) => (w.close && w.outcome === 'won' ? 'Bastó un corazón' : null),
  (w) => (w.midnight ? 'Nada bueno empieza a medianoche' : null),
  (w) => (w.saved === 0 && w.outcome === 'won' ? 'Vino sola' : null),
  (w) => (w.outcome === 'lost' && w.turns < 5 ? 'Antes de que acabara la caricatura' : null),
]);

const WALKED_OUT = rows([
  () => 'Una butaca vacía en la fila seis',
  (w) => `Pagué por ver ${aKiller(w.killer)}`,
  () => 'Sale, y no le sigue nadie',
  (w) => `Vinieron en el turno ${w.turns}; yo me fui`,
]);

export const TITLES: Words['titles']['TITLES'] = { plain: PLAIN, truths: TRUTHS, rare: RARE, walkedOut: WALKED_OUT };
