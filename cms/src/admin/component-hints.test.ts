import { showComponentHints } from './component-hints';

const steps = { type: 'component', hint: 'At most nine.' };
const title = { type: 'string', hint: 'The name.' };
const form = { layout: [[[title], [steps]]], components: { 'home.satellite': { layout: [[steps, title]] } } };

describe('the hints of components', () => {
  const shown = showComponentHints(form, (hint) => `(${hint})`);

  it('are next to their labels, inside other components too', () => {
    expect(shown.layout[0]?.[1]).toEqual([{ ...steps, labelAction: '(At most nine.)' }]);
    expect(shown.components['home.satellite'].layout[0]?.[0]).toMatchObject({
      labelAction: '(At most nine.)',
    });
  });

  it('leave other fields and components without a hint as they are', () => {
    expect(shown.layout[0]?.[0]).toEqual([title]);
    const plain = { layout: [[[{ type: 'component', hint: '' }]]], components: {} };
    expect(showComponentHints(plain, () => 'never')).toEqual(plain);
  });
});
