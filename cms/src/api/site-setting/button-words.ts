import { type ButtonWord, buttonWordNames, usualWords } from '@lanternway/contracts/site/button-words';
import type { EditView, FieldView } from '../../edit-views/edit-view';

/** Where each button stands. */
const places: Readonly<Record<ButtonWord, { label: string; place: string }>> = {
  enroll: { label: 'To the checkout', place: 'On the page of a coding plan, and in its details.' },
  continue: { label: 'To the checkout, from a price', place: 'Below each plan of the price section.' },
  allPrices: { label: 'To all prices', place: 'Below the head of the coding and the maths page.' },
  planPage: { label: 'To a coding plan', place: 'On the cards of the coding page.' },
  readMore: { label: 'To a course', place: 'On the cards of courses of landing pages.' },
  tryFree: { label: 'To a free class, from a card', place: 'On the cards of short courses.' },
  tryFirst: { label: 'To a free class, from a short course', place: 'In the details of a short course.' },
  askDates: { label: 'To Contact, from a short course', place: 'In the details of a short course.' },
  bookClass: {
    label: 'To a free class',
    place: 'On the pages of maths, 1:1 and teachers. The head keeps its own.',
  },
  readClass: { label: 'To the story of a class', place: 'At the top of the 1:1 page.' },
  bookLike: {
    label: 'To a teacher like this one',
    place: 'On the cards of teachers, before the first name.',
  },
  tellUs: { label: 'To Contact, if no teacher fits', place: 'On the page of teachers.' },
  askTeachers: {
    label: 'To Contact, without teachers',
    place: 'On the page of teachers, while it shows none.',
  },
  allPosts: { label: 'To all posts', place: 'In a category without posts.' },
  viewCourses: { label: 'To the courses', place: 'On the not-found page, and in a blog without posts.' },
  codingCourses: { label: 'To the coding courses', place: 'Where a course was not found.' },
  home: { label: 'To the home page', place: 'On the not-found page.' },
  sendMessage: {
    label: 'Sends a message',
    place: 'On the contact page, and on landing pages that say nothing else.',
  },
  apply: { label: 'Sends an application', place: 'On the page for instructors.' },
};

const viewOf = (name: ButtonWord): FieldView => ({
  label: places[name].label,
  hint: `${places[name].place} Empty: ${usualWords[name]}.`,
  placeholder: usualWords[name],
});

/** Two fields in a row. */
const rowsOf = (names: readonly ButtonWord[]): Record<string, number>[] =>
  Array.from({ length: Math.ceil(names.length / 2) }, (_, row) =>
    Object.fromEntries(names.slice(row * 2, row * 2 + 2).map((name) => [name, 6])),
  );

export const buttonWordsView: EditView = {
  uid: 'settings.button-words',
  mainField: 'enroll',
  rows: rowsOf(buttonWordNames),
  fields: Object.fromEntries(buttonWordNames.map((name) => [name, viewOf(name)])),
};
