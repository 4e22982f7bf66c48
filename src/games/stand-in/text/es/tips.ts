import type { Words } from '../spoken.ts';

type Tips = Words['tips'];

export const TIPS: Tips['TIPS'] = {
  title: 'Consejos de la cabina',
  aside: 'De alguien que solo miraba',
};

export const TIP_PAGES: Tips['TIP_PAGES'] = [
  {
    head: 'A los Originales',
    lines: [
      'El contagio es una estrella, no una cadena: solo puede ser Reemplazo quien intercambió con el Suplente. Lleva la cuenta de quién estuvo con quién.',
      'Esperar ayuda al otro bando. Casi la mitad de las cartas de guion del primer mazo son de Reemplazo.',
      'El fuego no exige certeza. La mesa que solo quema con pruebas quema bien y pierde.',
      'Si la partida sigue tras un fuego, esa silla no era el Suplente. Podía ser un Reemplazo. Podías ser tú.',
      'Una prueba que nadie oye no vale nada. Dila, y di cómo la sabes.',
      'Un Doble Vistazo vale más contra quien te inspira media sospecha: rechaza, y prueba.',
      'Tira pronto las cartas de Reemplazo. Son inofensivas, y nadie te va a creer.',
      'A los sospechosos, dales lo que no haga daño. Ni fuego, ni telón, ni Escenas de Amor.',
      'Un remolque sobre el Suplente también lo protege de tu fuego.',
      'El último Original pierde aunque lo conviertan. Si crees que eres tú, arriésgate con el fuego.',
    ],
  },
  {
    head: 'Al Suplente',
    lines: [
      'Convierte siempre que puedas. Cada intercambio desperdiciado es un Original más al final.',
      'Conoces todos los papeles. Siéntate con un Original después y Reemplazos a los lados: solo queman los vecinos.',
      'Guarda una o dos cartas de Reemplazo, no tres. Con tres, todo intercambio tiene que convertir, y eso se nota.',
      'Conserva un Telón de Asbesto por encima de todo.',
      'Quien ya tiene tres cartas de Reemplazo enseñará la cuarta a todos, y a ti con ella. Tus notas lo marcan.',
      'Quema primero a quien tiene pruebas, después a quien le creen.',
      'Miente sobre lo que nadie vio. Las cartas se recuerdan.',
      'Declara en cuanto sea cierto, y nunca antes.',
      'Con todos convertidos y ningún Original quemado ganas sin nadie más. Para entonces tus Reemplazos también lo saben.',
    ],
  },
  {
    head: 'A los Reemplazos',
    lines: [
      'Sabes quién es. Nadie más que lo sepa lo va a decir.',
      'Siéntate junto al Suplente: eres su muro.',
      'Entrégale las cartas de Reemplazo que te sobren, y el telón si lo robas. Una te la tienes que quedar.',
      'No lo avales. Mejor enturbia el caso, y que sospechen de ti.',
      'Quema a quien acusa, pero no a los tuyos: a quién más convirtieron lo adivinas por quién estuvo con el Suplente.',
      'Solo ganas si sigues en juego. Las cenizas no comparten nada.',
      'En una Rueda de Reconocimiento, una carta de Reemplazo la termina antes de que le toque al Suplente. Te cuesta el buen nombre.',
    ],
  },
  {
    head: 'A todos',
    lines: [
      'Cuatro sillas favorecen a los dobles. Ocho o más, a los Originales.',
      'Quien empieza va un turno por delante. Nadie lo aprovecha más que un Suplente.',
      'Dos puertas y un remolque hacen una mesa tranquila, y la tranquilidad acaba al alba.',
      'Un Contraplano cambia ya el intercambio de este turno. Una silla nueva, también.',
      'Una carta desviada por un Camerino Ajeno no convierte a nadie. Si es de Reemplazo, ya sabes quién la ofrecía.',
      'Quien mira una mano y luego calla ya te dijo algo.',
    ],
  },
];
