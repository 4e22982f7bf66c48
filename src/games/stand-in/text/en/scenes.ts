import { type Line, scene } from '../shapes/lines.ts';

const SLUGS: readonly string[] = [
  'INT. STAGE FOUR. THE ROAD IS OUT.',
  'INT. STAGE FOUR. THE TELEPHONE IS DEAD.',
  'INT. STAGE FOUR. RAIN ON THE ROOF.',
  'INT. STAGE FOUR. SOMEBODY COUNTS THE CHAIRS.',
  'INT. STAGE FOUR. THE COFFEE IS GONE.',
  'INT. STAGE FOUR. ONE LAMP LEFT.',
  'INT. STAGE FOUR. NOBODY WANTS TO SIT NEXT TO ANYBODY.',
  'EXT. THE LOT. LIGHTNING.',
  'INT. STAGE FOUR. A SMELL OF VINEGAR AND FILM.',
  'INT. STAGE FOUR. THE CLOCK IS A PROP.',
  'INT. MAKE-UP. TWO FACES IN ONE MIRROR.',
  'INT. STAGE FOUR. EVERYBODY LAUGHS AT ONCE.',
  'EXT. THE GATE. WATER TO THE KNEE.',
  'INT. STAGE FOUR. STILL NIGHT.',
];

/** The scene that a round of turns plays in, counted from nought. */
export const sceneOf = (round: number): Line => scene(SLUGS[round % SLUGS.length] as string);

/** Scenes of their own. */
export const SCENES = {
  blackout: 'INT. STAGE FOUR. BLACKOUT.',
  two: 'INT. STAGE FOUR. TWO CHAIRS.',
  dawn: 'EXT. THE LOT. GREY LIGHT.',
  vengeance: 'INT. STAGE FOUR. ASHES, AND AN ARGUMENT.',
  end: 'EXT. THE ROAD. MORNING.',
} as const;
