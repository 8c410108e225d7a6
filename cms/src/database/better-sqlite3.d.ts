declare module 'better-sqlite3' {
  /** The part that is used here. */
  export default class Connection {
    constructor(file: string, options: { timeout: number; fileMustExist?: boolean });
    exec(statement: string): void;
    prepare(statement: string): { all(): unknown[]; run(): unknown };
    /** `progress` says how many pages are copied next. */
    backup(file: string, options: { progress: (state: { totalPages: number }) => number }): Promise<unknown>;
    close(): void;
  }
}
