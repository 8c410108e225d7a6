import type { FaqSeed } from '../types';
import { classQuestions } from './faq/classes';
import { courseQuestions } from './faq/courses';
import { paymentQuestions } from './faq/payments';
import type { Question } from './faq/question';
import { refundQuestions } from './faq/refunds';
import { accountQuestions } from './faq/account';

export const faq: FaqSeed[] = [
  ...inGroup('about-classes', classQuestions),
  ...inGroup('courses-and-levels', courseQuestions),
  ...inGroup('plans-and-payments', paymentQuestions),
  ...inGroup('refunds-and-cancellations', refundQuestions),
  ...inGroup('your-account', accountQuestions),
];

/** Answers that lead to a page of blocks are written after it: no link may lead to what is not on the site. */
export const faqOfLandingPages = faq.filter(({ answer }) =>
  /"\/(exam-month|winter-camp)"/.test(JSON.stringify(answer)),
);

/** The questions of one group, shown in the order of its file. */
function inGroup(group: string, questions: Question[]): FaqSeed[] {
  return questions.map((question, order) => ({ ...question, group, order }));
}
