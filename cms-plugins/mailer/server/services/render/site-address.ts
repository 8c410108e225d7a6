/** What acts, or answers programs: a scanner of mails opens every link, and may open nothing of these. */
const calls = /^\/(?:api|_\w+|enquiries|payments|classes|mailer|publisher)(?:\/|$)/;

/** Names under which something that lets its reader in could stand where servers write it down. */
const tellsSecrets = /[?&](?:t|token|code|key|pass|password)=/;

/**
 * The address of a page of our site, which a mail of any kind may lead to. Throws where it leads anywhere else, to a call, or
 * carries what lets its reader in before the '#': only what stands behind it is sent to no server.
 */
export function siteAddress(publicUrl: string, path: string): string {
  const address = new URL(path, publicUrl);
  const isOurs = path.startsWith('/') && address.origin === new URL(publicUrl).origin;
  if (!isOurs || calls.test(address.pathname) || tellsSecrets.test(address.search)) {
    throw new Error('A button of a mail leads to a page of the site.');
  }
  return address.href;
}
