import { createSecretKey } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/**
 * Makes a key of each secret once. With a text, the library that signs tokens first tries to read it as a private key,
 * for every token: after the password's hash, that is the slowest part of a login.
 */
export function prepareSigningKeys({ sessionManager }: Core.Strapi): void {
  const define = sessionManager.defineOrigin;
  sessionManager.defineOrigin = (origin, config) => {
    const { jwtSecret } = config;
    const key = typeof jwtSecret === 'string' ? createSecretKey(jwtSecret, 'utf8') : jwtSecret;
    // Typed as a text, but passed on unchanged to the library, which accepts both.
    define(origin, { ...config, jwtSecret: key as unknown as string });
  };
}
