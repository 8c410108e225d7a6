import { readSettings } from './env';
import { startSandbox } from './server';

/** The program: prints one line once it listens, and ends when it is asked to. */
async function main(): Promise<void> {
  const sandbox = await startSandbox(readSettings());
  process.stdout.write(`Payment sandbox on ${sandbox.url}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void sandbox.stop().then(() => process.exit(0));
    });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
