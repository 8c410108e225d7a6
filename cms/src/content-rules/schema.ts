import { isEntry, readText, type Entry } from './entry';

/** The part of a Strapi attribute that limits what its field may hold. */
export interface Attribute {
  type: string;
  isRequired: boolean;
  isRepeatable: boolean;
  min: number | undefined;
  max: number | undefined;
  maxLength: number | undefined;
  choices: readonly unknown[];
  /** The uid of the component in the field, or ''. */
  component: string;
  /** The uids of the components that a dynamic zone takes. */
  components: readonly string[];
}

export type Schema = Readonly<Record<string, Attribute>>;

/** Reads the attributes of a content type or component, from Strapi or from its JSON file. */
export function readSchema(attributes: unknown): Schema {
  if (!isEntry(attributes)) return {};
  const named = Object.entries(attributes).filter((pair): pair is [string, Entry] => isEntry(pair[1]));
  return Object.fromEntries(named.map(([field, attribute]) => [field, readAttribute(attribute)]));
}

/** The uid of a component in a field; in a dynamic zone each component names its own. */
export const componentOf = (attribute: Attribute, component: Entry): string =>
  attribute.component === '' ? readText(component, '__component') : attribute.component;

function readAttribute(attribute: Entry): Attribute {
  const choices = attribute['enum'];
  const component = attribute['component'];
  const components = attribute['components'];
  return {
    type: typeof attribute['type'] === 'string' ? attribute['type'] : '',
    isRequired: attribute['required'] === true,
    isRepeatable: attribute['repeatable'] === true,
    min: readLimit(attribute['min']),
    max: readLimit(attribute['max']),
    maxLength: readLimit(attribute['maxLength']),
    choices: Array.isArray(choices) ? choices : [],
    component: typeof component === 'string' ? component : '',
    components: Array.isArray(components) ? components.filter((uid) => typeof uid === 'string') : [],
  };
}

function readLimit(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
