import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSchema, type Schema } from '../content-rules/schema';

const source = path.resolve(__dirname, '..');

/** Every schema of the content model that has a form, from its file, by the uid Strapi gives it. */
export function readModel(): [string, Schema][] {
  const files = ['api', 'components'].flatMap((room) =>
    readdirSync(path.join(source, room), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(room, file),
    ),
  );
  return files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const { attributes, pluginOptions }: Model = JSON.parse(readFileSync(path.join(source, file), 'utf8'));
      const isHidden = pluginOptions?.['content-manager']?.visible === false;
      return isHidden ? [] : [[uidOf(file), readSchema(attributes)]];
    });
}

interface Model {
  attributes: unknown;
  /** What the Content Manager does not show has no form. */
  pluginOptions?: { 'content-manager'?: { visible: boolean } };
}

function uidOf(file: string): string {
  const [room, first = '', ...rest] = file.split(path.sep);
  if (room === 'api') return `api::${first}.${first}`;
  return `${first}.${path.basename(rest.join(path.sep), '.json')}`;
}
