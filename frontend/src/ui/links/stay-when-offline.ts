import { isOffline, watchReconnection } from '../connection';
import { raiseToast, type Toast } from '../toast/toasts';

/** Two lines on a phone, so that it fits into the row of the header. */
const offline: Toast = {
  tone: 'bad',
  text: 'You are offline. Nothing is lost: try again once you are connected.',
};

const connected: Toast = { tone: 'good', text: 'You are connected again.' };

/** A link that would replace the present page by another page of this site. */
function leadsToAnotherPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return false;
  if (link.target !== '' || link.hasAttribute('download') || link.origin !== window.location.origin)
    return false;
  const { pathname, search } = window.location;
  return link.pathname !== pathname || link.search !== search;
}

/**
 * Without a network, a link would lead to the browser's own error, and the present page would be gone. So it stays, and
 * says why.
 * @returns what ends it
 */
export function stayWhenOffline(): () => void {
  let hasSaid = false;
  const stay = (event: MouseEvent) => {
    if (!isOffline() || !leadsToAnotherPage(event)) return;
    event.preventDefault();
    event.stopPropagation();
    hasSaid = true;
    raiseToast(offline);
  };
  const unwatch = watchReconnection(() => {
    if (hasSaid) raiseToast(connected);
    hasSaid = false;
  });
  // Before the links' own listeners.
  document.addEventListener('click', stay, true);
  return () => {
    document.removeEventListener('click', stay, true);
    unwatch();
  };
}
