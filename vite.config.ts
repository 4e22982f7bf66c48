import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { PAGE } from './src/text/rooms/page.ts';
import { TITLE } from './src/text/rooms/title.ts';
import { headersFor, hostHeaders } from './tools/headers.ts';
import { hushed } from './tools/hushed.ts';
import { keptGames } from './tools/kept-games.ts';
import { cutOf, LATER_GAMES } from './tools/later-games.ts';
import { phaserCut } from './tools/phaser-cut.ts';
import { preloadHouse } from './tools/preload-house.ts';
import { rehearsal } from './tools/rehearsal.ts';
import { withoutUnlisted } from './tools/unlisted-games.ts';

/** The page's few words come from the text room, like all others. */
const wordsForPage: Plugin = {
  name: 'words-for-page',
  transformIndexHtml: (html) =>
    html.replace(/\{\{(name|description|noScript|noHouse)\}\}/g, (_, key: keyof typeof WORDS) => WORDS[key]),
};
const WORDS = { name: TITLE.name, description: PAGE.description, noScript: PAGE.noScript, noHouse: PAGE.noHouse };

const HTML = readFileSync(new URL('./index.html', import.meta.url), 'utf8');

/** The dev server injects styles inline, talks over a socket and writes markup; the policy in index.html, meant for players, forbids all three. */
const policyForDev: Plugin = {
  name: 'policy-for-dev',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html
      .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
      .replace("connect-src 'self'", "connect-src 'self' ws:")
      .replace(/; trusted-types.*?'script'/, ''),
};

const icon = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `assets/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
const screen = (file: keyof typeof PAGE.screens) => ({
  src: `assets/screens/${file}.webp`,
  sizes: '1280x720',
  type: 'image/webp',
  form_factor: 'wide' as const,
  label: PAGE.screens[file],
});

/** Installing and offline play. The page registers the worker itself (src/shell/offline.ts): when it is idle, and asking first. */
const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  manifestFilename: 'last-reel.webmanifest',
  manifest: {
    name: TITLE.name,
    short_name: TITLE.name,
    description: PAGE.description,
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
    globIgnores: [
      'assets/screens/**', // for shop windows
      ...LATER_GAMES.flatMap((game) => [
        `assets/${game}-*`,
        `assets/audio/${game}/**`,
        `assets/art/${game}/!(poster@*)`,
      ]),
    ],
    maximumFileSizeToCacheInBytes: 4_000_000,
    // Only what was built has its hash in its name; pictures and sounds keep theirs, and are told apart by content.
    dontCacheBustURLsMatching: /^assets\/[^/]+-[\w-]{8}\.\w+$/,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    clientsClaim: true, // the first visit can already lose the network
    cleanupOutdatedCaches: true,
    // Whatever the address asks for, it asks the one page there is: an address below it leads there as well, where its files would not
    // be found.
    ignoreURLParametersMatching: [/./],
    navigateFallback: null,
    runtimeCaching: [
      {
        urlPattern: ({ request }) => request.mode === 'navigate',
        handler: ({ request }) => fetch(request).catch(() => Response.redirect('./')),
      },
    ],
  },
});

export default defineConfig({
  base: './', // any folder of any host
  plugins: [
    phaserCut(import.meta.dirname),
    wordsForPage,
    rehearsal,
    preloadHouse(),
    policyForDev,
    hostHeaders(HTML),
    hushed,
    withoutUnlisted,
    offline,
    keptGames,
  ],
  preview: { headers: headersFor(HTML) },
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
            { name: 'phaser', test: /node_modules[\\/]phaser/, priority: 17 },
            // What every language needs must not lie in the house, which is to be opened after the language is known.
            {
              name: 'words',
              test: /src[\\/](text[\\/](cards[\\/](card-ids|prints)|play[\\/](moments|parts|told)|languages?|numerals|words-by-deck)|(app|storage)[\\/]language)\.ts$|preload-helper/,
              priority: 16,
            },
            // A request costs more than a few kilobytes: house, rules, the way to a movie and the table are a file each, with whatever
            // they need. The title needs a checksum of the rules and no more of them.
            { name: 'checksum', test: /[\\/]rules[\\/]kernel[\\/]hash/, priority: 15 },
            // Threads of later games are started from files that import the rules, and what all computer players share: no page may lie with these.
            {
              name: 'rules',
              test: /[\\/]src[\\/](rules[\\/](kernel|shuffling-horror|index)|director-ai[\\/][^\\/]+$)|seedrandom/,
              priority: 14,
            },
            { name: 'house', test: /[\\/]shell[\\/]shell\.ts$/, priority: 13 },
            {
              name: 'stage',
              test: /shuffling-horror[\\/](shell[\\/]screens[\\/](stage|feature)|app[\\/]ports[\\/]threat)\.ts$/,
              priority: 12,
            },
            // Cards are painted in rooms without a drawn table as well.
            { name: 'print', test: /[\\/]src[\\/]art[\\/]/, priority: 12 },
            { name: 'board', test: /[\\/]scenes[\\/]shuffling-horror[\\/]board\.ts$/, priority: 11 },
            // The house's own words in another language are nobody else's.
            { name: 'es', test: /[\\/]src[\\/]text[\\/]es[\\/]/, priority: 10 },
            // What several games need lies with none of them: of another game nothing is fetched.
            {
              name: 'shared',
              test: /[\\/]src[\\/](app|art|audio|shell|storage|text|ui)[\\/]/,
              minShareCount: 2,
              entriesAware: true,
              priority: 5,
            },
            // Last, so that nothing that the house needs lies with a later game.
            ...LATER_GAMES.flatMap(cutOf),
          ],
        },
      },
    },
  },
});
