/**
 * Why the product does not run on a version of Node; null if it does. Newer versions end at the first start: the SQLite
 * package that Strapi 5.54 takes (better-sqlite3 12) breaks in them, and its next version does not run on Node 20.
 * @param {string} version such as '20.19.0'
 */
export function refusalOf(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if ((major === 20 && minor >= 19) || major === 22) return null;
  const why = major > 22 ? ' Its SQLite package does not run on newer versions yet.' : '';
  return `This needs Node 20 (20.19 or later) or 22; here is Node ${version}.${why} Try: nvm install 22`;
}

/** Stops at once, with a clear message, if the product does not run on this Node. */
export function checkNodeVersion() {
  const refusal = refusalOf(process.versions.node);
  if (refusal !== null) throw new Error(refusal);
}
