/** Addresses that act, or answer programs. A mail scanner opens every link, so no link may lead to these. */
const calls = /^\/(?:api|_\w+|accounts|audit|classes|enquiries|insight|mailer|payments|publisher)(?:\/|$)/;

/** Query parameters that could give their reader access: servers write queries into their logs. */
const tellsSecrets = /[?&](?:t|token|code|key|pass|password)=/;

/**
 * The address of a page of our site, for a link in a mail. Throws if it leads anywhere else, or to a call, or if it carries
 * an access code before the '#': only what stands after the '#' is sent to no server.
 */
export function siteAddress(publicUrl: string, path: string): string {
  const address = new URL(path, publicUrl);
  const isOurs = path.startsWith('/') && address.origin === new URL(publicUrl).origin;
  if (!isOurs || calls.test(address.pathname) || tellsSecrets.test(address.search)) {
    throw new Error('A button of a mail leads to a page of the site.');
  }
  return address.href;
}
