import { brandTitle } from './brand';

describe('the title of the browser tab', () => {
  it("ends with our name instead of Strapi's", () => {
    expect(brandTitle('Create an entry | Strapi')).toBe('Create an entry | Lanternway');
  });

  it('is our name before a screen has one', () => {
    expect(brandTitle('Strapi Admin')).toBe('Lanternway');
  });

  it('does not change other titles', () => {
    expect(brandTitle('Strapi and | us')).toBe('Strapi and | us');
  });
});
