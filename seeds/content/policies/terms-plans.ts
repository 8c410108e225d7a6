import { type Block, h2, p, ul } from '../../blocks';

/** First half of the terms: the agreement, plans, payment and the refund promise. */
export const planTerms: Block[] = [
  p(
    'These terms take effect on 4 September 2025. They are the agreement between you and Lanternway, the company that runs this site and its classes, when you use the site, book a free class or buy a plan. We have kept them short enough to be read. If a sentence is unclear, [ask us](/contact) before you pay.',
  ),
  h2('Who the agreement is with'),
  p(
    'You must be 18 or older to open an account or buy a plan. If the learner is younger, you act as the parent or guardian, and you agree to these terms for the child as well. “Learner” means the person who takes the classes; “session” and “class” mean the same thing: one live lesson with a teacher.',
  ),
  h2('Your account'),
  p(
    'Give your real name and an email address that you read, since receipts and invitations go there. Keep your password to yourself. What is done through your account counts as done by you, unless you have told us that someone else got in. You can close your account at any time in your [profile](/profile).',
  ),
  h2('The free class'),
  p(
    'A child may take a free class before anyone decides on a plan. No payment details are taken and nothing follows from it unless you choose a plan. We may decline a booking that is plainly not made for a learner.',
  ),
  h2('Plans'),
  p(
    'A plan is a number of sessions, held within a duration that begins with the first class. At present these are:',
  ),
  ul([
    'Coding Monthly: 8 sessions of 45 minutes, 1 month',
    'Coding Yearly: 96 sessions of 45 minutes, 1 year',
    'Coding 2 Years: 192 sessions of 45 minutes, 2 years',
    'Math Monthly: 8 sessions of 45 minutes, 1 month',
    'Math Half-Yearly: 48 sessions of 45 minutes, 6 months',
    'Math Yearly: 96 sessions of 45 minutes, 1 year',
  ]),
  p(
    'Kickstart, Elevate, Mastery and Professional are four tracks of Coding Monthly. Sessions are meant to be used within the duration; classes that we owe you because we cancelled lengthen it. You may change the learner’s level, teacher or class times as the [Cancellation Policy](/cancellationPolicy) describes. Plans do not renew by themselves.',
  ),
  h2('The satellite program'),
  p(
    'Admission is selective. It depends on the learner’s coding experience and on a teacher’s recommendation, and nobody can buy a place without both. Unused sessions of the program are refunded at 100%.',
  ),
  h2('Prices and payment'),
  p(
    'Prices are shown in Indian rupees, US dollars and British pounds. The price that binds both of us is the one shown at checkout at the moment you pay. An amount marked “≈” is only a conversion to help you compare; the amount charged is always named beside it.',
  ),
  ul([
    'Payment is due **before the first class starts**. Until it has arrived, class times are not reserved.',
    'You pay through Razorpay or PayPal, under their terms. We never receive your card details.',
    'An order is complete when the provider confirms the payment. You then get a receipt by email.',
    'If we change a price, plans that are already paid for stay as they are.',
    'If a price on the site is an obvious mistake, we may cancel the order before the first class and return the whole payment.',
  ]),
  h2('Fees are not transferable'),
  p(
    'A plan belongs to the learner for whom it was bought. Sessions and fees cannot be passed to another learner, sold, or exchanged for something else. A change of level or teacher for the same learner is not a transfer.',
  ),
  h2('The 24-class refund promise'),
  p(
    'If you buy **at least 24 sessions** and decide to stop, we return what you have not used: the full price if no class has taken place, and afterwards the price of the unused sessions in proportion. Send your request **within 14 days of the last class** the learner took. Refunds are processed in 7 to 10 business days. The [Refund Policy](/refund) has the method, two worked examples and the way to ask; it is part of these terms.',
  ),
  p('The promise does not cover:'),
  ul([
    'courses that have been completed;',
    'free trials and promotions;',
    'accounts terminated for breaching these terms.',
  ]),
];
