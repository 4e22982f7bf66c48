import type { Catalogue } from '../../language.ts';

/** The words about the projector itself: installing, updates, and two tabs that want it. */
export const OFFLINE: Catalogue['offline']['OFFLINE'] = {
  bar: 'Noticias de la cabina de proyección',
  fresh: 'Llegó una copia nueva.',
  thread: 'Ponerla',
  later: 'Luego',
  busy: 'No mientras juegue otra pestaña.',
  taken: {
    title: 'Otra pestaña tiene el proyector.',
    aside: 'Las películas, de una en una. Toma el proyector y la suya sigue aquí, desde donde está.',
    take: 'Traerlo aquí',
  },
  lost: {
    title: 'El proyector salió de la sala.',
    aside: 'Se lo llevó otra pestaña. Con él se fue todo, hasta tu última decisión.',
    take: 'Recuperarlo',
  },
  newer: {
    title: 'Ya corre una copia más nueva.',
    aside: 'Esta página es de la anterior, y lo demás ya no está. Recarga y volverás a donde estás.',
    reload: 'Recargar',
  },
  marquee: 'Cartelera',
};
