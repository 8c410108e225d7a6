/** What the pool asks of a worker, one at a time, and what the worker answers. */

export type PasswordJob =
  { kind: 'hash'; password: string } | { kind: 'match'; password: string; hash: string };

/** A hash, or whether the password matches. */
export type PasswordAnswer = string | boolean;
