/* What becomes of a mail */

export const mailStates = ['waiting', 'sent', 'failed', 'expired'] as const;

export type MailState = (typeof mailStates)[number];

/** Why a mail did not get through, as staff read it. */
export const deliveryFaults = {
  unreachable: 'The mail server cannot be reached.',
  slow: 'The mail server took too long to answer.',
  login: 'The mail server does not accept our login. Please tell whoever runs the server.',
  busy: 'The mail server asked us to try again later.',
  refusedSender:
    'The mail server does not let us send from our address. Please tell whoever runs the server.',
  refusedAddress: 'This address does not exist or takes no mail.',
  refusedMail: 'The mail server refused this mail.',
  unreadable: 'The mail could not be put together. Please tell whoever runs the server.',
} as const;

export type DeliveryFault = keyof typeof deliveryFaults;
