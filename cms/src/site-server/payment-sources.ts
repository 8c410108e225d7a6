/** What the payments plugin is configured with, as far as the pages have to do with it. */
export interface PaymentScripts {
  razorpay: { scriptUrl: string } | null;
  /** Without an address of its own, the script is PayPal's. */
  paypal: { sdkUrl: string | null } | null;
}

/** Every host that the provider's own script and its window come from (razorpay/razorpay-magento, etc/csp_whitelist.xml). */
const razorpayHosts = ['https://*.razorpay.com'];

/** As PayPal's integrations allow them. */
const paypalHosts = ['https://*.paypal.com', 'https://*.paypalobjects.com'];

const razorpayScript = 'https://checkout.razorpay.com/';

/** The page where one pays, and none beside it. */
const paymentPage = /^\/checkout(\/|$)/i;

const sourcesOf = ({ razorpay, paypal }: PaymentScripts): string[] => [
  ...(razorpay === null ? [] : razorpaySources(razorpay.scriptUrl)),
  ...(paypal === null ? [] : paypal.sdkUrl === null ? paypalHosts : [new URL(paypal.sdkUrl).origin]),
];

const razorpaySources = (scriptUrl: string): string[] =>
  scriptUrl.startsWith(razorpayScript) ? razorpayHosts : [new URL(scriptUrl).origin];

/**
 * From where a page may run scripts and show frames beside our own; nothing on every page where nobody pays.
 * @param path the decoded path that is asked for
 */
export function paymentSources(path: string | null, scripts: PaymentScripts): string[] {
  if (path === null || !paymentPage.test(path)) return [];
  return [...new Set(sourcesOf(scripts))];
}
