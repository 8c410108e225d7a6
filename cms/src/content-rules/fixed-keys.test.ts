import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fixedFields } from './fixed-keys';

const apiFolder = path.join(__dirname, '../api');

/** The attributes of every type that staff edit, by its uid. */
const types = readdirSync(apiFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('schema.json'))
  .map((file) => {
    const { attributes, info }: { attributes: object; info: { singularName: string } } = JSON.parse(
      readFileSync(path.join(apiFolder, file), 'utf8'),
    );
    return { uid: `api::${info.singularName}.${info.singularName}`, names: Object.keys(attributes) };
  });

describe('the fields that are fixed once they are published', () => {
  it('are all fields that are called a key', () => {
    const keys = types.filter(({ names }) => names.includes('key')).map(({ uid }) => uid);
    expect(keys.length).toBeGreaterThan(1);
    const fixed = fixedFields.filter(({ field }) => field === 'key').map(({ uid }) => uid);
    expect(fixed.sort()).toEqual(keys.sort());
  });

  it('are fields that their types have', () => {
    for (const { uid, field } of fixedFields)
      expect(types.find((type) => type.uid === uid)?.names).toContain(field);
  });
});
