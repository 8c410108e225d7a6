import { checkBodies } from './check-bodies';
import { makePage } from './page-fixture';

const texts = (body: string) => checkBodies([makePage('/a', { body })]).map(({ text }) => text);

describe('the bodies of the built pages', () => {
  it('pass with one main heading and pictures that are described or only decorate', () => {
    expect(texts('<h1>A</h1><img src="/a.png" alt="A kite"/><img src="/b.svg" alt=""/>')).toEqual([]);
  });

  it('fail without a main heading', () => {
    expect(texts('<h2>A</h2>')).toEqual(['The page has no main heading.']);
  });

  it('fail with two main headings', () => {
    expect(texts('<h1>A</h1><h1>B</h1>')).toEqual(['The page has 2 main headings.']);
  });

  it('fail with a picture that says nothing about itself', () => {
    expect(texts('<h1>A</h1><img src="/a.png"/>')).toEqual(['The picture /a.png has no alternative text.']);
  });
});
