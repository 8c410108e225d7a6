import type { ReactNode } from 'react';

/** The part of an edit view's field that is used here. */
interface FieldLayout {
  type: string;
  hint?: unknown;
  labelAction?: ReactNode;
}

/** The edit view of an entry: panels of rows of fields, and rows of fields for each component. */
interface FormLayout {
  layout: FieldLayout[][][];
  components: Record<string, { layout: FieldLayout[][] }>;
}

/**
 * Puts the hint of a component next to its label. Strapi's content manager shows hints below every kind of field except
 * components and lists of them, which need a hint most.
 */
export function showComponentHints<Form extends FormLayout>(
  form: Form,
  present: (hint: string) => ReactNode,
): Form {
  const explain = (field: FieldLayout): FieldLayout =>
    field.type === 'component' && typeof field.hint === 'string' && field.hint !== ''
      ? { ...field, labelAction: present(field.hint) }
      : field;
  const explainRows = (rows: FieldLayout[][]) => rows.map((row) => row.map(explain));
  const components = Object.entries(form.components).map(([uid, component]) => [
    uid,
    { ...component, layout: explainRows(component.layout) },
  ]);
  return { ...form, layout: form.layout.map(explainRows), components: Object.fromEntries(components) };
}
