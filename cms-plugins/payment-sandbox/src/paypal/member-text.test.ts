import { memberText } from './member-text';

it.each([
  ['{"a":1,"event":{"x": 1.0 ,"y":"\\u20b9"} }', '{"x": 1.0 ,"y":"\\u20b9"}'],
  ['{ "nested" : {"event":{}} , "event" : [1, "]"] }', '[1, "]"]'],
  ['{"text":"\\"event\\":1,","event":"a\\"b"}', '"a\\"b"'],
  ['{"event":12}', '12'],
  ['{"other":{"event":1}}', null],
  ['', null],
  ['{"event"', null],
])('takes the text of a member out of %s', (json, text) => {
  expect(memberText(json, 'event')).toBe(text);
});
