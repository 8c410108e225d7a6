import { object, string } from 'yup';
import { endpoint, nothing } from '../wire/endpoint.js';

/* "How did you hear of us?", asked once a class is booked. Nobody has to answer, and there is nothing to type. */

/** In the order in which they are shown. */
export const heardFrom = {
  friend: 'A friend',
  school: 'School or teacher',
  google: 'Google',
  instagram: 'Instagram',
  youtube: 'YouTube',
  event: 'A fair or event',
  news: 'News or blog',
  sibling: 'Another child of ours',
  other: 'Something else',
} as const;

export type HeardFrom = keyof typeof heardFrom;

const noAnswer = 'Please choose one of the answers.';
const noLink = 'This link no longer works.';

/** The parent's answer, with the token of the booking's link. A later answer replaces the one before. */
export const tellHeard = endpoint({
  method: 'POST',
  path: '/api/classes/booking/heard',
  access: 'anyone',
  request: object({
    token: string().max(200, noLink).required(noLink),
    heard: string()
      .typeError(noAnswer)
      .oneOf(Object.keys(heardFrom) as HeardFrom[], noAnswer)
      .required(noAnswer),
  }),
  reply: nothing,
});
