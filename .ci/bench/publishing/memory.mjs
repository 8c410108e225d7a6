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
