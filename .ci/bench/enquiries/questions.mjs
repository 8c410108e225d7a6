import { personOf } from './desk-rows.mjs';

/**
 * Queries of staff to the inbox, by kind; all queries of a kind are different.
 * @param {number} leads how many there are
 * @param {number} each how many of each kind
 * @returns {Record<string, string[]>}
 */
export function questions(leads, each) {
  const people = Array.from({ length: each }, (_, index) =>
    personOf(Math.floor((index * leads) / each) + index),
  );
  const search = (/** @type {string} */ words) =>
    new URLSearchParams({ folder: 'all', search: words }).toString();
  return {
    'a part of a name': people.map(({ name }, index) => search(name.slice(index % 3, 5 + (index % 6)))),
    'a whole name': people.map(({ name }) => search(name)),
    'a part of an email': people.map(({ email }, index) =>
      search(email.slice(index % 5, email.indexOf('@') + 4)),
    ),
    'a part of a phone': people.map(({ phone }, index) =>
      search(phone.slice(3 + (index % 4), 9 + (index % 4))),
    ),
    'a phone as it is written': people.map(({ phone }) =>
      search(`+91 ${phone.slice(3, 8)} ${phone.slice(8)}`),
    ),
    'something nobody has': people.map((_, index) => search(`qqx${index}`)),
    'the open ones, first page': people.map((_, index) => `zone=UTC&pageSize=${[20, 50, 100][index % 3]}`),
    'all, first page': people.map((_, index) => `folder=all&pageSize=${[20, 50, 100][index % 3]}`),
  };
}
