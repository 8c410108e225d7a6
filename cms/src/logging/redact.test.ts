import { redact } from './redact';

it.each([
  ['no account for asha.rao+x@mail.example.com!', 'no account for [email]!'],
  ['"Ása <ása@example.in>"', '"Ása <[email]>"'],
  ['GET /asha.rao%40mail.example (1 ms) 404', 'GET /[email] (1 ms) 404'],
  ['called +91 98765 43210 twice', 'called [phone] twice'],
  ['at postgresql://cms:s3cret@db:5432/cms', 'at postgresql://[login]@db:5432/cms'],
  ['smtps://user%40x.com:pass@mail.example.com:465', 'smtps://[login]@mail.example.com:465'],
  ['Authorization: Bearer abc.def-123', 'Authorization: Bearer [token]'],
  ['jwt eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.sig-1 expired', 'jwt [token] expired'],
  ['no page at /booking/ivf6haf5.manage.H2U20Ng8fDdBsbHQkahF6w', 'no page at /booking/[token]'],
  ['{"token":"ivf6haf5.join.H2U20Ng8fDdBsb-QkahF6w"}', '{"token":"[token]"}'],
  ['/preview/faq?t=abc123&x=1', '/preview/faq?t=[hidden]&x=1'],
])('takes out of "%s" what names a person or lets one in', (line, redacted) => {
  expect(redact(line)).toBe(redacted);
});

it.each([
  'GET /api/courses/:id (12 ms) 200',
  'at load (/srv/node_modules/@strapi/core/dist/Strapi.js:320:5)',
  'knex@3.1.0 was built with gcc+12',
  'classes: manage.ts and join.ts of ivf6haf5',
  'publisher: build 12 live after 6120 ms (waiting 702, reading 1400)',
  '2026-11-23T07:00:00.000Z 2026-11-23 10:00+05:30',
])('leaves "%s"', (line) => {
  expect(redact(line)).toBe(line);
});
