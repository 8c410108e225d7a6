/** @jest-environment node */
import { createElement, Suspense } from 'react';
import { isWhole, renderWithStyles } from './render-with-styles';
import { SubmitButton } from '../mui/SubmitButton';
import { FormTheme } from './FormTheme';

const button = createElement(
  FormTheme,
  null,
  createElement(SubmitButton, { label: 'Log in', busyLabel: 'Logging in...', isBusy: false }),
);

it('gathers the styles of the parts in the page, by the classes that stand there', () => {
  const { html, styles } = renderWithStyles(button);
  const [, id = ''] = /class="[^"]*\bf-([\w-]+?)-MuiButtonBase-root/.exec(html) ?? [];
  expect(id).not.toBe('');
  expect(styles?.ids.some((known) => known.startsWith(id))).toBe(true);
  expect(styles?.css).toContain(`.f-${id}`);
  expect(styles?.css).toContain('min-height:56px');
});

it('leaves no styles between the elements', () => {
  expect(renderWithStyles(button).html).not.toContain('<style');
});

it('has nothing to gather where a page brings no such parts', () => {
  expect(renderWithStyles(createElement('p', null, 'Words'))).toEqual({ html: '<p>Words</p>', styles: null });
});

it('knows a page of which a part failed', () => {
  const Part = ({ name }: { name: string | null }) => createElement('p', null, (name as string).trim());
  const page = (name: string | null) =>
    createElement(Suspense, { fallback: 'One moment…' }, createElement(Part, { name }));
  expect(isWhole(renderWithStyles(page('Words')).html)).toBe(true);
  const { html } = renderWithStyles(page(null));
  expect(html).toContain('One moment…');
  expect(isWhole(html)).toBe(false);
});
