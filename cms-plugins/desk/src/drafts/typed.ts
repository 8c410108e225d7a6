import { isRecord } from '@lanternway/contracts/wire/is-record';

/** The fields of a form that were changed and are not saved. */
export type Typed<Draft> = Partial<Draft>;

/** Whether a kept value has the shape of the form's own. A form may have changed since, with a new version of the admin. */
export function isLike<T>(model: T, value: unknown): value is T {
  if (Array.isArray(model))
    return Array.isArray(value) && value.every((entry) => model.length === 0 || isLike(model[0], entry));
  if (isRecord(model))
    return isRecord(value) && Object.keys(model).every((name) => isLike(model[name], value[name]));
  return typeof value === typeof model;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const namesOf = <Draft extends object>(draft: Draft) =>
  Object.keys(draft).filter((name): name is Extract<keyof Draft, string> => name in draft);

/** The kept fields that still fit the form; what does not is left out. */
export function fieldsOf<Draft extends object>(fresh: Draft, kept: unknown): Typed<Draft> {
  const typed: Typed<Draft> = {};
  if (!isRecord(kept)) return typed;
  for (const name of namesOf(fresh)) {
    const value = kept[name];
    if (isLike(fresh[name], value)) typed[name] = value;
  }
  return typed;
}

/** The fields of a draft that differ from what the form begins with. */
export function changedOf<Draft extends object>(fresh: Draft, draft: Draft): Typed<Draft> {
  const typed: Typed<Draft> = {};
  for (const name of namesOf(draft)) {
    if (!isSame(fresh[name], draft[name])) typed[name] = draft[name];
  }
  return typed;
}

export const isEmpty = (typed: object): boolean => Object.keys(typed).length === 0;
