import type { Space } from '../../shapes/ids.ts';

interface SpaceWords {
  readonly name: string;
  /** With what stands before it: "the Back Row". */
  readonly the: string;
  /** Where somebody is: "in the Back Row". */
  readonly at: string;
  readonly line: string;
  readonly flavour: string;
}

const space = (name: string, before: 'in' | 'at' | 'on', line: string, flavour: string): SpaceWords => ({
  name,
  the: `the ${name}`,
  at: `${before} the ${name}`,
  line,
  flavour,
});

/** Every space of both Locations. What it borders on is told from the data. */
export const SPACES: Readonly<Record<Space, SpaceWords>> = {
  gate: space('Ticket Gate', 'at', 'The way out, if the gate is in the mood.', 'Have your tickets ready.'),
  lane: space('Entry Lane', 'in', 'Between the gate and everything else.', 'Dim your lights, please.'),
  lot: space(
    'Overflow Lot',
    'in',
    'A long way from the picture. Good cars.',
    'You can see it if you stand on the hood.',
  ),
  trailer: space(
    'Manager’s Trailer',
    'in',
    'Indoors, with a telephone now and then.',
    'The manager is out. Far out, one hopes.',
  ),
  service: space('Service Road', 'on', 'The quiet way out.', 'Deliveries only. Or departures.'),
  shed: space('Generator Shed', 'in', 'A pile to search, and a hum.', 'Danger. High voltage. Low ceiling.'),
  lounge: space('Ladies’ Lounge', 'in', 'Indoors, between shed and snacks.', 'Two mirrors. Check both.'),
  snackbar: space('Snack Bar', 'in', 'A pile to search, and four ways out of it.', 'Hot dogs. Define hot.'),
  backrow: space('Back Row', 'in', 'A row: cars, couples, four ways on.', 'Fogged windows. Leave them fogged.'),
  midrow: space('Middle Row', 'in', 'A row: the middle of everything.', 'Best seats in the lot.'),
  booth: space('Projection Booth', 'in', 'A pile to search, up where the light is.', 'Do not touch the arc.'),
  frontrow: space('Front Row', 'in', 'A row: close to the screen.', 'Bring a stiff neck.'),
  playground: space(
    'Playground',
    'in',
    'Swings, slide, and a way to the shed.',
    'The swings are moving. It is not windy.',
  ),
  screen: {
    name: 'Under the Screen',
    the: 'the foot of the screen',
    at: 'under the screen',
    line: 'In the brightest light there is.',
    flavour: 'Forty feet of somebody else’s face.',
  },
  catwalk: space('Screen Catwalk', 'on', 'A dead end with a view.', 'Not to be walked by cats.'),
  range: space('Range Sign', 'at', 'Where the government begins.', 'Keep out. It could have said: keep in.'),
  wash: space('Dry Wash', 'in', 'The way out through the sand.', 'Dry since the spring they tested.'),
  fence: space('Broken Fence', 'at', 'It was whole this morning.', 'Bent outward.'),
  cab: space('Locomotive Cab', 'in', 'The front end. The fire is low.', 'Do not pull that.'),
  tender: space('Tender', 'on', 'Coal, and a ladder if you are lucky.', 'Not very.'),
  baggage: space('Baggage Car', 'in', 'A pile to search, mostly other people’s.', 'One trunk is knocking.'),
  coach: space('Day Coach', 'in', 'A car: hard seats, hard questions.', 'This seat is taken. By whom is unclear.'),
  vestibule: space('Vestibule', 'in', 'The joint of the train: four ways on.', 'Mind the gap. It minds you.'),
  diner: space(
    'Dining Car',
    'in',
    'A car: white cloth, the middle of it all.',
    'Tonight: salted beef. Salted everything.',
  ),
  galley: space('Galley', 'in', 'A pile to search, and a door to the bank.', 'All the knives are accounted for. Were.'),
  sleeper: space('Sleeping Car', 'in', 'A car: curtains on both sides.', 'Somebody is snoring. Somebody stopped.'),
  compartment: {
    name: 'Compartment C',
    the: 'Compartment C',
    at: 'in Compartment C',
    line: 'A dead end with a lock.',
    flavour: 'Reserved. Nobody says for whom.',
  },
  club: space('Club Car', 'in', 'A car, and a pile to search.', 'The band got off in time.'),
  platform: space('Rear Platform', 'on', 'The end of the train, with a rail to lean on.', 'Do not lean.'),
  siding: space('Handcar Siding', 'at', 'The way out on four small wheels.', 'Two to pump, one to look back.'),
  ballast: space('North Ballast', 'on', 'Loose stones the whole way along.', 'Every step is announced.'),
  ramp: space('Loading Ramp', 'on', 'From the freight to the cold.', 'Livestock first.'),
  tank: space('Water Tank', 'at', 'The way out by the old road.', 'Empty. Do not tap it.'),
  bank: space('South Bank', 'on', 'Where the shore used to be.', 'The boats are still tied up.'),
  culvert: space('Culvert', 'in', 'Under the line, front to back.', 'It drips. From where?'),
  hut: space('Signal Hut', 'at', 'The way out, with a telegraph key.', 'The lamp is green. It has always been green.'),
};
