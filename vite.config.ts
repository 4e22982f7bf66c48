import { defineConfig, type Plugin } from 'vite';
import { TITLE } from './src/text/title.ts';

/** The page's few words come from the text room, like all others. */
const wordsForPage: Plugin = {
  name: 'words-for-page',
  transformIndexHtml: (html) =>
    html.replace(/\{\{(name|description|noScript)\}\}/g, (_, key: keyof PageWords) => TITLE[key]),
};
type PageWords = Pick<typeof TITLE, 'name' | 'description' | 'noScript'>;

/** The dev server injects styles inline and talks over a socket; the policy in index.html, meant for players, forbids both. */
const policyForDev: Plugin = {
  name: 'policy-for-dev',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html
      .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
      .replace("connect-src 'self'", "connect-src 'self' ws:"),
};

export default defineConfig({
  base: './', // any folder of any host
  plugins: [wordsForPage, policyForDev],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the policy allows no data: URLs
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Phaser is most of the download and changes least: alone in its file it stays cached from version to version.
        codeSplitting: { groups: [{ name: 'phaser', test: /node_modules[\\/]phaser/ }] },
      },
    },
  },
});
