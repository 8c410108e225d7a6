import { jsonFormat, prettyFormat } from './format';
import { withRequestId } from './request-id';

const lineOf = (event: object) => (event as Record<symbol, string>)[Symbol.for('message')] ?? '';
const json = (event: Parameters<typeof jsonFormat.transform>[0]) =>
  JSON.parse(lineOf(jsonFormat.transform(event))) as Record<string, unknown>;

const failure = Object.assign(new Error('no\nluck for asha@example.com'), { level: 'error' });

it('writes an event as one line, with the id of its request', () => {
  const event = { level: 'http', message: 'GET / (3 ms) 200', status: 200, ms: 3, body: 'asha@example.com' };
  expect(json(event)).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
    level: 'http',
    msg: 'GET / (3 ms) 200',
    status: 200,
    ms: 3,
    instance: expect.stringMatching(/:\d+$/) as unknown,
  });
  expect(withRequestId('abc-12345', () => json(event))).toMatchObject({ requestId: 'abc-12345' });
});

it.each([
  ['itself', failure],
  ['as a message', { level: 'error', message: failure }],
])('writes an error that was logged %s as one line, with its stack, and names nobody', (_how, event) => {
  const text = lineOf(jsonFormat.transform(event as Parameters<typeof jsonFormat.transform>[0]));
  expect(text).not.toContain('\n');
  expect(text).not.toContain('asha');
  expect(JSON.parse(text)).toMatchObject({
    msg: 'no\nluck for [email]',
    stack: expect.stringContaining('format.test.ts') as unknown,
  });
});

it('writes for people without colours, unless they look on', () => {
  const event = { level: 'info', message: 'Started' };
  expect(lineOf(prettyFormat(false).transform(event))).toMatch(/^\[[\d: .-]+\] info: Started$/);
  expect(lineOf(prettyFormat(true).transform(event))).toContain('\u001b[32minfo\u001b[39m');
  const inRequest = withRequestId('abc-12345', () => lineOf(prettyFormat(false).transform(event)));
  expect(inRequest).toMatch(/info: Started \[abc-12345\]$/);
});
