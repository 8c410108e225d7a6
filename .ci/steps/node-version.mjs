/** Stops at once, with a clear message, if Strapi and Gatsby do not both run on this Node. */
export function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || major === 22 || major === 24;
  if (fits) return;
  throw new Error(
    `This needs Node 20 (20.19 or later), 22 or 24; here is Node ${process.versions.node}. Try: nvm install 20`,
  );
}
