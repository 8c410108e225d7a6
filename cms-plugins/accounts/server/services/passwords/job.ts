/** What the pool asks of a worker, one at a time, and what the worker answers. */

export type PasswordJob =
  { kind: 'hash'; password: string } | { kind: 'match'; password: string; hash: string };

export type PasswordAnswer<Job extends PasswordJob> = Job extends { kind: 'hash' } ? string : boolean;
