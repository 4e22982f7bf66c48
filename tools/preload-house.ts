import type { Plugin } from 'vite';

const isLanguage = (ids: readonly string[]): boolean => ids.some((id) => id.includes('/src/text/es/'));

/** The house is imported once its language is known. It is the same in all of them, so the page asks for it at once. */
export const preloadHouse = (): Plugin => ({
  name: 'preload-house',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      if (bundle === undefined) return []; // the dev server
      const house = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/src/shell/shell.ts')),
      );
      if (house?.type !== 'chunk') throw new Error('The house was not built into a file of its own.');
      const early = Object.values(bundle).find(
        (file) =>
          file.type === 'chunk' &&
          (file.isEntry || isLanguage(file.moduleIds)) &&
          file.imports.includes(house.fileName),
      );
      if (early)
        throw new Error(
          `${early.fileName} opens the house before its language is known: see the groups in vite.config.ts.`,
        );
      const files = [house.fileName, ...house.imports];
      const styles = [...(house.viteMetadata?.importedCss ?? [])];
      return [
        ...files.map((href) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${href}` },
        })),
        ...styles.map((href) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'stylesheet', crossorigin: true, href: `./${href}` },
        })),
      ];
    },
  },
});
