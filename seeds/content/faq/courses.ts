import { p, ul } from '../../blocks';
import type { Question } from './question';

export const courseQuestions: Question[] = [
  {
    question: 'Which coding plan is right for my child’s age?',
    answer: [
      ul([
        '**[Kickstart](/course/kickstart)**, ages 5 to 7: snap-together blocks, stories and small games.',
        '**[Elevate](/course/elevate)**, ages 8 to 11: from blocks to real code.',
        '**[Mastery](/course/mastery)**, ages 12 to 15: Python, web pages and data.',
        '**[Professional](/course/professional)**, ages 16 to 22: software, robotics and AI.',
      ]),
      p(
        'Age is where we start, not where we stop. The teacher of the free class will say so if a neighbouring plan fits better.',
      ),
    ],
  },
  {
    question: 'My child has never written code. Is that a problem?',
    answer: [
      p(
        'No. Each of the four plans begins with its own first steps and expects nothing. A thirteen-year-old beginner does not start with a five-year-old’s blocks; the pace is quicker and the projects are older.',
      ),
    ],
  },
  {
    question: 'What do the maths courses cover?',
    answer: [
      p(
        'One course for each grade from 1 to 10, from counting and shapes to trigonometry. Open a grade on the [maths page](/courses/math) to see its topics. In every grade an idea is drawn before it is written.',
      ),
    ],
  },
  {
    question: 'Do you follow my child’s school syllabus?',
    answer: [
      p(
        'We keep to the topics of the grade and take them in an order that makes sense to your child. Tell the teacher what is coming up at school and bring the homework that went wrong. If a topic from two grades ago is the real trouble, we go back to it first.',
      ),
      p('In the weeks before the board exams there is a plan for them alone: the [Exam Month](/exam-month).'),
    ],
  },
  {
    question: 'Where does robotics fit in?',
    answer: [
      p(
        'From age 8, in the short courses, where learners work with motors, circuits and sensors, and again in [Professional](/course/professional), where robotics is taught together with software and AI. You will find them all on the [coding page](/courses/coding).',
      ),
    ],
  },
  {
    question: 'What is a short course?',
    answer: [
      p(
        'Sixteen or twenty-four hours on one skill, such as a first web page, a game or a robot, in sessions of 45 minutes. There are nine, each with the ages it is meant for. Children take one to try a subject out, or along with a plan when something has caught their interest.',
      ),
      p(
        'On the [coding page](/courses/coding) each says what is in it. Try the first class free; then we agree on dates and price with you.',
      ),
    ],
  },
  {
    question: 'Can my child change level during a plan?',
    answer: [
      p(
        'Yes. If a level turns out too easy or too hard, tell the teacher. Moving between Kickstart, Elevate, Mastery and Professional, or from one maths grade to another, costs nothing and does not change how many sessions you have left.',
      ),
    ],
  },
  {
    question: 'What are the module tests for?',
    answer: [
      p(
        'They tell the teacher what to do next. A module ends with a short test of that module alone. Whatever it shows to be shaky is taught again, another way, before we go on.',
      ),
    ],
  },
  {
    question: 'Does my child get a certificate?',
    answer: [
      p(
        'Yes, certificates are part of every plan. The [Certificate](/certification) page shows a sample and says what has to be finished to earn one.',
      ),
    ],
  },
  {
    question: 'What is the satellite program, and who can join?',
    answer: [
      p(
        'It is for young coders who are ready to go further than the syllabus. Admission is selective: we look at your child’s coding experience, and a teacher has to recommend them. To be considered, [book a free class](/book-free-class) and mention the satellite program in the notes.',
      ),
    ],
  },
];
