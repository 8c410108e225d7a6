interface RequiredNoteProps {
  /** Some fields are marked as optional. */
  isMost?: boolean;
}

/** The first line of a form: which of its fields have to be filled in. */
export function RequiredNote({ isMost = false }: RequiredNoteProps) {
  return (
    <p className="small muted">
      {isMost ? 'All fields are required, except those marked as optional.' : 'All fields are required.'}
    </p>
  );
}
