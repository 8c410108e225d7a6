import { keepOwnStyles } from './own-styles';

const pageWith = (css: string, body = '<p class="lead big">Words</p>') =>
  `<html><head><style data-href="/app.css" data-identity="gatsby-global-css">${css}</style></head><body>${body}</body></html>`;

const stylesOf = (html: string) => /<style[^>]*>(.*)<\/style>/.exec(html)?.[1];

it.each([
  ['a class of the page, in any state', '.lead:hover,.lead::before{color:red}'],
  ['elements', 'p,a:not(.btn){color:red}[data-prices=hidden] [data-price]{visibility:hidden}'],
  ['what may be one of several', ':is(.toast,.lead) b{color:red}'],
  ['fonts and movements', '@font-face{font-family:A;src:url("/a;b}.woff2")}@keyframes x{to{opacity:0}}'],
  ['texts with brackets', '.lead::after{content:"} .gone{"}.big{color:red}'],
])('keeps rules for %s', (_, css) => {
  expect(keepOwnStyles(pageWith(css))).toBe(pageWith(css));
});

it('leaves out rules that no element of the page can meet, and says where the whole sheet is', () => {
  const css =
    '.lead{color:red}.toast{color:blue}.lead .toast b,.big{top:0}@media (width>9px){.toast{top:1px}}@media print{.big{top:2px}.toast{top:3px}}';
  const html = keepOwnStyles(pageWith(css));
  expect(stylesOf(html)).toBe('.lead{color:red}.big{top:0}@media print{.big{top:2px}}');
  expect(html).toContain('<style data-part="/app.css">');
});

it('does not touch the styles that the parts of a form have written', () => {
  const html = '<head><style data-emotion="css a">.a{top:0}</style></head><body></body>';
  expect(keepOwnStyles(html)).toBe(html);
});
