import { endChild, startChild } from '../../machine/children.mjs';
import { inRoot } from '../../paths.mjs';

/** The sandbox for both providers; it reports every payment to the server. @param {number} port of the server */
export async function startSandbox(port) {
  const program = inRoot('cms-plugins', 'payment-sandbox', 'dist', 'main.js');
  const webhook = `http://127.0.0.1:${port}/api/auth/payment/webhook`;
  const env = {
    SANDBOX_PORT: '0',
    SANDBOX_WEBHOOK_RAZORPAY: `${webhook}/razorpay`,
    SANDBOX_WEBHOOK_PAYPAL: `${webhook}/paypal`,
  };
  const child = startChild(process.execPath, [program], { cwd: inRoot(), env });
  /** @type {string} */
  const url = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const found = /Payment sandbox on (\S+)\n/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error(`The payment sandbox ended. ${said}`)));
  });
  return { url, stop: () => endChild(child) };
}
