import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** @param {string} file */
function readOr(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has just ended, or belongs to another user.
    return '';
  }
}

/** Memory in bytes of the processes that work in a folder; 0 if the system does not tell. @param {string} place */
export function memoryOf(place) {
  const sizes = { siteBuilder: 0, previewRenderer: 0 };
  if (!existsSync('/proc')) return sizes;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const name = /\/(site-builder|preview-renderer)\/main\.js/.exec(readOr(`/proc/${pid}/cmdline`))?.[1];
    if (name === undefined || !readOr(`/proc/${pid}/environ`).includes(place)) continue;
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(readOr(`/proc/${pid}/status`))?.[1] ?? 0);
    sizes[name === 'site-builder' ? 'siteBuilder' : 'previewRenderer'] += kilobytes * 1024;
  }
  return sizes;
}

const ticksInSecond = 100;

/**
 * Processor time in milliseconds that all processes of a product have taken so far, with that of their children that have
 * ended; 0 if the system does not tell. On a machine that others use it says more than the clock.
 * @param {string} place
 */
export function processorOf(place) {
  if (!existsSync('/proc')) return 0;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ours = pids.filter((pid) => readOr(`/proc/${pid}/environ`).includes(place));
  const ticks = ours.map((pid) => {
    // The name, in brackets, may have spaces in it.
    const fields = readOr(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  });
  return (ticks.reduce((sum, of) => sum + of, 0) * 1000) / ticksInSecond;
}
