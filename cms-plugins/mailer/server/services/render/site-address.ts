/** The address of a path of our site. Throws where it leads anywhere else. */
export function siteAddress(publicUrl: string, path: string): string {
  const address = new URL(path, publicUrl);
  if (!path.startsWith('/') || address.origin !== new URL(publicUrl).origin) {
    throw new Error('A button of a mail leads to a path of the site.');
  }
  return address.href;
}
