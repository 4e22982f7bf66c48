import { build } from 'vite';

/** The game as it ships, in a folder of its own: `dist` belongs to whoever builds there. */
export async function builtGame(outDir: string): Promise<string> {
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
}
