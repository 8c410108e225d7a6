import { plentiful } from '../accounts/parent';
import { spawnCms, untilReady } from '../spawn-cms';
import { startCms, type Cms, type TestHome } from '../start-cms';
import { hangUp } from './submitting';

type Spawned = Awaited<ReturnType<typeof spawnCms>>;

const spawned: Spawned[] = [];
const started = new Set<Cms>();

/** A server in its own process, ready to answer. */
export async function spawnServer({ env }: TestHome): Promise<Spawned> {
  const server = await spawnCms({ ...env, ...plentiful });
  spawned.push(server);
  await untilReady(server);
  return server;
}

/** A server in the test's own process, so that the test can inspect it. */
export async function startServer(home: TestHome, variables: Record<string, string> = {}): Promise<Cms> {
  const cms = await startCms(home, { ...plentiful, ...variables });
  started.add(cms);
  return {
    ...cms,
    async stop() {
      started.delete(cms);
      await cms.stop();
    },
  };
}

/** Ends all servers that a failed test has left running. */
export async function endServers(): Promise<void> {
  hangUp();
  for (const server of spawned) server.signal('SIGKILL');
  await Promise.all(spawned.map(({ ended }) => ended));
  await Promise.all([...started].map((cms) => cms.stop()));
}
