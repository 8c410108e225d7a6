const kilobyte = 1024;

/** '214 KB' or '1.4 MB'; 0 only for an empty file. */
export function describeSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  if (bytes === 0) return '0 KB';
  return kilobytes < kilobyte ? `${kilobytes} KB` : `${(bytes / kilobyte ** 2).toFixed(1)} MB`;
}
