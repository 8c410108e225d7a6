import { p, ul } from '../../blocks';
import type { Question } from './question';

export const refundQuestions: Question[] = [
  {
    question: 'Can I get a refund?',
    answer: [
      p(
        'Yes, in full before sessions start. After that, the [Refund Policy](/refund) explains how unused sessions are counted. Refunds are for purchases of at least 24 sessions.',
      ),
    ],
  },
  {
    question: 'How is a refund worked out after classes have started?',
    answer: [
      p(
        'We divide the price you paid by the sessions you bought, and multiply by the sessions you have not used.',
      ),
      p(
        'Say you bought Math Half-Yearly for £912. That is 48 sessions at £19 each. After 18 sessions, 30 are unused, and 30 × £19 is **£570**.',
      ),
    ],
  },
  {
    question: 'Which plans can be refunded?',
    answer: [
      p(
        'Those with at least 24 sessions: Coding Yearly, Coding 2 Years, Math Half-Yearly and Math Yearly. The two monthly plans hold 8 sessions and are too short for a refund under the policy.',
      ),
      p('If you are not sure yet, take the [free class](/book-free-class) before you pay for anything.'),
    ],
  },
  {
    question: 'How long do I have to ask for a refund?',
    answer: [
      p(
        'Until 14 days after the last class your child took. If no class has taken place yet, you can ask at any time before the first one.',
      ),
    ],
  },
  {
    question: 'How long does a refund take?',
    answer: [
      p(
        'We process it in 7 to 10 business days, and it goes back the way you paid. Your bank may then need some days of its own to show it.',
      ),
    ],
  },
  {
    question: 'What cannot be refunded?',
    answer: [
      ul([
        'A course that has been completed.',
        'Free trials and promotions.',
        'An account that was closed for breaching the [terms](/terms).',
        'A purchase of fewer than 24 sessions.',
      ]),
    ],
  },
  {
    question: 'Is the satellite program refunded differently?',
    answer: [p('Yes, more simply: 100% of the sessions you have not used.')],
  },
  {
    question: 'How do I move a class to another time?',
    answer: [
      p(
        'Tell your teacher at least 12 hours before it begins and pick another time together. There is no charge and the session is not used up. The [Cancellation Policy](/cancellationPolicy) has the details.',
      ),
    ],
  },
  {
    question: 'What if my child is ill or we simply miss a class?',
    answer: [
      p(
        'Life happens, so once in each calendar month we give a missed class again without asking why, provided you tell us within 24 hours. Beyond that, a class missed with less than 12 hours’ notice counts as used.',
      ),
    ],
  },
  {
    question: 'What if the teacher cancels?',
    answer: [
      p(
        'Then the session stays yours. You choose a new time, or a class with another teacher if you would rather not wait.',
      ),
    ],
  },
  {
    question: 'Can I stop a plan before it ends?',
    answer: [
      p(
        'Yes, at any time, and you need not give a reason. Open the order in your [profile](/profile) and choose “Request a refund”. We confirm the day the plan ends and tell you what, if anything, you get back.',
      ),
    ],
  },
];
