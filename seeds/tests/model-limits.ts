import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mediaKeys } from '../media-keys';

interface Attribute {
  type: string;
  component?: string;
  customField?: string;
  repeatable?: boolean;
  required?: boolean;
  min?: number;
  max?: number;
  maxLength?: number;
  enum?: string[];
}

interface Model {
  attributes: Record<string, Attribute>;
}

const source = path.join(__dirname, '..', '..', 'cms', 'src');

function readModel(name: string): Model {
  const [, plural, single] = /^api::([\w-]+)\.([\w-]+)$/.exec(name) ?? [];
  const [category, component] = name.split('.');
  const file =
    plural && single
      ? path.join('api', plural, 'content-types', single, 'schema.json')
      : path.join('components', String(category), `${String(component)}.json`);
  return JSON.parse(readFileSync(path.join(source, file), 'utf8')) as Model;
}

/** The content model's objections to a record, one sentence each, found without starting the CMS. */
export function faultsOf(model: string, record: object, at = model): string[] {
  const { attributes } = readModel(model);
  const values = new Map<string, unknown>(Object.entries(record));
  const unknown = [...values.keys()].filter((name) => !attributes[name]);
  return [
    ...unknown.map((name) => `${at}.${name} is no field`),
    ...Object.entries(attributes).flatMap(([name, attribute]) =>
      faultsOfField(attribute, values.get(name), `${at}.${name}`),
    ),
  ];
}

function faultsOfField(attribute: Attribute, value: unknown, at: string): string[] {
  if (value === undefined) return attribute.required ? [`${at} is missing`] : [];
  if (attribute.type === 'dynamiczone') {
    const blocks = value as { __component: string }[];
    return blocks.flatMap(({ __component, ...block }, index) =>
      faultsOf(__component, block, `${at}.${String(index)}`),
    );
  }
  if (attribute.component && attribute.repeatable) return faultsOfList(attribute, value as object[], at);
  if (attribute.component) return faultsOf(attribute.component, value as object, at);
  if (attribute.type === 'media')
    return mediaKeys.some((key) => key === value) ? [] : [`${at} has no medium`];
  if (attribute.enum && !attribute.enum.includes(String(value))) return [`${at} is none of its values`];
  if (typeof value === 'string') return faultsOfText(attribute, value, at);
  if (typeof value === 'number') return faultsOfNumber(attribute, value, at);
  return [];
}

function faultsOfList(
  { component, min = 0, max = Infinity }: Attribute,
  items: object[],
  at: string,
): string[] {
  const faults = items.flatMap((item, index) => faultsOf(String(component), item, `${at}.${String(index)}`));
  if (items.length < min || items.length > max) faults.push(`${at} has ${String(items.length)} items`);
  return faults;
}

function faultsOfText({ maxLength = Infinity }: Attribute, value: string, at: string): string[] {
  if (value.trim() === '') return [`${at} is empty`];
  return value.length > maxLength
    ? [`${at} has ${String(value.length)} of ${String(maxLength)} characters`]
    : [];
}

function faultsOfNumber({ type, customField, min, max }: Attribute, value: number, at: string): string[] {
  const whole = type === 'integer' || customField !== undefined;
  if (whole && !Number.isInteger(value)) return [`${at} is no whole number`];
  return value < (min ?? -Infinity) || value > (max ?? Infinity) ? [`${at} is out of range`] : [];
}
