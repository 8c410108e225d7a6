import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CreateResolversArgs, Node } from 'gatsby';
import { publicPath, shortenAddresses } from './public-address';

const digest = '0da86fce46655240420501019e35feb1';

it.each([
  ['kite_e292d802b5.svg', 'static/0da86fce46/kite.svg'],
  ['my_kite.svg', 'static/0da86fce46/my_kite.svg'],
  ['morning.v2_e292d802b5.mp4', 'static/0da86fce46/morning.v2.mp4'],
])('gives %s a short address that says what is in it', (base, address) => {
  expect(publicPath(digest, base)).toBe(address);
});

it('puts the file at its address', () => {
  const [home, folder] = [process.cwd(), mkdtempSync(path.join(tmpdir(), 'site-'))];
  process.chdir(folder);
  writeFileSync('kite_e292d802b5.svg', '<svg/>');
  const absolutePath = path.resolve('kite_e292d802b5.svg');
  const file = { base: 'kite_e292d802b5.svg', absolutePath, internal: { contentDigest: digest } };
  shortenAddresses({
    createResolvers: ({ File }: { File: { publicURL: { resolve: (node: Node) => string } } }) => {
      const address = File.publicURL.resolve(file as unknown as Node);
      expect(readFileSync(path.join('public', address), 'utf8')).toBe('<svg/>');
    },
  } as unknown as CreateResolversArgs);
  process.chdir(home);
  rmSync(folder, { recursive: true });
  expect.assertions(1);
});
