import { ol, p, ul } from '../../blocks';
import type { Question } from './question';

export const classQuestions: Question[] = [
  {
    question: 'Who teaches the classes?',
    answer: [
      p(
        'A teacher from our own team, the same person each week. You can read about them on the [Know your teacher](/teacher/know-your-teacher) page before you book.',
      ),
      p('If a teacher has to stop, we introduce the next one to you before the first class with them.'),
    ],
  },
  {
    question: 'What ages and grades do you teach?',
    answer: [
      p(
        'Coding for ages 5 to 22, robotics from age 8, and maths for grades 1 to 10. The [coding courses](/courses/coding) are arranged by age, the [maths courses](/courses/math) by grade.',
      ),
    ],
  },
  {
    question: 'One-to-one or a group?',
    answer: [
      p(
        'One-to-one. Every plan is one teacher and one child; the [1:1 Program](/programs/one-to-one) page shows how a lesson runs.',
      ),
      p(
        'If you would rather have a small group, [write to us](/contact) with your child’s age and what they can do already. We match groups by age and level, and tell you whether there is one, when it meets and what it costs.',
      ),
    ],
  },
  {
    question: 'What does my child need?',
    answer: [
      p('A laptop or desktop, a quiet corner and an internet connection. We send the links.'),
      ul([
        'For maths, add paper, a pencil, a ruler and something to cut with.',
        'For coding, a keyboard and a mouse make life easier than a touchscreen.',
        'For robotics, the teacher tells you before the first class whether any parts are needed, and which ones.',
      ]),
    ],
  },
  {
    question: 'What happens in the free class?',
    answer: [
      ol([
        'You [book a free class](/book-free-class) in maths or coding. It takes about a minute and asks for no payment details.',
        'We contact you to agree a day and time that suits your child.',
        'Your child meets a teacher online and finishes one small project.',
      ]),
      p(
        'Afterwards the teacher tells you where your child could begin. There is nothing to cancel if you decide not to go on.',
      ),
    ],
  },
  {
    question: 'How many classes are there each week?',
    answer: [
      p(
        'Most families take two. Every plan is counted as eight sessions a month, so two a week uses a plan up evenly. You may take one in a busy week and three in a quiet one, if your teacher has the time.',
      ),
      p('A session takes 45 minutes: long enough to finish one idea, short enough for a young child.'),
    ],
  },
  {
    question: 'Which time zone are class times in?',
    answer: [
      p(
        'Yours. We teach children in India, the UK and the US, and your invitation gives the day and time where you live. When the clocks change in your country, the teacher confirms the new times with you first.',
      ),
    ],
  },
  {
    question: 'Should I sit with my child during class?',
    answer: [
      p(
        'Stay near for the first class or two, especially with a child under eight. After that, being within call is enough. Try not to give answers: the teacher learns more from a wrong one than from yours.',
      ),
      p('You are welcome to look in on any class, at any time, without asking.'),
    ],
  },
  {
    question: 'How will I know how my child is getting on?',
    answer: [
      p(
        'From three places: the module tests, which show what is firm and what needs another look; the parent-teacher meetings, which are part of every plan; and the work itself. Ask to see this week’s program or page of working. It tells you more than a mark does.',
      ),
    ],
  },
];
