import type { PageKey } from './page-key.js';

/** What a page says if its entry is not published: the minimum, and no claims about the provider. */
export const pageDefaults: Record<PageKey, { title: string; lead: string }> = {
  courses_coding: { title: 'Coding courses', lead: 'Every coding course, by age and by topic.' },
  courses_math: { title: 'Maths courses', lead: 'Maths for every grade we teach.' },
  faq: { title: 'Questions and answers', lead: 'What parents ask us most, and what we answer.' },
  teachers: { title: 'Know your teacher', lead: 'The people who teach our classes.' },
  blog: { title: 'Blog', lead: 'What we write for parents and their children.' },
  contact: { title: 'Contact us', lead: 'Write to us or call us.' },
  certification: { title: 'Certificate', lead: 'The certificate a child earns with us.' },
  stem: { title: 'How we teach STEM', lead: 'Science, technology, engineering and maths in our classes.' },
  one_to_one: { title: '1:1 Program', lead: 'One teacher and one child, in every class.' },
  book_free_class: {
    title: 'Book a free class',
    lead: 'Tell us whom the class is for, and how to reach you.',
  },
  connect: { title: 'Send us a message', lead: 'Write to us, and we answer by email.' },
  instructor: { title: 'Work with us', lead: 'Tell us who you are, and what you would like to do.' },
};
