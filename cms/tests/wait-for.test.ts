// Databases: SQLite, as it is about waiting, and asks no database.
import { waitFor } from './wait-for';

it('answers with what it waited for', async () => {
  const answers = [undefined, false, 'the mail'] as const;
  let asked = 0;
  expect(await waitFor('the mail', () => answers[asked++], { everyMs: 1 })).toBe('the mail');
});

it('ends, and says what it waited for and what it saw last', async () => {
  const waiting = waitFor('the mail', () => false, { withinMs: -1, seen: () => ['another mail'] });
  await expect(waiting).rejects.toThrow('Waited in vain for the mail. Last seen: ["another mail"]');
});
