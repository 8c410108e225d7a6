/** How one field is presented to the person who fills it. */
export interface FieldView {
  label: string;
  /** What to write, and where it appears. Staff read it below the field. */
  hint: string;
  placeholder?: string;
}

/** How the admin shows one content type or component to staff. */
export interface EditView {
  uid: string;
  /** The field that identifies an entry in lists and relations. */
  mainField: string;
  /** Columns of the list; components have no list. */
  columns?: string[];
  sort?: { by: string; order: 'ASC' | 'DESC' };
  /** The form, row by row: each field and its share of twelve columns. */
  rows: Record<string, number>[];
  fields: Record<string, FieldView>;
}
