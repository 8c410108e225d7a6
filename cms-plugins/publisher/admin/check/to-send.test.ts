import { toSend } from './to-send';

it('sends a related entry by its ids, and everything else as it is', () => {
  const chosen = { id: 3, title: 'Yearly', apiData: { id: 3, documentId: 'abc' } };
  const blocks = [{ __component: 'block.plans', title: null, plans: { connect: [chosen], disconnect: [] } }];
  expect(toSend({ title: 'Camp', order: 2, blocks })).toEqual({
    title: 'Camp',
    order: 2,
    blocks: [
      {
        __component: 'block.plans',
        title: null,
        plans: { connect: [{ id: 3, documentId: 'abc' }], disconnect: [] },
      },
    ],
  });
});
