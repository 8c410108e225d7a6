/** The one link that Strapi's login has besides its form. */
const forgotten = "a[href$='/auth/forgot-password']";

const className = 'parents-login';

/** Adds a way to the site's own login below the form, for parents who came here by mistake. */
export function addParentsLink(page: Document, host: string): void {
  const main = page.querySelector(forgotten)?.closest('main');
  if (!main || main.querySelector(`.${className}`)) return;
  const line = page.createElement('p');
  line.className = className;
  const link = page.createElement('a');
  link.href = '/login';
  link.textContent = `${host}/login`;
  line.append('Are you a parent? Log in at ', link);
  main.append(line);
}

/** Strapi has no place of its own for a link at the login, so this waits for the login to be drawn. */
export function linkParents(): void {
  const add = () => {
    addParentsLink(document, window.location.host);
  };
  new MutationObserver(add).observe(document.body, { childList: true, subtree: true });
  add();
}
