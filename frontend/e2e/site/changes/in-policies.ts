import { expectShown } from '../served';
import { first, type KindMaker } from './kind';

const dayMs = 24 * 60 * 60 * 1000;

/** Days begin at midnight UTC. */
const dayFromToday = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

export const versionOfPolicy: KindMaker = async (calls) => {
  const inForce = first((await calls.list('policy', { document: 'refund' })).slice(-1), 'refund policy');
  const { title, document, body, version } = await calls.read('policy', inForce.documentId);
  const was = Number(version);
  const made: string[] = [];
  async function add(next: number, days: number) {
    const effectiveOn = dayFromToday(days);
    const id = await calls.create('policy', { title, document, body, version: was + next, effectiveOn });
    made.push(id);
    await calls.publish('policy', id);
  }
  /** How the page names its own version; the list at its foot names the other versions. */
  const named = (next: number) => `· Version ${String(was + next)}`;
  return {
    name: 'a version of a policy whose day has come, and one whose day comes',
    steps: [
      {
        async make() {
          await add(1, 0);
          await add(2, 2);
        },
        check: () =>
          expectShown('/refund', {
            html: [named(1), `dateTime="${dayFromToday(0)}"`],
            data: [`"version":${String(was + 1)}`],
            gone: [named(2), `"version":${String(was + 2)}`],
          }),
      },
    ],
    putBack: {
      make: () => calls.bulk('policy', 'bulkDelete', made),
      check: () => expectShown('/refund', { html: [named(0)], gone: [named(1)] }),
    },
  };
};
