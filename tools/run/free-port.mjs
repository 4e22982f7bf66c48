import { createServer } from 'node:net';

/**
 * A port that is free now: two games, or two test runs, can be up side by side.
 * @param {number} [preferred]  taken if nobody else has it
 * @returns {Promise<number>}
 */
export async function freePort(preferred = 0) {
  return probe(preferred).catch(() => probe(0));
}

/**
 * @param {number} wanted  0: any
 * @returns {Promise<number>}
 */
function probe(wanted) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      const port = address && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
