// Prints every import that crosses a border between rooms, with the reason why it must not.
import { existsSync } from 'node:fs';
import { cruise } from './cruise.mjs';

const folders = ['src', 'tools', 'assets-src', 'tests'].filter((folder) => existsSync(folder));
const { modules, breaches } = await cruise(process.cwd(), folders);

for (const { rule, from, to, reason } of breaches) console.log(`${rule}: ${from} → ${to}\n  ${reason}`);
console.log(`${modules} modules, ${breaches.length} breaches`);

// A parser that cannot read our files reports no breach either.
if (modules === 0) console.log('The cruiser read nothing: its parser is broken.');
process.exitCode = modules === 0 || breaches.length > 0 ? 1 : 0;
