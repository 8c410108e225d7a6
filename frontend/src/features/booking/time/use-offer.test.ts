import { questionOf } from './use-offer';

const child = { course: 'coding', grade: '', age: '' };

it.each([
  ['9', 9],
  [' 12 ', 12],
  ['९', 9],
  ['１１', 11],
])('asks for times of the age %j, in whatever digits it is written', (age, level) => {
  expect(questionOf({ ...child, age })).toMatchObject({ level });
});

it.each(['', '0', '99', '9.5', 'nine'])('asks for none of the age %j', (age) => {
  expect(questionOf({ ...child, age })).toBeNull();
});
