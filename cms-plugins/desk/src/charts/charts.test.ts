/** @jest-environment jsdom */
import { lightTheme } from '@strapi/design-system';
import { render } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import { ThemeProvider } from 'styled-components';
import { LineChart } from './LineChart';
import { Lines } from './Lines';
import { pointsOf, Spark } from './Spark';
import { TableSwitch } from './TableSwitch';

const drawn = (part: ReactElement): string =>
  render(createElement(ThemeProvider, { theme: lightTheme }, part)).container.innerHTML;

const points = ['2 Nov', '9 Nov', '16 Nov'];
const lines = [
  { word: 'leads', values: [4, 8, 6] },
  { word: 'paid', values: [1, 0, 2] },
];
const sentence = 'Leads and payments by week.';

describe('a chart of lines', () => {
  it('is one picture with its sentence, and its last numbers in words', () => {
    const chart = drawn(createElement(Lines, { width: 360, sentence, points, lines }));
    expect(chart).toContain(`role="img" aria-label="${sentence}"`);
    expect(chart).toContain('>6 leads<');
    expect(chart).toContain('>2 paid<');
  });

  it('says one as one', () => {
    const visits = [{ word: 'visits', one: 'visit', values: [4, 8, 1] }];
    expect(drawn(createElement(Lines, { width: 360, sentence, points, lines: visits }))).toContain(
      '>1 visit<',
    );
  });

  it('stays in the width of a phone', () => {
    const chart = drawn(createElement(Lines, { width: 320, sentence, points, lines }));
    const places = [...chart.matchAll(/ c?x1?2?="([\d.]+)"/g)].map(([, place]) => Number(place));
    expect(places.length).toBeGreaterThan(10);
    expect(Math.max(...places)).toBeLessThan(320);
  });

  it('tells its lines apart by dashes too', () => {
    const chart = drawn(createElement(Lines, { width: 720, sentence, points, lines }));
    expect(chart.match(/stroke-dasharray/g)).toHaveLength(1);
  });

  it('shades the points that may still change', () => {
    expect(drawn(createElement(Lines, { width: 720, sentence, points, lines, shadedFrom: 2 }))).toContain(
      '<rect',
    );
    expect(drawn(createElement(Lines, { width: 720, sentence, points, lines }))).not.toContain('<rect');
  });
});

describe('a chart with its sentence', () => {
  const chart = (openEnd: string | null) =>
    drawn(createElement(LineChart, { sentence, pointTitle: 'Day', points, lines, openEnd }));

  // The width of a page is not known here, and nothing changes it.
  beforeAll(() => {
    const nothing = () => undefined;
    Object.assign(globalThis, { ResizeObserver: jest.fn(() => ({ observe: nothing, disconnect: nothing })) });
  });

  it('says why its last point still grows', () => {
    expect(chart('Today is not over.')).toContain('Today is not over. What is shaded still grows.');
    expect(chart(null)).not.toContain('shaded');
  });
});

describe('a small line', () => {
  const spark = (values: number[], isLastOpen = false) =>
    drawn(createElement(Spark, { sentence: 'Received in INR', values, isLastOpen }));

  it('is one picture with its sentence, from the left edge to the right', () => {
    expect(spark([1, 3, 2])).toContain('role="img" aria-label="Received in INR"');
    expect(pointsOf([0, 10, 5])).toEqual(['2.0,26.0', '36.0,2.0', '70.0,14.0']);
  });

  it('reaches below nothing where more was given back than came in', () => {
    expect(pointsOf([10, -10])).toEqual(['2.0,2.0', '70.0,26.0']);
  });

  it('dashes the way to a month that is not over', () => {
    expect(spark([1, 3, 2], true).match(/stroke-dasharray/g)).toHaveLength(1);
    expect(spark([1, 3, 2])).not.toContain('stroke-dasharray');
  });

  it('is not drawn where there is nothing to see', () => {
    expect(spark([0, 0, 0])).not.toContain('<svg');
    expect(spark([7])).not.toContain('<svg');
  });
});

it('keeps the name of the button, and says by being pressed that the table is shown', () => {
  const onChange = () => undefined;
  const button = (isTable: boolean) => drawn(createElement(TableSwitch, { isTable, onChange }));
  expect(button(true)).toMatch(/aria-pressed="true".*Show as table/);
  expect(button(false)).toMatch(/aria-pressed="false".*Show as table/);
  expect(button(true)).toContain('data-no-print');
});
