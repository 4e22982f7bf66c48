import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const houses: string[] = [];
afterAll(() => {
  for (const house of houses) rmSync(house, { recursive: true });
});

/** A little house with the given files, to see what the guards say of it. It is gone when the test file is done. */
export function plant(files: Record<string, string>): string {
  const house = mkdtempSync(path.join(tmpdir(), 'planted-house-'));
  houses.push(house);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(house, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return house;
}
