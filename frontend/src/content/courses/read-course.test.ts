import { readGrade, readShortCourse, readTrack } from './read-course';

const icon = {
  alternativeText: 'A cube',
  width: 120,
  height: 120,
  localFile: { publicURL: '/static/cube.svg' },
  raster: null,
};

const month = { sessions: 8, sessionMinutes: 45, months: 1 };
const track = {
  slug: 'kickstart',
  title: 'Kickstart',
  subject: 'coding',
  summary: 'First steps.',
  description: 'First steps in code.',
  ...{ usually: ' about a year ', abilities: ' plan a story\n\nfix it ' },
  minAge: 5,
  maxAge: 7,
  icon,
  steps: [{ title: 'Order', text: 'One thing after the other.' }, null],
  prices: null,
  soldAs: { key: 'coding-monthly', ...month, prices: [{ currency: 'INR', amountMinor: 649900 }] },
};

describe('a track', () => {
  it('costs what the plan costs that it is sold as', () => {
    expect(readTrack(track, 0)).toMatchObject({
      pricesMinor: { INR: 649900 },
      planKey: 'coding-monthly',
      bought: month,
    });
  });

  it('keeps a price of its own', () => {
    const own = { ...track, prices: [{ currency: 'INR', amountMinor: 500000 }] };
    expect(readTrack(own, 0).pricesMinor).toEqual({ INR: 500000 });
  });

  it('stands without a price while its plan is not published', () => {
    expect(readTrack({ ...track, soldAs: null }, 0)).toMatchObject({
      pricesMinor: {},
      planKey: '',
      bought: null,
    });
  });

  it('keeps its place and its steps', () => {
    expect(readTrack(track, 2)).toMatchObject({
      index: 2,
      ages: { min: 5, max: 7 },
      steps: [{ title: 'Order', text: 'One thing after the other.' }],
    });
  });

  it('says how long it usually takes and what it leads to, one thing of each line', () => {
    expect(readTrack(track, 0)).toMatchObject({
      usually: 'about a year',
      abilities: ['plan a story', 'fix it'],
    });
    const silent = readTrack({ ...track, usually: null, abilities: null }, 0);
    expect(silent).toMatchObject({ usually: null, abilities: [] });
  });

  it('shows the mark when its drawing is gone', () => {
    expect(readTrack({ ...track, icon: null }, 0).icon.src).toBe('/icons/mark.svg');
  });
});

describe('a grade', () => {
  const grade = {
    ...track,
    minAge: null,
    maxAge: null,
    grade: 3,
    outcome: ' ',
    topics: [{ title: 'Fractions' }],
  };

  it('may name no ages', () => {
    expect(readGrade(grade).ages).toBeNull();
  });

  it('promises nothing while nothing was written', () => {
    expect(readGrade(grade).outcome).toBeNull();
  });

  it('takes one age for both ends', () => {
    expect(readGrade({ ...grade, minAge: 8 }).ages).toEqual({ min: 8, max: 8 });
  });

  it('is described by its summary when nothing more was written', () => {
    expect(readGrade({ ...grade, description: null }).description).toBe('First steps.');
  });
});

describe('a short course', () => {
  const topics = [{ title: 'Levers' }, null];
  const short = { ...track, hours: 16, outcome: null, needs: 'Card\n\n String ', topics };

  it('has its steps, and one thing that is needed on each line', () => {
    expect(readShortCourse(short)).toMatchObject({
      steps: [{ title: 'Order', text: 'One thing after the other.' }],
      needs: ['Card', 'String'],
      outcome: null,
    });
  });

  it('shows its topics while it has no steps', () => {
    expect(readShortCourse({ ...short, steps: [] }).steps).toEqual([{ title: 'Levers', text: null }]);
  });
});
