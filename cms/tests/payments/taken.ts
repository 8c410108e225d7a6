import { until } from '../mailer/mails';
import type { PaymentSandbox, SandboxDelivery } from './sandbox';

type Try = SandboxDelivery['tries'][number];

/**
 * Waits until we have accepted each of these messages, and fails if one was refused. A try that a busy machine did not
 * answer within the provider's timeout is not an error: it is sent again. Any other try without an answer is an error.
 */
export async function triesUntilTaken(
  sandbox: PaymentSandbox,
  messages: readonly { id: string }[],
): Promise<Try[]> {
  const ids = messages.map(({ id }) => id);
  const now = async () => (await sandbox.deliveries()).filter(({ id }) => ids.includes(id));
  const taken = await until(async () => {
    const found = await now();
    refuseRefusals(found);
    const late = found.filter(({ state }) => state === 'retrying').map(({ id }) => id);
    // After so many tries at once, its next try would come in an hour.
    if (late.length > 0) await sandbox.webhooks({ action: 'deliver', ids: late, parallel: true });
    return found.every(({ state }) => state === 'delivered') ? found : undefined;
  });
  return taken.flatMap(({ tries }) => tries);
}

function refuseRefusals(deliveries: readonly SandboxDelivery[]): void {
  const refused = deliveries
    .flatMap(({ tries }) => tries)
    .filter(({ status, problem }) => status !== 200 && problem !== 'timeout');
  expect(refused).toEqual([]);
}
