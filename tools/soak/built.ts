import { build, type Plugin } from 'vite';

/** The game as it ships, in a folder of its own: `dist` belongs to whoever builds there. */
export async function builtGame(outDir: string, plugins: Plugin[] = []): Promise<string> {
  await build({ logLevel: 'error', plugins, build: { outDir, emptyOutDir: true } });
  return outDir;
}
