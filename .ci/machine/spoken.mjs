import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startChild } from './children.mjs';

/**
 * Starts a program that keeps running, and prints its output with its name in front.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {import('./children.mjs').How} how
 * @returns {Promise<never>} fails when the program ends
 */
export async function speak(name, command, args, how) {
  const child = startChild(command, args, { ...how, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const source of [child.stdout, child.stderr]) {
    if (source)
      createInterface({ input: source }).on('line', (line) => console.log(`${name.padEnd(9)} | ${line}`));
  }
  const [code] = await once(child, 'close');
  throw new Error(`${name} has ended (code ${code}), so everything ends.`);
}
