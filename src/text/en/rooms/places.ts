import type { Reel } from '../../../rules/shuffling-horror/index.ts';
import type { ByDeck } from '../../words-by-deck.ts';

/** Where a round may play, by deck and reel. */
export const PLACES: ByDeck<Readonly<Record<Reel, readonly string[]>>> = {
  'roswell-51': {
    1: [
      'EXT. RANCH ROAD',
      'INT. DINER',
      'EXT. DRY WASH',
      'INT. FILLING STATION',
      'EXT. WATER TOWER',
      'INT. POST OFFICE',
    ],
    2: [
      'EXT. MAIN STREET',
      'INT. BARN',
      'EXT. RADAR HILL',
      'INT. TOWN LIBRARY',
      'EXT. DRIVE-IN, ROW SIX',
      'INT. MORGUE',
    ],
    3: [
      'EXT. AIR BASE, WIRE CUT',
      'INT. CANNERY',
      'EXT. CATTLE PENS',
      'INT. SCHOOL GYM',
      'EXT. BRIDGE, OUT',
      'INT. CHURCH',
    ],
    4: ['EXT. CRATER RIM', 'INT. HANGAR 18', 'EXT. UNDER THE SAUCER', 'INT. SAUCER, PROBABLY', 'EXT. WHAT WAS TOWN'],
  },
  'pittsburgh-68': {
    1: [
      'EXT. COUNTY ROAD',
      'INT. DINER, COFFEE STILL HOT',
      'EXT. CEMETERY HILL',
      'INT. COMPANY STORE',
      'EXT. HIGH SCHOOL FIELD',
      'INT. CORNER BAR',
    ],
    2: [
      'EXT. MILL STREET',
      'INT. ROW HOUSE, KITCHEN',
      'EXT. CORN FIELD',
      'INT. CAMPUS RADIO',
      'EXT. PUMPKIN PATCH',
      'INT. COUNTY HOSPITAL',
    ],
    3: [
      'EXT. MILL GATE, CHAINED',
      'INT. FARMHOUSE, BOARDED',
      'EXT. RAIL YARD',
      'INT. SCHOOL GYM, STILL DECORATED',
      'EXT. BRIDGE, JAMMED',
      'INT. FUNERAL HOME',
    ],
    4: [
      'EXT. SLAG HEAP',
      'INT. BLAST FURNACE',
      'EXT. THE LAST GAS PUMP',
      'INT. CELLAR STAIRS, ALL OF THEM',
      'EXT. WHAT WAS HOMECOMING',
    ],
  },
};
