import type { GirlId, SpecialId } from '../../../rules/geiger-man/index.ts';

/** When the Girl opens her mouth. The Killer never does. */
export const MOMENTS = [
  'enters',
  'hit',
  'witness', // a victim dies in her sight
  'saves',
  'fails', // a roll without a success
  'shines', // two successes
  'strikes', // the Killer is hurt by her
  'low', // the last heart
  'finds', // an item
  'ready', // her star turn
  'act', // the Last Act
  'back', // her last heart had a number
  'wins',
  'dies',
] as const;
export type Moment = (typeof MOMENTS)[number];
export type VoiceOf = Readonly<Record<Moment, readonly string[]>>;
export type Voices<G extends GirlId> = Readonly<Record<G, VoiceOf>>;

/** When somebody in the crowd is heard. */
export const CRIES = ['arrives', 'sees', 'panics', 'follows', 'left', 'saved', 'dies'] as const;
export type Cry = (typeof CRIES)[number];
export type SpecialCries = Readonly<
  Record<SpecialId, Readonly<Record<'enters' | 'saved' | 'dies', readonly string[]>>>
>;
