import type { Core } from '@strapi/strapi';

/** What the application hands over. */
export interface AccountsConfig {
  /** Limits per network address are multiplied by this. */
  limitScale: number;
  /** Those before the present JWT secret, which still count while it is replaced. */
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

/** What codes and devices are signed with: new ones with the first, and what any of them signed is good. */
export const secretsOf = ({ config: all }: Core.Strapi): readonly [string, ...string[]] => [
  all.get<string>('plugin::users-permissions.jwtSecret'),
  ...all.get<readonly string[]>('plugin::accounts.earlierSecrets', []),
];
