import type { Core } from '@strapi/strapi';
import { keepContentTypes } from './keep-types';

class Strapi {
  made = 0;
  types: Record<string, { attributes: object }> = { 'api::plan.plan': { attributes: {} } };
  get contentTypes() {
    this.made += 1;
    return { ...this.types };
  }
}

it('makes the list of content types once, with the types themselves and no way to change it', () => {
  const strapi = new Strapi();
  keepContentTypes(strapi as unknown as Core.Strapi);
  const [first, second] = [strapi.contentTypes, strapi.contentTypes];
  expect(second).toBe(first);
  expect(first).toEqual(strapi.types);
  expect(first['api::plan.plan']).toBe(strapi.types['api::plan.plan']);
  expect(strapi.made).toBe(1);
  expect(() => Object.assign(first, { 'api::other.other': {} })).toThrow(TypeError);
});
