/** Strapi ends the title of every screen with its own name; the browser's tab should name what staff work on. */
export function brandTitle(title: string): string {
  return title === 'Strapi Admin' ? 'Lanternway' : title.replace(/\| Strapi$/, '| Lanternway');
}

/** Gives the browser's tab our mark and name, on every screen of the admin. */
export function brandTabs(mark: string): void {
  const icon = document.createElement('link');
  icon.rel = 'icon';
  icon.type = 'image/svg+xml';
  icon.href = mark;
  document.head.append(icon);

  const rename = () => {
    const title = brandTitle(document.title);
    if (title !== document.title) document.title = title;
  };
  new MutationObserver(rename).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  rename();
}
