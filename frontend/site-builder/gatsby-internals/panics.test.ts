import type { Reporter } from './internals';
import { GatsbyPanic, throwPanics } from './panics';

describe('what Gatsby would end the process for', () => {
  const reporter = { panic: jest.fn(), panicOnBuild: jest.fn() } as unknown as Reporter;
  throwPanics(reporter);

  it.each([
    [['Strapi is away', new Error('ECONNREFUSED')], 'Strapi is away ECONNREFUSED'],
    [[{ context: { sourceMessage: 'No such field' } }], 'No such field'],
    [[[new Error('one'), new Error('two')]], 'one two'],
    [[{}], 'Gatsby stopped without a reason.'],
  ])('is thrown with its words: %j', (args, sentence) => {
    const panic = () => reporter.panic(...(args as [unknown, unknown]));
    expect(panic).toThrow(GatsbyPanic);
    expect(panic).toThrow(sentence);
  });
});
