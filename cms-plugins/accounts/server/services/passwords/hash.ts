/** The least that OWASP asks of argon2id, the library's usual algorithm: memory in KiB, and passes over it. */
export const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const { memoryCost, timeCost, parallelism } = argon2id;

/** How every hash of ours begins. */
const ours = `$argon2id$v=19$m=${String(memoryCost)},t=${String(timeCost)},p=${String(parallelism)}$`;

/** The hash of a password that nobody knows. Comparing with it costs as much as with any other. */
export const nobodys = `${ours}rN+GKcks0KgJA/Yhi+NW5A$JktSwWRxRNlDVKMNHzRQZDAUVeSsRqbdbxlkDpf2ydg`;

/** Strapi's own hash: the user was written into the database without this plugin, or by an earlier version. */
export const isBcrypt = (hash: string): boolean => /^\$2[aby]\$/.test(hash);

/** Whether a hash should be made again at the next login, when its password is known. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(ours);
