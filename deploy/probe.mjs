/**
 * Asks the server of this container how it is, for the container's health check: `node probe.mjs ready`, or `live`. Ends with
 * code 0 where it answers 204. The addresses are in the guide for operators, chapter Starting and stopping.
 */
const [what = 'ready'] = process.argv.slice(2);

try {
  const { status } = await fetch(`http://127.0.0.1:1337/_health/${what}`, {
    signal: AbortSignal.timeout(4_000),
  });
  process.exitCode = status === 204 ? 0 : 1;
} catch {
  process.exitCode = 1;
}
