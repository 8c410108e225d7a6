import { test } from 'playwright/test';
import { allKinds } from './site/changes/all-kinds';
import type { Kind, Step } from './site/changes/kind';
import { logInForCalls, type StaffCalls } from './site/staff-calls';
import { untilLive } from './site/until-live';

/** Makes all changes as fast as staff could together, and checks each once the site follows. */
async function release(calls: StaffCalls, title: string, steps: { name: string; step: Step }[]) {
  await test.step(`${title}: made and live`, async () => {
    for (const { name, step } of steps) await test.step(name, () => step.make());
    await untilLive(calls);
  });
  for (const { name, step } of steps) await test.step(`${title}: ${name}`, () => step.check());
}

const stepOf =
  (at: number) =>
  ({ name, steps }: Kind) =>
    steps.slice(at, at + 1).map((step) => ({ name, step }));

test('the site follows every kind of change, and comes back as it was', async () => {
  const calls = await logInForCalls();
  await untilLive(calls);
  const kinds: Kind[] = [];
  for (const make of allKinds) kinds.push(await make(calls));
  try {
    await release(calls, 'First', kinds.flatMap(stepOf(0)));
    await release(calls, 'Then', kinds.flatMap(stepOf(1)));
  } finally {
    await release(
      calls,
      'Put back',
      kinds.map(({ name, putBack }) => ({ name, step: putBack })),
    );
  }
});
