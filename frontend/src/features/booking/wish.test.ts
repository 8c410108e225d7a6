import { keepDraft } from '../../browser/drafts/draft';
import { openBookingSession } from './wish';

const arriveAt = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => {
  sessionStorage.clear();
  arriveAt('/book-free-class');
});

describe('a link to the free class', () => {
  it('fills in the course, and names the short course in the notes', () => {
    arriveAt('/book-free-class?course=coding&short=Robot+Builders');
    expect(openBookingSession('page').read()).toEqual({
      course: 'coding',
      notes: 'Short course: Robot Builders',
    });
  });

  it('asks for a teacher like the one the parent liked', () => {
    arriveAt('/book-free-class?course=math&like=Ananya+R.');
    expect(openBookingSession('page').read()['notes']).toBe('We would like a teacher like Ananya R.');
  });

  it('counts once, so that a reload keeps what the parent chose afterwards', () => {
    arriveAt('/book-free-class?course=math&from=mail');
    openBookingSession('page').read();
    expect(window.location.search).toBe('?from=mail');
  });

  it.each(['?course=chess', '?like=https%3A%2F%2Fevil.example', `?short=${'x'.repeat(81)}`, ''])(
    'fills in nothing that is not ours: %s',
    (query) => {
      arriveAt(`/book-free-class${query}`);
      expect(openBookingSession('page').read()).toEqual({});
    },
  );

  it('leaves notes of the parent alone', () => {
    keepDraft('free-class', { startedAt: Date.now(), fields: { course: 'math', notes: 'She is shy.' } });
    arriveAt('/book-free-class?course=coding&short=App+Maker');
    expect(openBookingSession('page').read()).toEqual({ course: 'coding', notes: 'She is shy.' });
  });

  it('says nothing to the dialog of another page', () => {
    arriveAt('/?course=coding');
    expect(openBookingSession('dialog').read()).toEqual({});
    expect(window.location.search).toBe('?course=coding');
  });
});
