import { forget, keep, readKept, readText } from './storage';

const asNumber = (value: unknown) => (typeof value === 'number' ? value : null);

afterEach(() => jest.restoreAllMocks());

it('goes on without a storage that is closed', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keep('local', 'n', 1);
  forget('local', 'n');
  expect(readText('local', 'n')).toBeNull();
  expect(readKept('local', 'n', asNumber)).toBeNull();
});

it('goes on when the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keep('session', 'n', 1)).not.toThrow();
});
