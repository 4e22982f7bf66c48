import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { OFFLINE } from './src/text/offline.ts';
import { TITLE } from './src/text/title.ts';
import { phaserCut } from './tools/phaser-cut.ts';
import { preloadHouse } from './tools/preload-house.ts';

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

const icon = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `assets/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
const screen = (file: keyof typeof OFFLINE.screens) => ({
  src: `assets/screens/${file}.webp`,
  sizes: '1280x720',
  type: 'image/webp',
  form_factor: 'wide' as const,
  label: OFFLINE.screens[file],
});

/** Installing and offline play. The page registers the worker itself (src/house/offline.ts): when it is idle, and asking first. */
const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  manifestFilename: 'last-reel.webmanifest',
  manifest: {
    name: TITLE.name,
    short_name: TITLE.name,
    description: TITLE.description,
    lang: 'en',
    start_url: './',
    scope: './',
    display: 'standalone',
    orientation: 'landscape',
    theme_color: '#0b0e14',
    background_color: '#0b0e14',
    categories: ['games', 'entertainment'],
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('maskable-512', 512, 'maskable')],
    screenshots: [screen('marquee'), screen('board'), screen('odds')],
  },
  workbox: {
    globPatterns: ['**/*.{html,js,css,woff2,webp,webm,mp3,json,svg}'], // both encodings of the sound: who needs which is known only there
    globIgnores: ['assets/screens/**'], // for shop windows
    maximumFileSizeToCacheInBytes: 4_000_000,
    // Only what was built has its hash in its name; pictures and sounds keep theirs, and are told apart by content.
    dontCacheBustURLsMatching: /^assets\/[^/]+-[\w-]{8}\.\w+$/,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    clientsClaim: true, // the first visit can already lose the network
    cleanupOutdatedCaches: true,
  },
});

export default defineConfig({
  base: './', // any folder of any host
  plugins: [phaserCut(import.meta.dirname), wordsForPage, preloadHouse(), policyForDev, offline],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the policy allows no data: URLs
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The rules are pure: whoever takes one sum from their door need not bring the rest along.
      treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/]rules[\\/]/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            // Phaser is most of the download and changes least: alone in its file it stays cached from version to version.
            { name: 'phaser', test: /node_modules[\\/]phaser/, priority: 7 },
            // What every language needs must not lie in the house, which is to be opened after the language is known.
            {
              name: 'words',
              test: /src[\\/](text[\\/](card-ids|languages?|moments|numerals|parts|prints|showing|told)|(app|storage)[\\/]language)\.ts$|preload-helper/,
              priority: 6,
            },
            // A request costs more than a few kilobytes: house, rules, the way to a movie and the table are a file each, with whatever
            // they need. The title needs a checksum of the rules and no more of them.
            { name: 'checksum', test: /[\\/]rules[\\/]kernel[\\/]hash/, priority: 5 },
            { name: 'rules', test: /[\\/]src[\\/]rules[\\/]|seedrandom/, priority: 4 },
            { name: 'house', test: /[\\/]house[\\/]house\.ts$/, priority: 3 },
            { name: 'stage', test: /[\\/]house[\\/]screens[\\/](stage|feature)\.ts$/, priority: 2 },
            { name: 'board', test: /[\\/]scenes[\\/]board\.ts$/, priority: 1 },
          ],
        },
      },
    },
  },
});
