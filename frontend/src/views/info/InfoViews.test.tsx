import { render, screen, within } from '@testing-library/react';
import { monthlyPlan, yearlyPlan } from '../../content/courses/plan-fixture';
import type { InfoPage } from '../../content/pages/page';
import { drawing } from '../testing/drawing';
import { outline, skippedHeadings } from '../testing/outline';
import { paragraph } from '../testing/paragraph';
import { CertificationView } from './certification/CertificationView';
import { emptyInfoPage } from './info-fixture';
import { OneToOneView } from './one-to-one/OneToOneView';
import { StemView } from './stem/StemView';

const page = (filled: Partial<InfoPage>): InfoPage => ({ ...emptyInfoPage, ...filled });

const older = page({
  sections: [
    {
      heading: 'How it is earned',
      body: paragraph('By finishing the work.'),
      picture: drawing('A finished lantern'),
      link: { label: 'See the courses', href: '/courses/coding' },
    },
  ],
  facts: [{ value: '8', label: 'sessions a month' }],
  evidence: [{ label: 'Register entry', href: 'https://register.example/1' }],
});

describe('every page that explains one thing', () => {
  it.each([
    ['STEM', <StemView key="a" page={emptyInfoPage} />],
    ['certification', <CertificationView key="b" page={emptyInfoPage} logo={null} />],
    ['1:1', <OneToOneView key="c" page={emptyInfoPage} plans={[]} />],
  ])('claims nothing that staff did not fill in, and leads on: %s', (_name, view) => {
    const { container } = render(view);
    expect(outline(container)).toEqual(['h1 A page', 'h2 Try one']);
    expect(screen.queryByText('Sample')).toBeNull();
  });

  it('still shows texts, figures and links written before', () => {
    const { container } = render(<StemView page={older} />);
    expect(outline(container)).toEqual([
      'h1 A page',
      'h2 How it is earned',
      'h2 See for yourself',
      'h2 Try one',
    ]);
    expect(screen.getByText('8').tagName).toBe('DD');
    expect(screen.getByRole('link', { name: /Register entry/ }).getAttribute('href')).toBe(
      'https://register.example/1',
    );
  });
});

describe('the STEM page', () => {
  const claim = {
    letter: 'S',
    heading: 'Science starts with a guess',
    text: 'A wrong guess is the beginning.',
    proof: 'The posts.',
    link: { label: 'Coding courses', href: '/courses/coding' },
  };
  const accreditation = {
    issuer: 'A body',
    number: '0417',
    covers: null,
    validFrom: '2025-09-01',
    validUntil: '2028-08-31',
    link: { label: 'Look the number up', href: 'https://register.example/0417' },
  };

  it('gives each claim the place where it can be checked', () => {
    const { container } = render(<StemView page={page({ claims: [claim] })} />);
    expect(outline(container).slice(1, 3)).toEqual(['h2 Science starts with a guess', 'h3 Where to check']);
    expect(screen.getByRole('link', { name: 'Coding courses' }).getAttribute('href')).toBe('/courses/coding');
    expect(skippedHeadings(container)).toEqual([]);
  });

  it('names issuer, number and dates of an accreditation, and shows no seal without one', () => {
    const { container, rerender } = render(<StemView page={page({ claims: [claim] })} />);
    expect(container.querySelector('.ev-seal')).toBeNull();
    rerender(<StemView page={page({ claims: [claim], accreditation })} />);
    const entry = within(screen.getByRole('region', { name: 'The accreditation itself' }));
    expect(entry.getByText('A body')).toBeTruthy();
    expect(entry.getByText('0417')).toBeTruthy();
    expect(entry.getByText('31 August 2028').getAttribute('datetime')).toBe('2028-08-31');
    expect(entry.getByRole('link', { name: /Look the number up/ })).toBeTruthy();
    expect(container.querySelector('.ev-seal')).not.toBeNull();
  });
});

describe('the page of the 1:1 program', () => {
  it('tells a class by its minutes, with what was said and drawn', () => {
    const beat = {
      minute: 9,
      title: 'Try first',
      text: 'She tries 95.',
      shown: paragraph('Is it getting closer?'),
      picture: drawing('Four sides that do not meet'),
      caption: 'Turn 100',
      look: 'graph' as const,
    };
    const { container } = render(
      <OneToOneView page={page({ storyTitle: 'A Saturday', beats: [beat] })} plans={[]} />,
    );
    expect(outline(container).slice(1, 3)).toEqual(['h2 A Saturday', 'h3 Try first']);
    const moment = within(screen.getByRole('region', { name: 'A Saturday' })).getByRole('listitem');
    expect(moment.textContent).toContain('9 minutes in');
    expect(within(moment).getByRole('img', { name: 'Four sides that do not meet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read the class' }).getAttribute('href')).toBe('#story');
  });

  it('says what a month costs, and what a session costs at least', () => {
    const plans = [
      { ...yearlyPlan, pricesMinor: { INR: 5_999_900 } },
      { ...monthlyPlan, pricesMinor: { INR: 649_900 } },
    ];
    render(<OneToOneView page={emptyInfoPage} plans={plans} />);
    expect(screen.getByText('₹6,499 a month')).toBeTruthy();
    expect(screen.getByText(/₹812 a session/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'longer plans start at ₹625' }).getAttribute('href')).toBe(
      '/#plans',
    );
  });
});

describe('the page of the certificate', () => {
  const certificate = {
    learner: 'Meera Raman',
    line: 'who has finished the coding plan',
    course: 'Elevate',
    learned: ['Functions'],
    day: '2026-10-30',
    teacher: 'Helen M.',
    number: null,
  };

  it('opens with a sample, marked in words, and explains its pins', () => {
    const pins = [{ title: 'The name you choose', text: 'As you write it.' }];
    const { container } = render(<CertificationView page={page({ certificate, pins })} logo={null} />);
    const sample = within(screen.getByRole('figure', { name: 'A sample certificate' }));
    for (const words of ['Sample', 'Meera Raman', 'Elevate', 'Functions', 'Helen M.', '30 October 2026']) {
      expect(sample.getByText(words)).toBeTruthy();
    }
    expect(outline(container)).toEqual([
      'h1 A page',
      'h2 What is on it',
      'h3 The name you choose',
      'h2 Try one',
    ]);
  });

  it('shows the picture of a sample while there is no certificate', () => {
    render(<CertificationView page={page({ sample: drawing('A blank certificate') })} logo={null} />);
    expect(screen.getByRole('img', { name: 'A blank certificate' })).toBeTruthy();
    expect(screen.getByText('Sample')).toBeTruthy();
  });

  it('says how long each course takes', () => {
    const durations = [
      { course: 'Professional', usually: 'about 2 years', sessions: '192', work: 'A portfolio' },
    ];
    render(<CertificationView page={page({ durations })} logo={null} />);
    const row = within(screen.getByRole('row', { name: /Professional/ }));
    expect(row.getByRole('rowheader').textContent).toBe('Professional');
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'about 2 years',
      '192',
      'A portfolio',
    ]);
  });
});
