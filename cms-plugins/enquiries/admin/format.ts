import { counted } from '@lanternway/desk/format/counted';

/** In a zone's local time: 'Tuesday, 1 December 2026 at 17:00'. */
export function timeInZone(iso: string, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  }).format(new Date(iso));
}

export function formatSize(bytes: number): string {
  if (bytes < 1024) return counted(bytes, 'byte', 'bytes');
  if (bytes < 1024 * 1024) return `${String(Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
