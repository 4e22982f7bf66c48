import { reference } from '../measure.ts';
import { advice, forecast } from './beside.ts';
import { dailies } from './dailies.ts';
import { decisions } from './decisions.ts';
import { meter } from './meter.ts';
import { saves } from './saves.ts';

/** What is measured in a page: the tools call it from outside. */
const bench = { reference, dailies, decisions, meter, forecast, advice, saves };
export type BenchPage = typeof bench;

Object.assign(window, { bench });
