import { createSecretKey } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/**
 * Makes a key of each secret once. Given a text, the library that signs tokens first tries to read it as a private key,
 * at every token: that is the slowest part of a login but for the password's hash.
 */
export function prepareSigningKeys({ sessionManager }: Core.Strapi): void {
  const define = sessionManager.defineOrigin;
  sessionManager.defineOrigin = (origin, config) => {
    const { jwtSecret } = config;
    const key = typeof jwtSecret === 'string' ? createSecretKey(jwtSecret, 'utf8') : jwtSecret;
    // Typed as a text, but handed as it is to the library, which takes either.
    define(origin, { ...config, jwtSecret: key as unknown as string });
  };
}
