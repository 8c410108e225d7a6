import { createHash } from 'node:crypto';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { trimBundles } from './trim-bundles';

interface Chunk {
  name: string | null;
  groupsIterable: { origins: { request: string }[] }[];
}

/** As Gatsby 5.16 writes it. */
const nameOfGatsby = (_module: unknown, chunks: Chunk[]) =>
  createHash('sha1')
    .update(chunks.map(({ name }) => name).join(''))
    .digest('hex');

function trimmed() {
  const options = { limit: 10_000, name: 'static/[name]-[hash].[ext]' };
  const shared = { name: nameOfGatsby };
  const config = {
    module: { rules: [{ use: [{ loader: '/node_modules/url-loader/index.js', options }] }] },
    resolve: {},
    output: {},
    optimization: { splitChunks: { cacheGroups: { shared } } },
  };
  const actions = { replaceWebpackConfig: () => undefined };
  trimBundles({
    stage: 'build-javascript',
    getConfig: () => config,
    actions,
  } as unknown as CreateWebpackConfigArgs);
  return { options, nameOf: (chunks: Chunk[]) => shared.name(null, chunks) };
}

const part = (request: string): Chunk => ({ name: null, groupsIterable: [{ origins: [{ request }] }] });
const page = (name: string): Chunk => ({ name, groupsIterable: [] });

it('keeps drawings as files with a short hash in their names', () => {
  expect(trimmed().options).toEqual({ limit: 0, name: 'static/[name]-[hash:hex:10].[ext]' });
});

it('tells apart what different parts of pages share, and names it shortly', () => {
  const { nameOf } = trimmed();
  const forms = nameOf([part('./MessageForm'), part('./ApplicationForm')]);
  expect(forms).toMatch(/^[0-9a-f]{10}$/);
  expect(nameOf([part('./ClosedDays'), part('./ChangeTime')])).not.toBe(forms);
  expect(nameOf([part('./MessageForm'), part('./ApplicationForm')])).toBe(forms);
  expect(nameOf([page('checkout'), part('./MessageForm')])).not.toBe(
    nameOf([page('profile'), part('./MessageForm')]),
  );
});
