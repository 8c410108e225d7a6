/**
 * Registers what answers with our own words when a page is opened or reloaded without network. Without it, the browser's
 * error replaces the page. A browser that knows no such workers, or keeps none, goes on without.
 */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  const name = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
  void navigator.serviceWorker
    .register(`/offline-worker.js?name=${encodeURIComponent(name)}`)
    .catch(() => undefined);
}
