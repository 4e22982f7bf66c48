/** @typedef {{ name: string, part: string, seconds: number, tries?: number }} Timed  one test; its part is the folder or the kind it belongs to */

/**
 * @param {{ testResults: { name: string, assertionResults: { fullName: string, duration?: number | null }[] }[] }} report
 * @returns {Timed[]}
 */
export function timesOfVitest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) => {
    const part = /[\\/]tests[\\/]([^\\/]+)[\\/]/.exec(name)?.[1] ?? name;
    return assertionResults.map(({ fullName, duration }) => ({
      name: fullName,
      part,
      seconds: (duration ?? 0) / 1000,
    }));
  });
}

/**
 * @typedef {{ specs?: { title: string, tests: { results: { duration: number }[] }[] }[], suites?: Suite[] }} Suite
 * @param {{ suites: Suite[] }} report
 * @returns {Timed[]}
 */
export function timesOfPlaywright({ suites }) {
  return suites.flatMap(timesIn);
}

/**
 * @param {Suite} suite
 * @returns {Timed[]}
 */
function timesIn({ specs = [], suites = [] }) {
  const own = specs.map(({ title, tests }) => {
    const tries = tests.flatMap(({ results }) => results);
    const seconds = tries.reduce((sum, { duration }) => sum + duration, 0) / 1000;
    return { name: title, part: 'browser', seconds, tries: tries.length };
  });
  return [...own, ...suites.flatMap(timesIn)];
}

/**
 * How long each part took, the longest first: the sum of its tests, however many ran side by side.
 * @param {readonly Timed[]} times
 * @returns {{ part: string, tests: number, seconds: number }[]}
 */
export function byPart(times) {
  const parts = [...new Set(times.map(({ part }) => part))].map((part) => {
    const own = times.filter((it) => it.part === part);
    return { part, tests: own.length, seconds: own.reduce((sum, { seconds }) => sum + seconds, 0) };
  });
  return parts.sort((a, b) => b.seconds - a.seconds);
}

/**
 * @param {readonly Timed[]} times
 * @param {number} most
 * @returns {Timed[]}
 */
export function slowest(times, most) {
  return [...times].sort((a, b) => b.seconds - a.seconds).slice(0, most);
}
