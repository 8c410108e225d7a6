import type { Closing } from './page';

/** How a page ends if staff have written no end for it. */
export const defaultClosing: Closing = {
  title: 'Try a class first',
  text: null,
  link: { label: 'Book a Free Class', href: '/book-free-class' },
  second: null,
};
