import { isGuessedDocument } from './keep-input';

const patch = (queryCacheKey: string) => ({
  type: 'adminApi/queries/queryResultPatched',
  payload: { queryCacheKey, patches: [] },
});

describe('an entry shown as saved before the server answered', () => {
  it('is recognised', () => {
    expect(isGuessedDocument(patch('getDocument({"model":"api::plan.plan"})'))).toBe(true);
  });

  it.each([
    patch('getFolders({})'),
    patch('getDocuments({})'),
    { type: 'adminApi/executeQuery/fulfilled', payload: { queryCacheKey: 'getDocument({})' } },
    { type: 'adminApi/queries/queryResultPatched', payload: null },
    () => undefined,
    undefined,
  ])('is not mistaken for anything else', (action) => {
    expect(isGuessedDocument(action)).toBe(false);
  });
});
