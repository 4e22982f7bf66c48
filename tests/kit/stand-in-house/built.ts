import { build, type Rollup } from 'vite';

/** The page and its thread, by file name: built when a test asks, so that nothing of an unlisted game ships. */
export async function builtHouse(): Promise<Map<string, string | Uint8Array>> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    base: './',
    publicDir: false,
    worker: { format: 'es' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rollupOptions: {
        input: { page: 'tests/kit/stand-in-house/page.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
        external: [/^\/assets\//],
      },
    },
  })) as Rollup.RollupOutput;
  return new Map(output.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}
