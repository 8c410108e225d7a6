import type { Core } from '@strapi/strapi';

/** What the application hands over. */
export interface AccountsConfig {
  /** Limits per network address are multiplied by this. */
  limitScale: number;
  /** The JWT secrets before the present one: what they signed stays valid while the secret is being replaced. */
  earlierSecrets: readonly string[];
}

export const config = {
  default: { limitScale: 1, earlierSecrets: [] } satisfies AccountsConfig,
  validator({ limitScale }: AccountsConfig) {
    if (typeof limitScale !== 'number' || !(limitScale >= 1)) {
      throw new Error('limitScale must be a number of at least 1.');
    }
  },
};

/** The secrets that sign codes and devices. The first signs new ones; a signature made with any of them is valid. */
export const secretsOf = ({ config: all }: Core.Strapi): readonly [string, ...string[]] => [
  all.get<string>('plugin::users-permissions.jwtSecret'),
  ...all.get<readonly string[]>('plugin::accounts.earlierSecrets', []),
];
