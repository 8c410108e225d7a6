/** What the application hands over. */
export interface AccountsConfig {
  /** Limits per network address are multiplied by this. */
  limitScale: number;
}

export const config = {
  default: { limitScale: 1 } satisfies AccountsConfig,
  validator({ limitScale }: AccountsConfig) {
    if (typeof limitScale !== 'number' || !(limitScale >= 1)) {
      throw new Error('limitScale must be a number of at least 1.');
    }
  },
};
