/** What OWASP asks of argon2id, the library's usual algorithm, at least: memory in KiB, and passes over it. */
export const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const { memoryCost, timeCost, parallelism } = argon2id;

/** How every hash of ours begins. */
const ours = `$argon2id$v=19$m=${String(memoryCost)},t=${String(timeCost)},p=${String(parallelism)}$`;

/** Of a password nobody knows, at the cost of all others. */
export const nobodys = `${ours}rN+GKcks0KgJA/Yhi+NW5A$JktSwWRxRNlDVKMNHzRQZDAUVeSsRqbdbxlkDpf2ydg`;

/** Strapi's own: of a user that was written into the database past the accounts, or by an earlier version. */
export const isBcrypt = (hash: string): boolean => /^\$2[aby]\$/.test(hash);

/** Whether a hash is to be made again as soon as its password is at hand. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(ours);
