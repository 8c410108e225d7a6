declare module 'better-sqlite3' {
  /** The part that is used here. */
  export default class Connection {
    constructor(file: string, options: { timeout: number });
    exec(statement: string): void;
    close(): void;
  }
}
