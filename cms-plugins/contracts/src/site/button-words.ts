/**
 * What the buttons on the site say that are no part of an entry. Staff write other words in the site settings; what
 * they leave empty says this. The names are those of the fields.
 */
export const usualWords = {
  enroll: 'Enroll Now',
  continue: 'Continue',
  allPrices: 'See all prices',
  planPage: 'View plan page',
  readMore: 'Read more',
  tryFree: 'Try it free',
  tryFirst: 'Try the first class free',
  askDates: 'Ask about dates and price',
  bookClass: 'Book a Free Class',
  readClass: 'Read the class',
  bookLike: 'Book with a teacher like',
  tellUs: 'Tell us',
  askTeachers: 'Ask us about them',
  allPosts: 'All posts',
  viewCourses: 'View Courses',
  codingCourses: 'See coding courses',
  home: 'Return to Home',
  sendMessage: 'Send message',
  apply: 'Apply',
} as const;

export type ButtonWord = keyof typeof usualWords;

export const buttonWordNames = Object.keys(usualWords) as ButtonWord[];
