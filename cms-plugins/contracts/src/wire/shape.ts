import { array, bool, mixed, number, object, string, type ISchema, type ObjectShape, type Schema } from 'yup';

/*
 * Short words for what the server answers staff. Nothing is checked at runtime: the schemas give the types and the API
 * description.
 */

/** An object, by the name it has in the API description. */
export const shape = <Fields extends ObjectShape>(name: string, fields: Fields) =>
  object(fields).defined().meta({ name });

export const text = () => string().defined();
export const count = () => number().defined();
export const flag = () => bool().defined();

export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  string()
    .oneOf([...values])
    .defined();

export const listOf = <Item>(item: ISchema<Item>) => array(item).defined();

/** One of two objects, told apart by their `kind`. */
export const either = <First extends object, Second extends object>(
  first: Schema<First>,
  second: Schema<Second>,
) => mixed<First | Second>().meta({ anyOf: [first, second] });

/** The answer to a change that has nothing to show but a sentence. */
export const said = shape('Said', { message: text() });
