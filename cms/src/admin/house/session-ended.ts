import { isAfterSession, loginAfter } from './session';

export const sessionEnded = 'Your session has ended. Log in to go on where you were; what you typed is kept.';

const className = 'session-ended';

/** Opens the login once Strapi has closed its forms, so that the browser does not ask about what they hold. */
export function openLogin(): void {
  const address = loginAfter(window.location);
  setTimeout(() => {
    window.location.replace(address);
  });
}

/** Says above the login's form why it appears. */
export function addReason(page: Document): void {
  const main = page.querySelector('main:has(input[type="password"])');
  if (!main || main.querySelector(`.${className}`)) return;
  const line = page.createElement('p');
  line.className = className;
  line.setAttribute('role', 'status');
  line.textContent = sessionEnded;
  main.prepend(line);
}

/** Strapi has no place of its own for a sentence at the login, so this waits for the login to be drawn. */
export function tellReason(): void {
  const add = () => {
    if (isAfterSession(window.location)) addReason(document);
  };
  new MutationObserver(add).observe(document.body, { childList: true, subtree: true });
  add();
}
