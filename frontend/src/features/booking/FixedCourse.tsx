import type { FieldOfForm } from '../../ui/forms/fields/TextField';

/** A course that the page has chosen: it is sent, and nobody is asked. */
export function FixedCourse({ name, inputRef }: FieldOfForm) {
  return <input type="hidden" name={name} ref={inputRef} />;
}
