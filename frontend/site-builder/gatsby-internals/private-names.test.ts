import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gatsbyNames, requirePrivateNames, strapiNames } from './private-names';

const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8');

const moduleOf = (full: string): readonly string[] | undefined =>
  gatsbyNames[full.replace('gatsby/dist/', '')] ??
  strapiNames[full.replace('gatsby-source-strapi/dist/', '')];

/** A Gatsby that has everything, except for one module, or one name of a module. */
const gatsbyWithout = (module: string, name?: string) => (asked: string) => {
  if (asked === module && name === undefined)
    throw Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' });
  const names = (moduleOf(asked) ?? []).filter((one) => asked !== module || one !== name);
  return Object.fromEntries(names.map((one) => [one, () => undefined]));
};

it('accepts a Gatsby that has every private name', () => {
  expect(() => {
    requirePrivateNames(gatsbyWithout(''));
  }).not.toThrow();
});

it('refuses a Gatsby without one of them, and says which', () => {
  expect(() => {
    requirePrivateNames(gatsbyWithout('gatsby/dist/utils/page-data', 'flush'));
  }).toThrow('gatsby/dist/utils/page-data flush');
  expect(() => {
    requirePrivateNames(gatsbyWithout('gatsby-source-strapi/dist/normalize'));
  }).toThrow('gatsby-source-strapi/dist/normalize createNodes');
});

it('passes on any other failure of a module', () => {
  expect(() => {
    requirePrivateNames(() => {
      throw new Error('It broke while it was loaded.');
    });
  }).toThrow('It broke while it was loaded.');
});

it('is what README.md explains, name by name', () => {
  const names = [gatsbyNames, strapiNames].flatMap((list) =>
    Object.entries(list).flatMap(([module, functions]) => [module, ...functions]),
  );
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
