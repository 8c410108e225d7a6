import { courseLabels } from '@lanternway/contracts/enquiries/site';

/**
 * The words for the values of a choice, which the database keeps as they are written on the left. Strapi looks them up
 * among its translations in a form, and shows the bare value in a list.
 */
export const valueWords: Readonly<Record<string, string>> = {
  // Subjects and kinds of courses
  ...courseLabels,
  maths: courseLabels.math,
  robotics: 'Robotics',
  coding_plan: 'Coding plan',
  short_course: 'Short course',
  maths_grade: 'Maths grade',

  // Announcements and the popup
  all: 'All pages',
  home: 'Home page',
  info: 'Info',
  offer: 'Offer',
  alert: 'Alert',
  once: 'Once',
  each_visit: 'Each visit',

  // Landing pages and their blocks
  full: 'Full',
  quiet: 'Quiet',
  paper: 'Paper',
  graph: 'Graph paper',
  candle: 'Candlelight',
  plain: 'Plain',
  mint: 'Mint',
  left: 'Left',
  right: 'Right',
  'free-class': 'A free class',
  message: 'A message',

  // Pages and documents
  courses_coding: 'Coding courses',
  courses_math: 'Maths courses',
  faq: 'Questions and answers',
  teachers: 'Teachers',
  blog: 'Blog',
  contact: 'Contact',
  certification: 'Certification',
  stem: 'STEM',
  one_to_one: 'One-to-one',
  book_free_class: 'Book a free class',
  connect: 'Connect',
  instructor: 'Become an instructor',
  privacy: 'Privacy policy',
  terms: 'Terms and conditions',
  refund: 'Refund policy',
  cancellation: 'Cancellation policy',

  // Who says it
  parent: 'Parent',
  teacher: 'Teacher',
  learner: 'Learner',

  // Icons
  globe: 'Globe',
  clock: 'Clock',
  badge: 'Badge',
  wallet: 'Wallet',
  certificate: 'Certificate',
  people: 'People',
  medal: 'Medal',
  video_camera: 'Video camera',
  exam: 'Exam',
  users_three: 'Three people',
  code: 'Code',
  math_operations: 'Plus and minus',
  chalkboard_teacher: 'Teacher at a board',

  // Days and networks
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',

  // Where a link leads
  page: 'A page',
  landing: 'A landing page',
  course: 'A course',
  post: 'A post',
  policy: 'A policy',
  address: 'An address',
  booking: 'Booking a free class',
  chat: 'The chat',
};

/** The words for a value; a value without words, such as a currency, stands for itself. */
export const wordsOf = (value: string): string => valueWords[value] ?? value;
