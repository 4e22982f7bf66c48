// Serves the board by itself, on recorded movies: node tools/board-harness/serve.mjs [port]
// It watches nothing: what is looked at must not reload while others work next door.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const port = Number(process.argv[2] ?? 5199);
const server = await createServer({
  root,
  configFile: false,
  cacheDir: `${root}.cache/board-harness`,
  server: { hmr: false, watch: null, port, strictPort: true },
});
await server.listen();
console.log(`http://localhost:${port}/tools/board-harness/index.html?seats=3&at=40&offer`);
