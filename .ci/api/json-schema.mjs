/** Turns the contracts' yup schemas into JSON schemas. @typedef {Record<string, unknown>} JsonSchema */

/** @typedef {Record<string, JsonSchema>} Components the named objects that were met */

/**
 * @param {import('yup').SchemaFieldDescription | undefined} field @param {Components} components
 * @returns {JsonSchema}
 */
export function jsonSchemaOf(field, components) {
  if (field === undefined || field.type === 'ref' || field.type === 'lazy') return {};
  const described = /** @type {import('yup').SchemaDescription} */ (field);
  const { name } = /** @type {{ name?: string }} */ (described.meta ?? {});
  if (name === undefined) return orNull(described, schemaOf(described, components));
  components[name] ??= schemaOf(described, components);
  return orNull(described, { $ref: `#/components/schemas/${name}` });
}

/** @param {import('yup').SchemaDescription} field @param {JsonSchema} schema */
function orNull({ nullable }, schema) {
  return nullable && Object.keys(schema).length > 0 ? { anyOf: [schema, { type: 'null' }] } : schema;
}

/** @param {import('yup').SchemaDescription} field @param {Components} components @returns {JsonSchema} */
function schemaOf(field, components) {
  const { anyOf } = /** @type {{ anyOf?: import('yup').Schema[] }} */ (field.meta ?? {});
  if (anyOf) return { anyOf: anyOf.map((schema) => jsonSchemaOf(schema.describe(), components)) };
  const values = field.oneOf.filter((value) => value !== null && value !== undefined);
  if (values.length > 0) return { enum: values };
  const rules = Object.assign({}, ...field.tests.map((test) => ruleOf(field.type, test)));
  if (field.type === 'object') return objectOf(field, components);
  if (field.type === 'array') {
    const { innerType } = /** @type {import('yup').SchemaInnerTypeDescription} */ (field);
    const items = jsonSchemaOf(/** @type {import('yup').SchemaFieldDescription} */ (innerType), components);
    return { type: 'array', items, ...rules };
  }
  return field.type === 'mixed' ? {} : { type: field.type, ...rules };
}

/** @param {import('yup').SchemaDescription} field @param {Components} components @returns {JsonSchema} */
function objectOf(field, components) {
  const { fields } = /** @type {import('yup').SchemaObjectDescription} */ (field);
  const required = Object.entries(fields).flatMap(([name, inner]) => (isRequired(inner) ? [name] : []));
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, inner]) => [name, jsonSchemaOf(inner, components)]),
  );
  return { type: 'object', ...(required.length > 0 ? { required } : {}), properties };
}

/** @param {import('yup').SchemaFieldDescription} field */
const isRequired = (field) =>
  'optional' in field &&
  !field.optional &&
  !('default' in field && field.default !== undefined && field.type !== 'object');

/** @param {string} type @param {{ name?: string, params?: Record<string, unknown> | undefined }} test @returns {JsonSchema} */
function ruleOf(type, { name, params = {} }) {
  const suffix = type === 'array' ? 'Items' : 'Length';
  if (name === 'integer') return { type: 'integer' };
  if (name === 'min') return { [type === 'number' ? 'minimum' : `min${suffix}`]: params['min'] };
  if (name === 'max') return { [type === 'number' ? 'maximum' : `max${suffix}`]: params['max'] };
  if (name === 'uuid') return { format: 'uuid' };
  if (name === 'matches' && params['regex'] instanceof RegExp) return { pattern: params['regex'].source };
  return {};
}
