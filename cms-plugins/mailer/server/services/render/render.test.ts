import { neutralColours, paletteOf } from '@lanternway/contracts/brand/colours';
import type { MailContent } from '@lanternway/server-kit/platform';
import { renderMail, type Setting } from './render';

const setting: Setting = {
  brand: {
    name: 'Lanternway',
    tagline: 'Where education meets dedication.',
    email: 'hello@lanternway.example',
    phone: '+91 98000 00000',
    colours: neutralColours,
    mark: null,
  },
  publicUrl: 'https://lanternway.example',
  year: 2026,
};

const content: MailContent = {
  subject: '482913 is your {brand} code',
  preheader: '482913 is your {brand} code',
  heading: 'Your one-time code',
  blocks: [
    { kind: 'text', text: 'Enter this code to finish creating your {brand} account.' },
    { kind: 'code', code: '482913' },
    {
      kind: 'facts',
      rows: [
        ['Student', 'Meera Raman'],
        ['Course', 'Coding'],
      ],
    },
    { kind: 'button', label: 'View my orders', path: '/profile?tab=orders' },
    { kind: 'note', text: 'It works for 10 minutes and only once.' },
  ],
};

const render = (change: Partial<MailContent> = {}) => renderMail({ ...content, ...change }, setting);

it('says the same in both forms', () => {
  const { html, text } = render();
  const said = [
    'Your one-time code',
    'Enter this code to finish creating your Lanternway account.',
    '482913',
    'Meera Raman',
    'View my orders',
    'https://lanternway.example/profile?tab=orders',
    'It works for 10 minutes and only once.',
    'hello@lanternway.example',
    '+91 98000 00000',
    'Lanternway. Where education meets dedication.',
    '© 2026 Lanternway',
  ];
  expect(said.filter((words) => !html.includes(words))).toEqual([]);
  expect(said.filter((words) => !text.includes(words))).toEqual([]);
});

it('reads as a letter where no HTML is shown', () => {
  expect(render().text).toBe(`Your one-time code

Enter this code to finish creating your Lanternway account.

482913

Student: Meera Raman
Course: Coding

View my orders: https://lanternway.example/profile?tab=orders

It works for 10 minutes and only once.

-- 
Questions? Write to hello@lanternway.example or call +91 98000 00000.
Lanternway. Where education meets dedication.
© 2026 Lanternway
`);
});

it('puts the brand into subject and preheader, whatever signs are in its name', () => {
  const brand = { ...setting.brand, name: "A$& {brand} 'B'" };
  const { subject, html } = renderMail(content, { ...setting, brand });
  expect(subject).toBe("482913 is your A$& {brand} 'B' code");
  expect(html).toContain('overflow:hidden">482913 is your A$&amp; {brand} &#39;B&#39; code</div>');
});

it('keeps the code in one piece, so that it copies as one', () => {
  expect(render().html).toMatch(/font-size:38px[^>]*>482913<\/td>/);
});

it('keeps a subject on one line', () => {
  expect(render({ subject: 'Hello\r\nBcc: a@example.com\u2028 there\n' }).subject).toBe(
    'Hello Bcc: a@example.com  there',
  );
});

it('shows markup as text, wherever it comes from', () => {
  const bad = `<script>alert("1")</script>'&`;
  const { html } = renderMail(
    {
      subject: bad,
      preheader: bad,
      heading: bad,
      blocks: [
        { kind: 'text', text: bad },
        { kind: 'note', text: bad },
        { kind: 'code', code: bad },
        { kind: 'facts', rows: [[bad, bad]] },
        { kind: 'button', label: bad, path: `/${encodeURIComponent(bad)}"onclick="x` },
      ],
    },
    { ...setting, brand: { ...setting.brand, name: bad, tagline: bad, email: bad, phone: bad } },
  );
  expect(html).not.toContain('<script');
  expect(html).not.toContain('"onclick');
  expect(html.match(/&lt;script&gt;alert\(&quot;1&quot;\)&lt;\/script&gt;&#39;&amp;/g)).toHaveLength(16);
});

it('keeps the lines of a text', () => {
  expect(render({ blocks: [{ kind: 'text', text: 'One\nTwo' }] }).html).toContain('One<br>Two');
});

it.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'profile',
  'javascript:1',
])('links to no other site: %s', (path) => {
  expect(() => render({ blocks: [{ kind: 'button', label: 'Go', path }] })).toThrow('a page of the site');
});

it('leaves out what the settings do not say', () => {
  const brand = { ...setting.brand, tagline: null, email: null, phone: null };
  const { html, text } = renderMail(content, { ...setting, brand });
  expect(text).toContain('-- \nLanternway\n© 2026 Lanternway\n');
  expect(`${html}${text}`).not.toMatch(/Questions|null/);
});

it('asks mail programs for nothing they do not know', () => {
  expect(render().html).not.toMatch(/<(script|link|style|svg|form|iframe)|url\(|display:(flex|grid)/);
});

const png = Buffer.from('a picture');

it('shows the logo at its own proportions, at an address that changes with it', () => {
  const mark = { png, width: 88, height: 48, version: 'logo_7&1' };
  const { html } = renderMail(content, { ...setting, brand: { ...setting.brand, mark } });
  expect(html).toContain(
    '<img src="https://lanternway.example/mail/mark.png?v=logo_7%261" width="70" height="38" alt=""',
  );
  expect(render().html).not.toContain('<img');
});

it('has the colours of the settings, and no other', () => {
  const colours = { head: '#7a0019', button: '#c2185b', stripes: ['#111111', '#222222', '#333333'] } as const;
  const { html } = renderMail(content, { ...setting, brand: { ...setting.brand, colours } });
  const palette = Object.values(paletteOf(colours)).flat();
  const used = html.match(/#[0-9a-f]{6}\b/gi) ?? [];
  expect(used).toEqual(expect.arrayContaining(['#7a0019', '#c2185b', '#111111', '#222222', '#333333']));
  expect(used.filter((colour) => !palette.includes(colour))).toEqual([]);
});

describe('the link of a mail', () => {
  const withPath = (path: string) => render({ blocks: [{ kind: 'button', label: 'Open', path }] });

  it.each([
    ...['https://evil.example/', '//evil.example/x', 'profile'],
    ...[
      '/api/classes/booking/cancel',
      '/api',
      '/enquiries/waiting/x/end',
      '/_outbox',
      '/x/../api/auth/login',
    ],
    ...['/booking?t=a.manage.b', '/login?email=x&pass=y', '/join?token=a'],
  ])('is refused where it acts, leads away, or carries a secret to a server: %s', (path) => {
    expect(() => withPath(path)).toThrow('leads to a page');
  });

  it.each([
    '/booking#a.manage.b',
    '/login#email=x&pass=y',
    '/checkout/spark?offer=x',
    '/admin/plugins/enquiries',
  ])('is taken where it shows a page: %s', (path) => {
    expect(withPath(path).text).toContain(path);
  });
});
