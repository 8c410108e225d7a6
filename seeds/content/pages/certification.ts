import { p, ul } from '../../blocks';
import type { PageSeed } from '../../types';

export const certificationPage: PageSeed = {
  key: 'certification',
  title: 'Certificates that say what was learned',
  lead: 'Certificates are part of every plan. Each one names the course, the steps behind it and the teacher who signed it.',
  picture: { image: 'scene-robotics-star-lantern', focalX: 48, focalY: 40 },
  sample: {
    image: 'certificate-sample',
    alt: 'Sample certificate of completion for Kickstart, with lines for the learner’s name, the date and the teacher',
  },
  facts: [
    { value: 'Every plan', label: 'includes certificates, at no extra cost' },
    { value: '10 grades', label: 'of maths, each with a certificate of its own' },
    { value: '4 plans', label: 'of coding, from Kickstart to Professional' },
    { value: '9 short courses', label: 'of 16 or 24 hours each' },
  ],
  sections: [
    {
      heading: 'How a certificate is earned',
      body: [
        p('By finishing the work, not by attending. Three things have to be in place:'),
        ul([
          '**Every learning step** of the coding plan, or every topic of the maths grade, has been taught and practised.',
          '**Every module test** has been passed. A test that goes badly is taken again once its module has been taught another way; only the last result counts.',
          '**One piece of work** has been shown and explained: a finished project in coding and robotics, a solved problem with its working in maths.',
        ]),
        p('Short courses end with the piece of work alone. There is no extra examination and no extra fee.'),
      ],
      link: { label: 'See the coding plans', href: '/courses/coding' },
      picture: { image: 'scene-coding-lantern-path', focalX: 60, focalY: 60 },
    },
    {
      heading: 'What is written on it',
      body: [
        p(
          'A certificate should be useful to someone who has never met your child, so ours are plain. They give the learner’s name, the course, what it covered, the date, and the name of the teacher.',
        ),
        p(
          'They give no rank and no percentage. A number without the test beside it tells a reader nothing; the list of what was learned does. The results of the module tests stay between you, your child and the teacher.',
        ),
      ],
      picture: { image: 'scene-maths-curve-bridge', focalX: 45, focalY: 55 },
    },
    {
      heading: 'What it is not',
      body: [
        p(
          'It is not a school qualification and does not take the place of one. Schools and universities decide for themselves what they do with it. In our experience the project behind it carries more weight than the paper, so we help every learner to keep both.',
        ),
        p(
          'Olympiads, which are part of every plan too, have papers of their own. Those come from whoever holds the Olympiad and are not issued by us.',
        ),
      ],
      link: { label: 'Questions about certificates', href: '/faq' },
      picture: { image: 'scene-account', focalX: 50, focalY: 65 },
    },
  ],
  closing: {
    title: 'The first page is a free class',
    text: 'Your child meets a teacher and finishes one small project.',
    link: { label: 'Book a Free Class', href: '/book-free-class' },
  },
  seo: {
    title: 'Certificates: how they are earned',
    description:
      'Every plan includes certificates. See a sample, what has to be finished to earn one, what is written on it, and what it does not claim.',
  },
};
