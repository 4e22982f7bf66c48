import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeHash } from '../code-hash.ts';
import { decidingFor } from './cells.ts';

const FILE = join('docs', 'games', 'geiger-man', 'BALANCE.md');

/** A line of a report: shown as soon as it is known, and kept to be written down. */
export interface Report {
  line(text: string): void;
  /** Puts all of it between the marks of its section; what stands elsewhere is nobody's but a writer's. */
  write(section: string, command: string): void;
}

export function report(): Report {
  const lines: string[] = [];
  return {
    line(text) {
      lines.push(text);
      console.log(text);
    },
    write(section, command) {
      const [begin, end] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
      const text = readFileSync(FILE, 'utf8');
      const [at, till] = [text.indexOf(begin), text.indexOf(end)];
      if (at < 0 || till < at) throw new Error(`${FILE} has no section ${section}`);
      const how = `\`npm run lab -- ${command}\`, play \`${codeHash(decidingFor({}))}\`:`;
      writeFileSync(FILE, `${text.slice(0, at)}${begin}\n${how}\n\n${lines.join('\n')}\n${text.slice(till)}`);
    },
  };
}
