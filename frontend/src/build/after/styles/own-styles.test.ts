import { keepOwnStyles } from './own-styles';

const pageWith = (css: string, body = '<main><i></i><p class="lead big" lang="en">Words</p></main>') =>
  `<html><head><style data-href="/app.css" data-identity="gatsby-global-css">${css}</style></head><body>${body}</body></html>`;

const stylesOf = (html: string) => /<style[^>]*>(.*)<\/style>/.exec(html)?.[1];

it.each([
  [
    'a class of the page, in any state but at a pointer',
    '.lead:focus,.lead::before,.lead:not(:hover){color:red}',
  ],
  ['elements', 'p:not(.btn),html>body p{color:red}[data-prices=hidden] [data-price]{visibility:hidden}'],
  ['what is one of several', ':is(main,body) p:is(.lead,.big){color:red}:where(p):is(.big,:focus){top:0}'],
  ['fonts', '@font-face{font-family:A;src:url("/a;b}.woff2")}'],
  ['movements that something makes', '@keyframes x{to{opacity:0}}.big{animation:1s x}'],
  ['what is around an element or next to it', 'main .lead,body>main>p,i+p,main i~p.big{color:red}'],
  ['attributes, and those that change early', 'p[lang],p[lang=en],p[lang^=e],html[data-x=y] p{color:red}'],
  ['commas and brackets in values', 'p:not([lang="),("]).lead{color:red}'],
  ['what is shown unless a dialog is open', 'html:not(:has(dialog:modal)) p{color:red}'],
  ['values in capitals or not', 'p[lang=EN i]{color:red}'],
  ['paper, as a page may be printed before the whole sheet comes', '@media print{p{color:red}}'],
  ['texts with brackets', '.lead::after{content:"} .gone{"}.big{color:red}'],
])('keeps rules for %s', (_, css) => {
  expect(keepOwnStyles(pageWith(css))).toBe(pageWith(css));
});

it('leaves out rules that no element of the page can meet, and says where the whole sheet is', () => {
  const css =
    '.lead{color:red}.toast{color:blue}.lead .toast b,.big{top:0}@media (width>9px){.toast{top:1px}}@media (width>8px){.big{top:2px}.toast{top:3px}}';
  const html = keepOwnStyles(pageWith(css));
  expect(stylesOf(html)).toBe('.lead{color:red}.big{top:0}@media (width>8px){.big{top:2px}}');
  expect(html).toContain('<style data-part="/app.css">');
});

it('leaves out rules for kinds of elements that the page does not have', () => {
  const css = 'p{top:0}table td,p+dialog::backdrop,a:hover,:root p{color:red}P>b{top:1px}';
  expect(stylesOf(keepOwnStyles(pageWith(css)))).toBe('p{top:0}:root p{color:red}');
});

it.each([
  ['elements that are not inside each other', 'p i,.lead>main,html>i p{color:red}'],
  ['names that are on different elements', 'i.lead,main[lang]{color:red}'],
  ['attributes and values that no element has', 'p[disabled],p[lang=de]{color:red}'],
  ['readers without script, who have the whole sheet', '@media (scripting:none){p{color:red}}'],
  ['what a pointer is at', '.lead:hover,p:active i{color:red}'],
  ['a dialog that is open', 'html:has(dialog:modal){color:red}'],
  [
    'what nothing on the page is',
    'p:disabled,p:is([lang=de],.toast),i:is(.lead,.big),:is(.lead i) b{color:red}',
  ],
])('leaves out rules for %s', (_, css) => {
  expect(stylesOf(keepOwnStyles(pageWith(`${css}p{top:0}`)))).toBe('p{top:0}');
});

describe('reads a page as a browser does', () => {
  it.each([
    ['a comment', '<!-- <table class="gone"></table> --><p class="lead">Words</p>'],
    ['the text of a script', '<script>a=\'<table class="gone">\'</script><p class="lead">Words</p>'],
    ['a value', '<p class="lead" title="<table class=gone>">Words</p>'],
    ['signs for signs', '<p class="lead" title="&quot;>">Words</p>'],
    ['values without quotes', "<p class=lead title='>'>Words</p>"],
    ['paragraphs without an end', '<p>Words<p class="lead">Words'],
  ])('with %s', (_, body) => {
    const css = 'p.lead{top:0}table,.gone,p p{top:1px}';
    expect(stylesOf(keepOwnStyles(pageWith(css, body)))).toBe('p.lead{top:0}');
  });

  it('with signs in the names of classes', () => {
    const css = '.a\\:b,.a\\,c,[title="\\22>"]{top:0}.a{top:1px}.a\\:c{top:2px}';
    const body = '<p class="a:b" title="&quot;&gt;"><i class="a,c"></i></p>';
    expect(stylesOf(keepOwnStyles(pageWith(`${css}/* .b{ */`, body)))).toBe(css.slice(0, css.indexOf('.a{')));
  });
});

it('shortens a list to what is on the page, unless the rule would weigh less', () => {
  const css =
    ':is(.toast,.lead,.gone):is(p,b){top:0}:is(.lead,#gone){top:1px}:is(.lead,.toast p,.gone b){top:2px}:where(.lead,.gone b){top:3px}';
  expect(stylesOf(keepOwnStyles(pageWith(css)))).toBe(
    ':is(.lead):is(p){top:0}:is(.lead,#gone){top:1px}:is(.lead,.toast p){top:2px}:where(.lead){top:3px}',
  );
});

it('leaves out what only a page without script shows', () => {
  const body = '<noscript><p class="lead">Words</p></noscript><p class="big" disabled="">Words</p>';
  const css = '.lead{top:0}.big,i:disabled,.big:disabled{top:1px}';
  expect(stylesOf(keepOwnStyles(pageWith(css, body)))).toBe('.big,.big:disabled{top:1px}');
});

describe('what opens by a press', () => {
  const css =
    'details p{top:0}.lead{top:1px}details[open]>summary{top:2px}summary{top:3px}summary .big{top:4px}';
  const body =
    '<details><summary><b class="big">More</b></summary><p class="lead">Words</p></details><p>Words</p>';

  it('has its rules in the text of a page', () => {
    expect(stylesOf(keepOwnStyles(pageWith(css, body)))).toBe(css);
  });

  it('has none in a menu, which is not seen before they come', () => {
    const html = keepOwnStyles(pageWith(css, `<nav>${body}</nav>`));
    const menu = 'nav details[open]>:not(summary)';
    expect(stylesOf(html)).toBe(
      `summary{top:3px}summary .big{top:4px}@media (scripting:enabled){${menu}{position:absolute;display:grid;width:280px;background:#fff}${menu}{opacity:0;animation:whole 0s 2s forwards!important}}@keyframes whole{to{opacity:1}}`,
    );
    expect(html).toContain('<noscript><link rel="stylesheet" href="/app.css"/></noscript>');
  });
});

describe('a page with a dialog', () => {
  const body =
    '<p class="lead">Words</p><dialog class="dlg"><b class="big">More</b></dialog><br><p>Words</p>';
  const html = keepOwnStyles(pageWith('.lead{top:0}.dlg{top:1px}.big,dialog b,.dlg+p{top:2px}', body));

  it('carries no rules that only the closed dialog meets, nor shows one that opens without them', () => {
    const guard = 'dialog:modal{opacity:0;animation:whole 0s 2s forwards!important}';
    expect(stylesOf(html)).toContain(`.lead{top:0}@media (scripting:enabled){${guard}}`);
    expect(stylesOf(html)).not.toMatch(/\.dlg|\.big|dialog b/);
  });

  it('has the whole sheet where there is no script', () => {
    expect(html).toContain('</style><noscript><link rel="stylesheet" href="/app.css"/></noscript></head>');
  });

  it('carries the rules of one that is open', () => {
    const open = body.replace('<dialog', '<dialog open=""');
    expect(stylesOf(keepOwnStyles(pageWith('.big{top:2px}.gone{top:0}', open)))).toMatch(/^\.big\{top:2px\}/);
  });
});

it('leaves out names of colours and movements that nothing on the page says, in whichever sheet', () => {
  const names =
    ':root{--a:var(--b);--b:red;--gone:var(--too);--too:1px}@media (width>9px){:root{--gone:2px}}@keyframes gone{to{top:0}}';
  const own = pageWith('.big{color:var(--a)}.toast{top:var(--gone);animation:1s gone}');
  const [shared = ''] = /<style.*<\/style>/.exec(pageWith(names)) ?? [];
  const html = keepOwnStyles(own.replace('<head>', `<head>${shared}`));
  expect(stylesOf(html)).toMatch(/^<\/style>.*>.big{color:red}$/);
});

it('keeps a name that an element says, or the styles of a part of a form', () => {
  const css = ':root{--a:1px;--b:2px;--c:3px}';
  const body = '<style data-emotion="f">.x{top:var(--b)}</style><p style="top:var(--a)">Words</p>';
  expect(stylesOf(keepOwnStyles(pageWith(css, body)))).toContain(':root{--a:1px;--b:2px}');
});

it('puts a value in the place of its name, unless the name means something else in places', () => {
  const css =
    ':root{--a:var(--b);--b:url("/x;y");--c:var(--b);--d:1px;--e:2px;--f:3px}@media (width>9px){:root{--d:4px}}.big{background:var(--a);--e:5px;top:var(--d);left:var(--e)}.lead{background:var(--c);top:var(--f,9px)}';
  expect(stylesOf(keepOwnStyles(pageWith(css)))).toBe(
    ':root{--d:1px;--e:2px;--f:3px}@media (width>9px){:root{--d:4px}}.big{background:url("/x;y");--e:5px;top:var(--d);left:var(--e)}.lead{background:url("/x;y");top:var(--f,9px)}',
  );
});

it('does not touch the styles that the parts of a form have written', () => {
  const html = '<head><style data-emotion="css a">.a{top:0}</style></head><body></body>';
  expect(keepOwnStyles(html)).toBe(html);
});

it('keeps fonts in an element that stays when the whole sheet comes', () => {
  const font = '@font-face{font-family:A;src:url("/a.woff2")}';
  expect(keepOwnStyles(pageWith(`.big{top:0}${font}.gone{top:0}`))).toContain(
    `<style data-part="/app.css">.big{top:0}</style><style>${font}</style><noscript>`,
  );
});

it('tells pages with the same sheets apart by their elements, and by the names that they use', () => {
  const css = ':root{--ink:red;--paper:blue}.lead{color:var(--ink)}.big{top:0}@keyframes rise{to{top:1px}}';
  const kept = (body: string) => stylesOf(keepOwnStyles(pageWith(css, body)));
  const plain = '<p class="lead">Words</p>';
  const big = '<p class="lead"><b class="big">Words</b></p>';
  const named = '<p class="lead" style="animation:rise 1s;background:var(--paper)">Words</p>';
  for (const round of [1, 2]) {
    expect([round, kept(plain)]).toEqual([round, '.lead{color:red}']);
    expect([round, kept(big)]).toEqual([round, '.lead{color:red}.big{top:0}']);
    expect([round, kept(named)]).toEqual([
      round,
      ':root{--paper:blue}.lead{color:red}@keyframes rise{to{top:1px}}',
    ]);
  }
});
