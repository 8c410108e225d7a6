/** An address on another site must be https: other schemes alarm browsers or run code. */
export function isHttpsUrl(value: string): boolean {
  if (/\s/.test(value)) return false;
  try {
    const url = new URL(value);
    return url.protocol === 'https:' && url.hostname.includes('.') && url.username === '';
  } catch {
    return false;
  }
}

/** A path of this site. Two slashes, or a backslash, would lead browsers to another site. */
export function isSitePath(value: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(value);
}

/** A place on the same page, such as '#form'. The checks of a build say if it is not there. */
export const isPlaceOnPage = (value: string): boolean => /^#[a-z0-9-]+$/.test(value);

/** Where a link may lead: into this site or to https elsewhere. */
export function isLinkTarget(value: string): boolean {
  return isSitePath(value) || isHttpsUrl(value);
}

/** A link in running text may also write to someone, call someone, or point within the page. */
export function isTextLinkTarget(value: string): boolean {
  return isLinkTarget(value) || /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+|#[^\s]+)$/.test(value);
}
