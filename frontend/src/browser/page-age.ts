/** How long ago the page loaded, in ms; 0 while it is loading. Pages that were swapped in later do not count. */
export function msSinceLoad(): number {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load === undefined || load.loadEventEnd === 0) return 0;
  return Math.max(0, performance.now() - load.loadEventEnd);
}
