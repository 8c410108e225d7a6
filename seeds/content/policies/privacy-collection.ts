import { type Block, h2, h3, p, ul } from '../../blocks';

/** First part of the privacy policy: who we are, what we collect and why. */
export const whatIsCollected: Block[] = [
  p('Last updated 4 September 2025.'),
  p(
    'You trust us with an hour of your child’s week. This page says what we learn about your family along the way, what we do with it, and how you can see it, correct it or have it deleted. “Lanternway”, “we” and “us” mean the company that runs this site and its classes; you reach it through the [contact page](/contact).',
  ),
  h2('The short version'),
  ul([
    'We ask for what we need to arrange and teach classes, and for nothing else.',
    'Details about a child come from the parent. Accounts are for adults.',
    'We do not sell data, show advertising, or follow anyone across other sites.',
    'Card details never reach us. You give them to Razorpay or PayPal directly.',
    'You may ask to see, correct or delete what we hold, about you and about your child.',
  ]),
  h2('What we collect'),
  h3('When you book a free class'),
  p(
    'Your email address and, if you give it, your telephone number; your child’s name; the course; for maths your child’s grade, for coding your child’s age; and any notes you write. We need these to arrange a class that fits. Please leave health details and other private matters out of the notes.',
  ),
  p(
    'With the booking we keep the page and the form it was sent from, the address of the page that led you here, and the campaign named in the link, if there was one. That tells us which of our notices are of use. We also keep the time zone of your browser, so that we offer a class on your clock. It is done without cookies and shared with nobody.',
  ),
  h3('When you write to us'),
  p('Your name, your email address and your message.'),
  h3('When you apply for a job'),
  p(
    'Your full name, email address, mobile number, the role you want and your resume (pdf, doc or docx). Resumes are stored privately, have no public address, and can be opened only by the staff who decide on applications. Each opening is recorded.',
  ),
  h3('When you have an account'),
  p(
    'Your name, email address and password, which is stored only in a form that cannot be turned back. For each place you are logged in, the kind of device and the time, so that you can spot one you do not know and log it out.',
  ),
  h3('When you buy a plan'),
  p(
    'Your name, email address and telephone number; the plan, amount and currency; the order and payment numbers; the country it was bought from; and whether it was paid or refunded. We never see or store your card number.',
  ),
  h3('During classes'),
  p(
    'Which sessions were held and how many are left, results of module tests, certificates earned, and the teacher’s notes on progress. Classes are live, by video. We do not record a class unless you have agreed to it in writing beforehand, and you can say no without any disadvantage.',
  ),
  h2('Why we use it'),
  ul([
    '**To keep our agreement with you**: arranging and giving classes, taking payment, sending receipts, making refunds.',
    '**Because you agreed**: answering the form you sent. Every form links to this policy, and we note which version you accepted. You can withdraw your consent at any time.',
    '**Because the law asks for it**: keeping the records of payments.',
    '**Because it is fair and necessary**: keeping accounts safe from intruders and forms free of spam.',
  ]),
  p('We make no automatic decisions about anyone. A person reads every booking, message and application.'),
];
