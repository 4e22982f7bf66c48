import { lawsOf } from '../kit/game-laws.ts';
import { TRIAL } from './trial.ts';

lawsOf(TRIAL);
