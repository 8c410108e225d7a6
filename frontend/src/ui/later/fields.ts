type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (place: Element): Field[] => [...place.querySelectorAll<Field>('input, textarea, select')];

/** A checkbox or a radio button: its value says what it stands for, not whether it is chosen. */
const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type);

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const usual = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(usual, 0);
  }
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Whether the reader's focus is in this place, or they have changed a field there, before the script came. */
export function isTouched(place: Element): boolean {
  return place.contains(document.activeElement) || fieldsIn(place).some(isChanged);
}

function copy(from: Field, to: Field): void {
  if (isChoice(from) && isChoice(to)) to.checked = from.checked;
  // A script cannot choose a file, but it can pass on the one that the reader has chosen.
  else if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.type === 'file')
    to.files = from.files;
  else to.value = from.value;
}

const isTwin = (one: Field, other: Field): boolean =>
  one.name === other.name && one.type === other.type && (!isChoice(one) || one.value === other.value);

/** Copies what the reader typed into earlier fields to the fields of the same name here, unless those are filled in already. */
export function putBack(before: readonly Element[], place: Element): void {
  const fields = fieldsIn(place);
  for (const old of before.flatMap(fieldsIn)) {
    if (old.name === '' || !isChanged(old)) continue;
    const field = fields.find((other) => isTwin(old, other));
    if (field !== undefined && !isChanged(field)) copy(old, field);
  }
}
