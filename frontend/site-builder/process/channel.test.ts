import { EventEmitter } from 'node:events';
import type { ToSiteBuilder } from '@lanternway/contracts/publishing/build-protocol';
import { openChannel } from './channel';

function fakeProcess() {
  const said: unknown[] = [];
  const end = Object.assign(new EventEmitter(), {
    send: (message: unknown, done: () => void) => {
      said.push(message);
      done();
    },
  });
  return { said, end: end as unknown as NodeJS.Process };
}

const order = (build: number): ToSiteBuilder => ({ kind: 'goOn', build });

describe('the channel to the publisher', () => {
  it('keeps messages until somebody asks for them, in their order', async () => {
    const { end } = fakeProcess();
    const channel = openChannel(end);
    end.emit('message', order(1), null);
    end.emit('message', order(2), null);
    expect([await channel.next(), await channel.next()]).toEqual([order(1), order(2)]);
    const later = channel.next();
    end.emit('message', order(3), null);
    expect(await later).toEqual(order(3));
  });

  it('belongs only to the site builder: Gatsby finds none to write its log to', () => {
    const { end, said } = fakeProcess();
    const done = jest.fn();
    const channel = openChannel(end);
    expect(end.send).toBeUndefined();
    channel.say({ kind: 'ready', code: 'x' }, done);
    expect(said).toEqual([{ kind: 'ready', code: 'x' }]);
    expect(done).toHaveBeenCalledTimes(1);
  });
});
