import { teacherSettings } from '@lanternway/contracts/classes/staff';
import { parse } from '@lanternway/contracts/wire/parse';
import { hours } from './hours';
import { teachers } from './teachers';

const rangeOf = (range: [from: number, to: number] | undefined) =>
  range === undefined ? null : { from: range[0], to: range[1] };

it.each(hours)(
  'gives $teacher hours that staff could have set',
  ({ teacher, zone, grades, ages, hours: spans }) => {
    expect(teachers.map(({ slug }) => slug)).toContain(teacher);
    const set = { version: 0, isActive: true, zone, roomUrl: null, hours: spans };
    expect(parse(teacherSettings, { ...set, grades: rangeOf(grades), ages: rangeOf(ages) })).toMatchObject({
      kind: 'valid',
    });
  },
);

it('has a teacher for every grade and age that the form takes', () => {
  const gradesOf = (level: number) =>
    hours.filter(({ grades }) => grades !== undefined && grades[0] <= level && level <= grades[1]);
  const agesOf = (level: number) =>
    hours.filter(({ ages }) => ages !== undefined && ages[0] <= level && level <= ages[1]);
  for (let grade = 1; grade <= 10; grade += 1)
    expect([grade, gradesOf(grade).length > 0]).toEqual([grade, true]);
  for (let age = 5; age <= 22; age += 1) expect([age, agesOf(age).length > 0]).toEqual([age, true]);
});
