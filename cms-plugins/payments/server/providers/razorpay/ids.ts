/** What may stand in an address of Razorpay: its ids are a prefix and letters and digits. */
const ids = {
  order: /^order_[A-Za-z0-9]{6,40}$/,
  payment: /^pay_[A-Za-z0-9]{6,40}$/,
  refund: /^rfnd_[A-Za-z0-9]{6,40}$/,
} as const;

export const isId = (kind: keyof typeof ids, value: string): boolean => ids[kind].test(value);
