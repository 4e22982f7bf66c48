import { ICON_AUTHORS, type IconName } from './icons.ts';

const FACES = [
  ['Anton', 'The Anton Project Authors'],
  ['Barlow Semi Condensed', 'The Barlow Project Authors'],
  ['Creepster', 'Font Diner'],
  ['Limelight', 'Sorkin Type Co'],
  ['Special Elite', 'Astigmatic'],
] as const;

const title = (name: IconName): string => name.replaceAll('-', ' ');

/** The credits, from what the pictures really asked for. */
export function creditsText(icons: readonly IconName[]): string {
  const rows = icons.map(
    (name) =>
      `| ${title(name)} | ${ICON_AUTHORS[name]} | CC BY 3.0 | https://game-icons.net/1x1/${ICON_AUTHORS[name].toLowerCase()}/${name}.html |`,
  );
  return `# Credits

This file is written by \`npm run assets\` from what the pictures use.

Last Reel is an unofficial adaptation. Its pictures, sounds and words are its own, but for the following.

## Icons

Silhouettes from game-icons.net, under the Creative Commons Attribution 3.0 licence
(https://creativecommons.org/licenses/by/3.0/). They were recoloured, scaled, cut and composed into larger pictures.

| icon | made by | licence | source |
|---|---|---|---|
${rows.join('\n')}

## Type

Under the SIL Open Font License 1.1 (https://openfontlicense.org), cut down to the letters in use; Special Elite under
the Apache License 2.0 (https://www.apache.org/licenses/LICENSE-2.0).

| face | by |
|---|---|
${FACES.map(([face, by]) => `| ${face} | ${by} |`).join('\n')}
`;
}
