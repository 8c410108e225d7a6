export interface Child {
  name: string;
  course: string;
  /** Grade (maths) or age (coding). */
  level: string;
}

/** Rows of a list: who the class is for, and which course. */
export function ChildRows({ name, course, level }: Child) {
  const isMath = course === 'math';
  const [firstName = ''] = name.trim().split(/\s+/);
  return (
    <>
      <dt>For</dt>
      <dd>{`${firstName === '' ? 'A child' : firstName}, ${isMath ? 'grade' : 'age'} ${level}`}</dd>
      <dt>Course</dt>
      <dd>{isMath ? 'Maths' : 'Coding'}</dd>
    </>
  );
}
