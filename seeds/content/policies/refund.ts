import { h2, ol, p, ul } from '../../blocks';
import type { PolicySeed } from '../../types';

export const refundPolicy: PolicySeed = {
  title: 'Refund Policy',
  document: 'refund',
  version: 2,
  effectiveOn: '2025-09-04',
  summary: [
    { value: 'Full refund', label: 'before sessions start' },
    { value: 'Pro-rata refund', label: 'for unused sessions, once sessions have started' },
    { value: '7 to 10 business days', label: 'to process a refund' },
    { value: 'At least 24 sessions', label: 'in the purchase you ask a refund for' },
  ],
  seo: {
    title: 'Refund Policy',
    description:
      'When Lanternway gives your money back, how much, and how long it takes, with the sums worked out step by step.',
  },
  body: [
    p(
      'This policy takes effect on 4 September 2025. It says when you get money back, how much, and how long it takes. It belongs to our [Terms & Conditions](/terms); moving or missing a single class is in the [Cancellation Policy](/cancellationPolicy).',
    ),
    h2('Who can have a refund'),
    p(
      'Refunds are given for purchases of **at least 24 sessions**. Of our plans these are Coding Yearly (96 sessions), Coding 2 Years (192), Math Half-Yearly (48) and Math Yearly (96). Coding Monthly and Math Monthly hold 8 sessions each and are not refunded under this policy, which is why every child can take a [free class](/book-free-class) before anyone pays. Two or more purchases are not added together to reach 24.',
    ),
    h2('Before sessions start'),
    p(
      'If no session of the plan has taken place, you get the **full price** back. The free class does not count as a session, and neither does a first class that we had to cancel.',
    ),
    h2('After sessions have started'),
    p('You get back the sessions you have not used, in proportion to the price you paid:'),
    p('**refund = price paid × unused sessions ÷ sessions bought**'),
    p(
      'A session is used when it was taught, or when it was missed with less than 12 hours’ notice and not given again under the [Cancellation Policy](/cancellationPolicy). A session that we cancelled is unused. The sum is worked out in the currency you paid in and rounded once, at the end, to the nearest paisa, cent or penny.',
    ),
    h2('Two examples'),
    p(
      '**Math Half-Yearly, paid in pounds.** The plan cost £912 for 48 sessions, so each session cost £19. Your child used 18 and 30 are left. The refund is 30 × £19 = **£570**.',
    ),
    p(
      '**Coding Yearly, paid in rupees.** The plan cost ₹75,999 for 96 sessions. Your child used 40 and 56 are left. The refund is ₹75,999 × 56 ÷ 96 = **₹44,332.75**.',
    ),
    h2('When to ask'),
    p(
      'Ask within **14 days of the last class** your child took under the plan. If no class has been taken yet, ask at any time before the first one. The day that counts is the day your message reaches us, not the day we answer it.',
    ),
    h2('How to ask'),
    ol([
      'Open the order in your [profile](/profile) and choose “Request a refund”. You may say why you are stopping; you do not have to. If you cannot log in, [write to us](/contact) with the order number from your receipt.',
      'Within 2 business days we answer with the number of sessions used and unused, and the amount, worked out as above.',
      'If you agree, we start the refund. If you count differently, tell us which classes you mean; we compare with the teacher’s record before anything is settled.',
    ]),
    p('Classes stop from the moment you ask, so that the count does not move while we talk.'),
    h2('How long it takes'),
    p(
      'We process an agreed refund in **7 to 10 business days**. Business days are Monday to Friday, without public holidays in India. When the provider has sent the money we email you; your bank may take some further days to show it.',
    ),
    h2('How the money comes back'),
    p(
      'It goes back the way it came: to the card you paid with, or to your PayPal account, in the same currency. We charge nothing for a refund. If the provider can no longer return an older payment to the card, we ask you for a bank account in your own name and pay it there. Differences that come from your bank’s exchange rate are outside our hands.',
    ),
    h2('The satellite program'),
    p(
      'In the satellite program you get back **100% of the unused sessions**. The program is paid for by the session, so the sum is simply the sessions not used times the price of one. The same 7 to 10 business days apply.',
    ),
    h2('What is not refunded'),
    ul([
      'A course that has been completed.',
      'Free trials and promotions, including sessions that were given free of charge.',
      'An account that was terminated for breaching the [terms](/terms).',
      'A purchase of fewer than 24 sessions, other than in the satellite program.',
      'A request that reaches us later than 14 days after the last class.',
    ]),
    h2('If the fault is ours'),
    p(
      'If we cannot give the classes you paid for, and neither another time nor another teacher suits you, tell us. We look at it as an exception, whatever the size of the plan, decide within 5 business days, and give you the decision and its reason in writing. If you were charged twice for one order, the second payment is returned in full and none of the conditions above apply to it.',
    ),
    h2('Your rights in law'),
    p(
      'Where the law of your country gives you more than this policy does, such as a period in which you may withdraw from a purchase made online, the law comes first.',
    ),
  ],
};
