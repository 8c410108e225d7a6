import { p, ul } from '../../blocks';
import type { PageSeed } from '../../types';

export const stemPage: PageSeed = {
  key: 'stem',
  title: 'STEM accreditation',
  lead: 'What the word covers here, what an accreditation looks at, and how you can check each part of it yourself.',
  picture: { image: 'scene-satellite', focalX: 62, focalY: 60 },
  facts: [
    { value: '3 subjects', label: 'maths, coding and robotics' },
    { value: 'Grades 1 to 10', label: 'in maths, one course for each' },
    { value: 'Ages 5 to 22', label: 'in coding; robotics starts at 8' },
  ],
  sections: [
    {
      heading: 'Four letters, one way of working',
      body: [
        p(
          'STEM stands for science, technology, engineering and mathematics. For a child they are not four subjects. A robot that should stop at the table’s edge needs a sensor, a program, a lever and a little arithmetic, and it will not wait for the timetable.',
        ),
        p(
          'So we let the connections show. A maths lesson on ratio borrows a gear. A coding project on bus delays needs an average that is honest. A robotics course begins with card and string, because a lever is easier to understand before it has a motor on it.',
        ),
      ],
      link: { label: 'See coding and robotics', href: '/courses/coding' },
      picture: { image: 'scene-robotics-star-lantern', focalX: 48, focalY: 45 },
    },
    {
      heading: 'What an accreditation looks at',
      body: [
        p(
          'An accreditation is an outside review of a whole programme. It does not grade a single child. It asks questions of this kind:',
        ),
        ul([
          '**Content.** Is there a plan for each age, in an order that makes sense, and is it what is really taught?',
          '**Teaching.** Who teaches, how were they chosen, and how are they helped to get better?',
          '**Assessment.** Do the tests measure what was taught, and does anything happen when one goes badly?',
          '**Care.** How are children’s data, safety and time looked after?',
        ]),
        p('The links below lead to our own answers, as we give them to parents.'),
      ],
      picture: { image: 'scene-maths-curve-bridge', focalX: 52, focalY: 45 },
    },
    {
      heading: 'What it covers, and until when',
      body: [
        p(
          'An accreditation has an issuer, a scope and two dates: when it was given and when it has to be renewed. Ask us for the current document and we send you a copy, so that you can read its scope and dates and check them with the body that issued it.',
        ),
        p(
          'It does not cover the Olympiads our learners enter, which are held by others, nor the organisations we work with. Those appear on our home page under their own names.',
        ),
      ],
      link: { label: 'Ask for the document', href: '/contact' },
      picture: { image: 'scene-coding-lantern-path', focalX: 55, focalY: 45 },
    },
  ],
  evidence: [
    { label: 'Maths topics, grade by grade', href: '/courses/math' },
    { label: 'Coding and robotics courses', href: '/courses/coding' },
    { label: 'Who teaches, and how', href: '/teacher/know-your-teacher' },
    { label: 'How children’s data is handled', href: '/privacy' },
  ],
  closing: {
    title: 'The best evidence is a lesson',
    text: 'Sit beside your child for one class and judge for yourself. It is free.',
    link: { label: 'Book a Free Class', href: '/book-free-class' },
  },
  seo: {
    title: 'STEM accreditation: what it covers',
    description:
      'What STEM means in our classes, what an accreditation looks at, what ours covers and leaves out, and where to check each part.',
  },
};
