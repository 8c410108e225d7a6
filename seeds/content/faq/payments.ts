import { p, ul } from '../../blocks';
import type { Question } from './question';

export const paymentQuestions: Question[] = [
  {
    question: 'What plans are there?',
    answer: [
      p('Three for coding and three for maths:'),
      ul([
        '**Coding Monthly**: 8 sessions of 45 minutes over 1 month.',
        '**Coding Yearly**: 96 sessions of 45 minutes over 1 year.',
        '**Coding 2 Years**: 192 sessions of 45 minutes over 2 years.',
        '**Math Monthly**: 8 sessions of 45 minutes over 1 month.',
        '**Math Half-Yearly**: 48 sessions of 45 minutes over 6 months.',
        '**Math Yearly**: 96 sessions of 45 minutes over 1 year.',
      ]),
      p('You will find the prices on the [home page](/#plans), with the price per session for each.'),
    ],
  },
  {
    question: 'What does every plan include?',
    answer: [
      p(
        '1:1 live sessions, module tests, certificates, parent-teacher meetings and Olympiads. The plans differ in how many sessions they hold and how long they run, not in the care they come with.',
      ),
    ],
  },
  {
    question: 'Which currency will I pay in?',
    answer: [
      p(
        'Indian rupees in India, US dollars or British pounds elsewhere. You can see all three in Plans and prices on the [home page](/#plans), and switch there or at checkout before you pay.',
      ),
      p(
        'What follows the Indian school year, such as the [Exam Month](/exam-month), is priced in rupees only. Outside India you see about how much that is in your currency, marked with “≈”, and the rupees that you will be charged.',
      ),
    ],
  },
  {
    question: 'How do I pay?',
    answer: [
      p('By card through Razorpay, or with PayPal in US dollars and pounds.'),
      p('You need an account first, so that the plan and its receipt have somewhere to live.'),
    ],
  },
  {
    question: 'Is it safe to pay here?',
    answer: [
      p(
        'A secure Razorpay or PayPal window opens for your payment. Lanternway never sees or stores your card details. We keep the order number, the amount and whether it was paid.',
      ),
    ],
  },
  {
    question: 'When is payment due?',
    answer: [
      p(
        'Before the first class of the plan. Once the payment has arrived we write to you to agree on the time of the first class.',
      ),
    ],
  },
  {
    question: 'Does a plan renew by itself?',
    answer: [
      p(
        'No. You pay once for a number of sessions, and nothing further is taken. When a plan is nearly used up, we ask whether you would like another.',
      ),
    ],
  },
  {
    question: 'Why do Kickstart, Elevate, Mastery and Professional cost the same?',
    answer: [
      p(
        'They are four tracks of one plan. Whichever your child follows, a month is Coding Monthly: 8 sessions of 45 minutes at the same price. Your order keeps the track you chose.',
      ),
    ],
  },
  {
    question: 'Can I pass unused sessions on to another child?',
    answer: [
      p(
        'No, fees are not transferable from one learner to another. If your child has stopped and sessions are left, the [Refund Policy](/refund) says what you can get back.',
      ),
    ],
  },
  {
    question: 'Will I get a receipt?',
    answer: [
      p(
        'Yes, by email as soon as the payment is confirmed, and it stays in your [profile](/profile) with your other orders. If you need a detail on it changed, [write to us](/contact) with the order number.',
      ),
    ],
  },
];
