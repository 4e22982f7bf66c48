import type { Catalogue } from '../../language.ts';

export const NOTICE: Catalogue['notices']['NOTICE'] = {
  loading: 'Cargando.',
  saveFailed: 'Aquí no se puede guardar esta película. Sigue jugando: durará lo que dure esta página.',
  saveOlder: 'El último guardado estaba dañado. Este es el anterior.',
  saveDamaged: 'La película guardada está dañada y no se puede proyectar. En tu fila dicen que les gustó.',
  slowDirector: 'El Director tardó demasiado; respondió la propia página.',
  notFetched: {
    same: 'Eso no se pudo traer ahora. No se pierde nada; prueba otra vez.',
    newer: 'Ya corre una copia más nueva. Recarga la página y la puerta se abrirá.',
    none: 'Eso nunca se trajo, y ahora no hay red. No se pierde nada.',
  },
  logLost: 'El guion hasta aquí se montó para otro proyector. Sigue desde este punto.',
};
