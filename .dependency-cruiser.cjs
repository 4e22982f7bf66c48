/**
 * The borders between the rooms (docs/ARCHITECTURE.md). Each room lists what it may import; everything else is forbidden,
 * npm packages and Node's own modules included. Run by tools/borders, twice: over every import, and, with BORDERS=values,
 * over those that still exist when types are erased.
 */
const RULES_DOOR = '^src/rules/[a-z-]+/index\\.ts$';
/** What any game's rules give, for code that is handed one. */
const KERNEL_PORT = '^src/rules/kernel/(game|replies|hash)\\.ts$';
const APP_PORTS = '^src/app/ports/';
/** Of a game's own app, what its screens and its board know. */
const GAME_PORTS = '^src/games/[a-z-]+/app/ports/';
const UNRESOLVED = '^\\.{1,2}/'; // has a rule of its own
/** Games live in folders of their own: one in each of the three rooms that all games share, and one for all that is else of them. */
const GAME_FOLDER =
  '^src/(?:rules|director-ai|scenes|games)/(shuffling-horror|stand-in|geiger-man|hum-below|poverty-row)/';
const SAME_GAME = '^src/(?:rules|director-ai|scenes|games)/$1/';
const npm = (name) => `^node_modules/${name}/`;

/** A room of the house; `path` where it is not a folder of src by that name. */
const room = (name, comment, ...mayImport) => roomAt(name, `^src/${name}/`, comment, ...mayImport);
const roomAt = (name, path, comment, ...mayImport) => ({
  name: `${name}-room`,
  severity: 'error',
  comment,
  from: { path },
  to: { pathNot: [path, UNRESOLVED, ...mayImport] },
});
/** The same part of every game. */
const partOfGames = (part, comment, ...mayImport) =>
  roomAt(`a-games-${part}`, `^src/games/[a-z-]+/${part}/`, comment, ...mayImport);
const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const everyImport = [
  room(
    'rules',
    'The rules are pure and deterministic: they run the same in a page, a worker, Node and a test, so they know none of them.',
    npm('(@types/)?seedrandom'),
  ),
  forbid(
    'kernel-knows-no-game',
    'Another game will live beside this one on the same kernel, so no noun of this game may leak into it.',
    { path: '^src/rules/kernel/' },
    { path: '^src/rules/', pathNot: '^src/rules/kernel/' },
  ),
  forbid(
    'no-game-imports-another',
    'Each game must be deletable, and fetched by nobody who plays another.',
    { path: GAME_FOLDER },
    { path: GAME_FOLDER, pathNot: SAME_GAME },
  ),
  forbid(
    'shared-code-imports-no-game',
    'What every game shares is handed a game; if it fetched one, everybody would fetch it.',
    {
      path: '^src/(app|ui|storage|shell)/|^src/(rules|director-ai|scenes)/[^/]+\\.ts$',
      pathNot: '^src/rules/index\\.ts$',
    },
    { path: GAME_FOLDER },
  ),
  forbid(
    'words-pictures-and-sounds-know-the-first-game-alone',
    'Those of the first game still lie in the rooms that it once had to itself; all others bring their own.',
    { path: '^src/(text|art|audio)/|^src/scenes/(stage|paint|effects)/' },
    { path: GAME_FOLDER, pathNot: '^src/(rules|games)/shuffling-horror/' },
  ),
  forbid(
    'the-board-kit-knows-no-game',
    'Stage, paint and effects carry every drawn game; a game hands them its layout, pictures and numbers.',
    { path: '^src/scenes/(stage|paint|effects)/|^src/scenes/box\\.ts$' },
    { path: '^src/scenes/(shuffling-horror|stand-in|geiger-man|hum-below|poverty-row)/' },
  ),
  forbid(
    'one-source-of-chance',
    'A movie must replay from its seed: chance enters through kernel/rng.ts alone.',
    { pathNot: '^src/rules/kernel/rng\\.ts$' },
    { path: npm('seedrandom') },
  ),
  room(
    'director-ai',
    'The computer players see what a person sees: the face of the rules, never their insides, the screen or the saves.',
    RULES_DOOR,
  ),
  room(
    'app',
    'The stage manager must run without a screen, so that whole sessions can be tested in Node.',
    KERNEL_PORT,
    '^src/(storage|text)/',
  ),
  partOfGames(
    'app',
    'The stage manager of a game must run without a screen, too.',
    RULES_DOOR,
    KERNEL_PORT,
    '^src/games/[a-z-]+/(kept|text/.+)\\.ts$',
    '^src/(app|storage|text|director-ai)/',
  ),
  room(
    'scenes',
    'Scenes draw views and play cues; what happens in the game is decided elsewhere.',
    npm('phaser'),
    '^src/(art|text)/',
    APP_PORTS,
    GAME_PORTS,
    '^src/games/[a-z-]+/(text|layout)/',
    RULES_DOOR,
  ),
  room(
    'ui',
    'The DOM over the canvas must paint before Phaser arrives and work without it.',
    npm('preact'),
    '^src/text/',
    '^src/art/(text-fit|type)\\.ts$', // letters on a poster are fitted as on its print
    APP_PORTS,
  ),
  partOfGames(
    'ui',
    'The page of a game takes from the house what all pages share, and from its own app what it is to show.',
    npm('preact'),
    '^src/(text|ui)/',
    '^src/games/[a-z-]+/(text/|art\\.ts$)',
    APP_PORTS,
    GAME_PORTS,
    RULES_DOOR,
  ),
  room('audio', 'Sound follows cues; it never asks the rules what happened.', npm('howler'), APP_PORTS, GAME_PORTS),
  room(
    'storage',
    'Saves hold plain data; whether a save makes sense is found out by replaying it, which is the job of app.',
    npm('localforage'),
    '^src/rules/kernel/hash\\.ts$',
  ),
  forbid(
    'one-list-of-games',
    'Deleting a game is deleting its folders and its line in src/games/index.ts: nobody else knows its name.',
    { path: '^src/(app|ui|storage|shell|main)' },
    { path: '^src/games/', pathNot: '^src/games/index\\.ts$' },
  ),
  forbid(
    'the-list-of-games-is-the-shells',
    'Only what joins the rooms together may ask which games there are.',
    { path: '^src/', pathNot: '^src/(shell|games)/' },
    { path: '^src/games/index\\.ts$' },
  ),
  room('text', 'Words are the last thing a translator should need a program for.', RULES_DOOR),
  room(
    'art',
    'Palette, type and the composition of cards are shared by the page and the asset tools, so they need neither.',
    '^src/text/',
    RULES_DOOR,
  ),
  forbid(
    'nobody-imports-main',
    'main.ts opens the house: whoever imported it would open it again.',
    {},
    { path: '^src/main\\.ts$' },
  ),
  forbid(
    'game-ships-alone',
    'What ships may not lean on what only builds or tests it.',
    { path: '^src/' },
    { path: '^(tools|assets-src|tests)/' },
  ),
  forbid(
    'headless-stays-headless',
    'Tools and Node tests run with no screen: what they would need from one belongs in another room.',
    { path: '^(tools|assets-src|tests)/', pathNot: '^(tests/(browser|scenes)|tools/board-harness)/' },
    { path: ['^src/(scenes|ui|games/[a-z-]+/ui)/', npm('phaser')] },
  ),
  forbid(
    'nobody-imports-the-house',
    'What joins the rooms together knows them all; whoever imported it would know them, too.',
    { path: '^src/', pathNot: '^src/(main\\.ts$|shell/|games/index\\.ts$|games/[a-z-]+/(shell/|door\\.ts$))' },
    { path: '^src/(main\\.ts$|shell/|games/[a-z-]+/(shell/|door\\.ts$))' },
  ),
  forbid(
    'no-cycles',
    'A file must be readable, testable and loadable before the ones that use it.',
    {},
    { circular: true },
  ),
  forbid(
    'no-dangling-imports',
    'An import that resolves to nothing is a border that cannot be checked.',
    {},
    {
      couldNotResolve: true,
    },
  ),
];

const valuesOnly = [
  forbid(
    'screens-take-types-only',
    'Screens and words are handed views; calling the rules from there would make a second place where the game happens.',
    { path: '^src/(scenes|ui|text|art|audio|games/[a-z-]+/(ui|text))/' },
    { path: '^src/rules/' },
  ),
  forbid(
    'app-talks-to-the-worker-by-message',
    'Computer players run in a worker; of them the app may know the types of the messages alone.',
    { path: '^src/(app|games/[a-z-]+/app)/' },
    { path: '^src/director-ai/' },
  ),
  forbid(
    'a-language-stands-alone',
    'The doors of the text room are built in the language that is spoken; a language that walked through one would be built in another.',
    { path: '^src/text/(en|es)/' },
    {
      path: '^src/text/',
      pathNot:
        '^src/text/($1/|(cards/card-ids|cards/prints|play/moments|play/parts|play/told|numerals|words-by-deck)\\.ts$)',
    },
  ),
  forbid(
    'a-language-of-a-game-stands-alone',
    'The same for the words of a later game: a language takes from its own folder, there and in the text room, and from what is no language.',
    { path: '^src/games/[a-z-]+/text/(en|es)/' },
    {
      path: '^src/(text|games)/',
      pathNot: ['^src/games/[a-z-]+/text/($1|shapes)/', '^src/text/($1/|(cards/card-ids|play/parts|numerals)\\.ts$)'],
    },
  ),
  forbid(
    'words-through-the-door',
    'Whoever takes words from one language will not hear the others.',
    { path: '^src/', pathNot: '^src/(text/|games/[a-z-]+/text/(en|es)/|main\\.ts$)' },
    { path: '^src/text/(en|es)/' },
  ),
];

module.exports = {
  forbidden: process.env.BORDERS === 'values' ? valuesOnly : everyImport,
  options: {
    parser: 'swc', // TypeScript 7 has no compiler API: with the default parser nothing is read and everything passes
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg)$' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
