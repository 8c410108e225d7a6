import { emptyFieldsOfOtherKinds } from './fields-of-kind';

describe('fields of other kinds of course', () => {
  it('are emptied when the kind changes', () => {
    const stored = { kind: 'short_course', hours: 16, topics: [{ title: 'Loops' }] };
    expect(emptyFieldsOfOtherKinds({ kind: 'maths_grade', grade: 4 }, stored)).toEqual({
      kind: 'maths_grade',
      grade: 4,
      hours: null,
    });
    expect(emptyFieldsOfOtherKinds({ kind: 'coding_plan' }, stored)).toMatchObject({
      hours: null,
      topics: [],
    });
  });

  it('are not checked while they are empty, or no kind is chosen', () => {
    expect(emptyFieldsOfOtherKinds({ title: 'Grade 4' }, { kind: 'maths_grade', hours: null })).toEqual({
      title: 'Grade 4',
    });
    expect(emptyFieldsOfOtherKinds({ hours: 16 }, {})).toEqual({ hours: 16 });
  });
});
