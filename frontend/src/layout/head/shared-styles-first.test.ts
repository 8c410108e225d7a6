import { createElement } from 'react';
import { sharedStylesFirst } from './shared-styles-first';

const style = (attributes: object) => createElement('style', attributes);
const charset = createElement('meta', { charSet: 'utf-8' });
const shared = style({ 'data-href': '/app.4f2.css' });
const ofPage = style({ 'data-href': '/component---src-pages-faq.9c1.css' });
const ofForms = style({ 'data-emotion': 'f' });

describe('the styles in the head of a page', () => {
  it('start with those that all pages share', () => {
    expect(sharedStylesFirst([charset, ofPage, shared])).toEqual([charset, shared, ofPage]);
  });

  it('leave every other part of the head in its place', () => {
    expect(sharedStylesFirst([ofForms, ofPage, charset, shared])).toEqual([ofForms, shared, charset, ofPage]);
  });

  it('may be missing', () => {
    expect(sharedStylesFirst([charset])).toEqual([charset]);
  });
});
