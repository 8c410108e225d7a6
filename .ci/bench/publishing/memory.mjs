import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** @param {string} file */
function readOr(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Of a process that has just ended, or is somebody else's.
    return '';
  }
}

/** What the processes hold in memory whose work lies in a folder, in bytes; nothing where the system does not tell. @param {string} place */
export function memoryOf(place) {
  const sizes = { press: 0, darkroom: 0 };
  if (!existsSync('/proc')) return sizes;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const name = /\/(press|darkroom)\.js/.exec(readOr(`/proc/${pid}/cmdline`))?.[1];
    if (name === undefined || !readOr(`/proc/${pid}/environ`).includes(place)) continue;
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(readOr(`/proc/${pid}/status`))?.[1] ?? 0);
    sizes[name === 'press' ? 'press' : 'darkroom'] += kilobytes * 1024;
  }
  return sizes;
}
