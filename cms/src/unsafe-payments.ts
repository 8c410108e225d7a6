import { isLiveKey, isLivePayPal, type PaymentsEnv } from './env-payments';
import { isStrongSecret } from './secrets';

/*
 * The form of the providers' keys. Razorpay's ids end in 14 characters, and its secrets have 24. PayPal's client id and
 * secret have 80 each, the ids of its webhooks 17. A key that differs much was put into the wrong place, or cut off.
 */
const razorpayId = /^rzp_(?:test|live)_[A-Za-z0-9]{14}$/;
const shortestRazorpaySecret = 20;
const payPalKey = /^[A-Za-z0-9_-]{60,}$/;
const payPalWebhookId = /^[A-Z0-9]{12,36}$/;
/** The only secret that the operator makes up. Anybody who knows it can claim payments that never happened. */
const shortestWebhookSecret = 16;

/** What is wrong with the keys of a production server, a line for each. Values are never shown. */
export function findUnsafePayments({ razorpay, paypal }: PaymentsEnv): string[] {
  const lines: [isSo: boolean, line: string][] = [];
  if (razorpay !== null) {
    lines.push(
      [
        !razorpayId.test(razorpay.keyId),
        'RAZORPAY_KEY_ID must be the id of a key as Razorpay shows it: rzp_live_ and 14 letters and digits.',
      ],
      [
        razorpay.keySecret.length < shortestRazorpaySecret,
        `RAZORPAY_KEY_SECRET must be the secret that Razorpay shows once for that key, of at least ${String(shortestRazorpaySecret)} characters.`,
      ],
      [
        !isStrongSecret(razorpay.webhookSecrets.join(), shortestWebhookSecret),
        `RAZORPAY_WEBHOOK_SECRET must be random, of at least ${String(shortestWebhookSecret)} characters: with it anybody could claim to have paid. Make one with: openssl rand -base64 32.`,
      ],
    );
  }
  if (paypal !== null) {
    lines.push(
      [
        !payPalKey.test(paypal.clientId),
        'PAYPAL_CLIENT_ID must be the client id of the app, of about 80 characters.',
      ],
      [
        !payPalKey.test(paypal.secret),
        'PAYPAL_SECRET must be the secret of the app, of about 80 characters.',
      ],
      [
        !payPalWebhookId.test(paypal.webhookId),
        'PAYPAL_WEBHOOK_ID must be the id that PayPal shows next to the webhook, of 17 capital letters and digits.',
      ],
    );
  }
  if (razorpay !== null && paypal !== null && isLiveKey(razorpay) !== isLivePayPal(paypal)) {
    const [test, live] = isLiveKey(razorpay)
      ? ['PAYPAL_API_BASE', 'RAZORPAY_KEY_ID']
      : ['RAZORPAY_KEY_ID', 'PAYPAL_API_BASE'];
    lines.push([true, `${test} is for tests and ${live} for real money: both must be for the same.`]);
  }
  return lines.filter(([isSo]) => isSo).map(([, line]) => line);
}
