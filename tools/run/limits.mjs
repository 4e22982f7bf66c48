// How long anything may take before it counts as hung, in milliseconds. All limits of all tests are here, and none measures a machine:
// a test waits for a state, and on a slow or busy computer that state comes later. Whoever needs more, raises them for everybody.
const long = process.env.LONG === '1';
const MINUTE = 60_000;

/** One thing on a page, or one program to start. */
export const ONE_STATE = 3 * MINUTE;

/** A whole test: some wait for many things, and in a long run they play many movies. */
export const ONE_TEST = (long ? 120 : 6) * MINUTE;
