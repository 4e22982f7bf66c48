import { build, type Rollup } from 'vite';

/** The toy's page and its thread, by file name: built when a test asks, so that nothing of it ships. */
export async function builtToy(): Promise<Map<string, string>> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rollupOptions: {
        input: { page: 'tests/kit/toy/page.ts', worker: 'tests/kit/toy/worker.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })) as Rollup.RollupOutput;
  return new Map(output.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])));
}
