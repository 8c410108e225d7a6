import { ol, p } from '../../blocks';
import type { Question } from './question';

export const accountQuestions: Question[] = [
  {
    question: 'Do I need an account to book a free class?',
    answer: [
      p(
        'No. The [booking form](/book-free-class) is enough. You need an account only when you buy a plan, and the account belongs to you, the parent, not to your child.',
      ),
    ],
  },
  {
    question: 'How do I open an account?',
    answer: [
      ol([
        'Give your name, your email address and a password of at least 6 characters on the [register page](/register).',
        'We email you a code of six digits. It is valid for 10 minutes.',
        'Type the code in, and [log in](/login).',
      ]),
    ],
  },
  {
    question: 'My code has not arrived. What now?',
    answer: [
      p(
        'Look in your spam folder first. After a minute you can press Resend code; the new code replaces the old one, so use the latest email. After five wrong tries a code stops working and you need a fresh one.',
      ),
      p('If nothing comes at all, [write to us](/contact) from the address you registered with.'),
    ],
  },
  {
    question: 'I have forgotten my password.',
    answer: [
      p(
        'Ask for a code on the [forgot password](/forgot-password) page and choose a new password with it. For your safety, devices that were logged in are then logged out.',
      ),
    ],
  },
  {
    question: 'What can I see in my profile?',
    answer: [
      p(
        'Your orders with their receipts, how many sessions are left, the state of any refund, and the devices that are logged in. You can log any of those devices out from your [profile](/profile).',
      ),
    ],
  },
  {
    question: 'Can I get a copy of my data, or have it deleted?',
    answer: [
      p(
        'Both. In your [profile](/profile) you can download your data and close your account. If you never had an account, [write to us](/contact) and we will do it for you. The [Privacy Policy](/privacy) says what we have to keep, such as records of payments, and for how long.',
      ),
    ],
  },
  {
    question: 'Does this site use cookies to follow me?',
    answer: [
      p(
        'No. There are no tracking cookies, no advertising and no outside analytics. The site keeps a few things in your own browser, such as being logged in; the [Privacy Policy](/privacy) lists them.',
      ),
    ],
  },
];
