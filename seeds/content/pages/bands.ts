import { p } from '../../blocks';
import type { PageSeed } from '../../types';

/** Pages that list other content: this file holds only their headings and closing sections. */
export const bandPages: PageSeed[] = [
  {
    key: 'courses_coding',
    title: 'Coding courses',
    lead: 'Four plans that grow with the learner, from a first block at five to a portfolio at twenty-two.',
    picture: { image: 'scene-coding-lantern-path', focalX: 55, focalY: 72 },
    sections: [
      {
        heading: 'Short courses',
        body: [
          p(
            'Sixteen or twenty-four hours on one skill, in sessions of 45 minutes with one teacher. Try the first class free, then we agree on dates and price.',
          ),
        ],
        picture: { image: 'scene-short-courses', focalX: 50, focalY: 60 },
      },
    ],
    closing: {
      title: 'Something of your own in mind?',
      text: 'A science fair, a club, a school project with a date. Tell us what and by when.',
      link: { label: 'Book a Free Class', href: '/book-free-class' },
      second: { label: 'Ask us', href: '/contact' },
    },
    seo: {
      title: 'Coding courses for ages 5 to 22',
      description:
        'Four coding plans by age, from blocks to Python, software and AI, and nine short courses of 16 or 24 hours in coding, robotics and data.',
    },
  },
  {
    key: 'courses_math',
    title: 'Maths courses',
    lead: 'One course for each grade, 1 to 10. Every idea is drawn before it is written.',
    picture: { image: 'scene-maths-curve-bridge', focalX: 52, focalY: 45 },
    steps: [
      {
        title: 'Grades 1 to 3',
        text: 'Numbers become things to hold, then jumps on a line, then patterns.',
      },
      { title: 'Grades 4 to 6', text: 'Wholes are cut into parts, and parts are compared.' },
      { title: 'Grades 7 and 8', text: 'Letters stand for numbers, and shapes for sums.' },
      { title: 'Grades 9 and 10', text: 'Sums become pictures, and pictures become proofs.' },
    ],
    closing: {
      title: 'Not sure which grade?',
      text: 'Most children are a grade ahead in one thing and behind in another. In the free class a teacher finds out where to begin, and tells you.',
      link: { label: 'Book a Free Class', href: '/book-free-class' },
    },
    seo: {
      title: 'Maths courses for grades 1 to 10',
      description:
        'Live maths classes for grades 1 to 10, from counting and shapes to trigonometry. See the topics of each grade and how they are taught.',
    },
  },
  {
    key: 'faq',
    title: 'Questions parents ask',
    lead: 'If yours is not here, write to us and a person will answer.',
    picture: { image: 'scene-faq', focalX: 50, focalY: 52 },
    closing: {
      title: 'Still wondering?',
      text: 'Ask anything, before or after you enroll.',
      link: { label: 'Contact us', href: '/contact' },
    },
    seo: {
      title: 'Questions parents ask',
      description:
        'Answers about classes, levels, plans and payments, refunds and accounts: who teaches, what a child needs, which currency you pay in.',
    },
  },
  {
    key: 'teachers',
    title: 'The people who teach',
    lead: 'Eight teachers, eight ways to begin a lesson. Your child keeps the same one from week to week.',
    picture: { image: 'scene-teachers', focalX: 50, focalY: 72 },
    benefitsTitle: 'How a teacher gets here',
    benefits: [
      {
        title: 'A lesson, not an interview',
        icon: 'teacher',
        text: 'Every applicant teaches a real class to one of us, who plays a child with a wrong idea. We listen to the questions they ask.',
      },
      {
        title: 'Checked before the first class',
        icon: 'badge',
        text: 'Identity, references and a police certificate from the country they live in, renewed every two years. No check, no class.',
      },
      {
        title: 'Watched kindly, afterwards',
        icon: 'people',
        text: 'An older colleague sits in on one class a month and writes a page about it. You may sit in on any class you like.',
      },
    ],
    closing: {
      title: 'Meet one of them',
      text: 'The first class is free. Tell us the subject and the age or grade, and we choose the teacher with you.',
      link: { label: 'Book a Free Class', href: '/book-free-class' },
    },
    seo: {
      title: 'Know your teacher',
      description:
        'The people who teach maths, coding and robotics here: whom they teach, how they begin a lesson, and what parents hear from them.',
    },
  },
  {
    key: 'blog',
    title: 'From our teachers',
    lead: 'Ideas you can try at the kitchen table, written by the people who teach them.',
    closing: {
      title: 'See it happen in a free class',
      text: '45 minutes with a teacher. Your child keeps what they make.',
      link: { label: 'Book a Free Class', href: '/book-free-class' },
    },
    seo: {
      title: 'Blog: ideas from our teachers',
      description:
        'Our teachers write about maths, coding, robotics and learning at home, with something small to try in every post.',
    },
  },
  {
    key: 'contact',
    title: 'Talk to us',
    lead: 'A person reads every message.',
    picture: { image: 'scene-contact', focalX: 50, focalY: 55 },
    seo: {
      title: 'Contact us',
      description:
        'Write, call or message us. A person reads every message and answers questions about classes, plans, payments and refunds.',
    },
  },
];
