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

  it('say next to a list of blocks how many there may be', () => {
    const blocks = { type: 'dynamiczone', hint: 'The page.', attribute: { max: 16 } };
    const page = showComponentHints({ layout: [[[blocks]]], components: {} }, (text) => text);
    expect(page.layout[0]?.[0]).toEqual([{ ...blocks, labelAction: 'of at most 16' }]);
  });

  it('leave other fields and components without a hint as they are', () => {
    expect(shown.layout[0]?.[0]).toEqual([title]);
    const plain = { layout: [[[{ type: 'component', hint: '' }]]], components: {} };
    expect(showComponentHints(plain, () => 'never')).toEqual(plain);
  });
});
