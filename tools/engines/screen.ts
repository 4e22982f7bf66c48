import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { PAGE } from './engine.ts';

export interface Screen {
  /** As in the variable DISPLAY. */
  display: string;
  close(): void;
}

/** A screen that nobody looks at, for browsers that want one. */
export async function openScreen(): Promise<Screen> {
  const size = `${PAGE.width + 320}x${PAGE.height + 280}x24`;
  const child = started('Xvfb', ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await said(child, /(\d+)\n/);
  return { display: `:${number}`, close: () => child.kill() };
}

/** A program that does not outlive this one. */
export function started(program: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, options);
  process.once('exit', () => child.kill());
  return child;
}

/** Rejects when the program cannot be started, or ends. */
export const gone = (child: ChildProcess): Promise<never> =>
  new Promise((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}`)));
  });

/** The first thing of the kind that a program says, on either of its outputs. */
export function said(child: ChildProcess, what: RegExp): Promise<string> {
  const heard = new Promise<string>((resolve) => {
    let words = '';
    const listen = (chunk: Buffer) => {
      words += chunk;
      const found = what.exec(words)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
  });
  return Promise.race([heard, gone(child)]);
}
