import { testDatabase } from './env';
import { startPostgres } from './postgres';

/** An empty database of the kind that TEST_DATABASE names: `sqlite` (also when unset) or `postgres`. */
export interface TestDatabase {
  /** What a CMS must be told to use it. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

export async function startTestDatabase(folder: string): Promise<TestDatabase> {
  if (testDatabase === 'postgres') {
    const { url, stop } = await startPostgres();
    return { env: { DATABASE_CLIENT: 'postgres', DATABASE_URL: url }, stop };
  }
  return {
    env: { DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: `${folder}/cms.db` },
    stop: () => Promise.resolve(),
  };
}
