/** The part of the payments plugin's configuration that concerns the pages. */
export interface PaymentScripts {
  razorpay: { scriptUrl: string } | null;
  /** Without an address of its own, the script is PayPal's. */
  paypal: { sdkUrl: string | null } | null;
}

/** Every host of the provider's script and its window (razorpay/razorpay-magento, etc/csp_whitelist.xml). */
const razorpayHosts = ['https://*.razorpay.com'];

/** As PayPal's integrations allow them. */
const paypalHosts = ['https://*.paypal.com', 'https://*.paypalobjects.com'];

const razorpayScript = 'https://checkout.razorpay.com/';

/** The only page where parents pay. */
const paymentPage = /^\/checkout(\/|$)/i;

const sourcesOf = ({ razorpay, paypal }: PaymentScripts): string[] => [
  ...(razorpay === null ? [] : razorpaySources(razorpay.scriptUrl)),
  ...(paypal === null ? [] : paypal.sdkUrl === null ? paypalHosts : [new URL(paypal.sdkUrl).origin]),
];

const razorpaySources = (scriptUrl: string): string[] =>
  scriptUrl.startsWith(razorpayScript) ? razorpayHosts : [new URL(scriptUrl).origin];

/**
 * Other sources from which a page may run scripts and show frames; none on pages without payments.
 * @param path the decoded path that is asked for
 */
export function paymentSources(path: string | null, scripts: PaymentScripts): string[] {
  if (path === null || !paymentPage.test(path)) return [];
  return [...new Set(sourcesOf(scripts))];
}
