import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { testDatabase } from './env';
import { startPostgres } from './postgres';

/** A database of the kind that TEST_DATABASE names: `sqlite` (also when unset) or `postgres`. */
export interface TestDatabase {
  /** The CMS's variables for it. */
  env: Record<string, string>;
  /** @param keepIn the folder to leave it in, as a template for others */
  stop: (keepIn?: string) => Promise<void>;
}

const fileName = 'cms.db';

/** Empty, or a copy of the template in a folder. */
export async function startTestDatabase(folder: string, template: string | null): Promise<TestDatabase> {
  if (testDatabase === 'postgres') {
    const { url, stop } = await startPostgres(template);
    return { env: { DATABASE_CLIENT: 'postgres', DATABASE_URL: url }, stop };
  }
  const file = path.join(folder, fileName);
  if (template !== null) copyFileSync(path.join(template, fileName), file);
  return {
    env: { DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: file },
    stop(keepIn) {
      if (keepIn !== undefined) copyFileSync(file, path.join(keepIn, fileName));
      return Promise.resolve();
    },
  };
}
