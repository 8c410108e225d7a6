// Databases: SQLite, as nothing is read where previews are off.
import { askForLink, startPreviewing } from './previewing';

it('gives no link where publishing is switched off', async () => {
  const asleep = await startPreviewing({ isAwake: false });
  const answer = await askForLink(asleep, { uid: 'api::author.author', documentId: 'any' });
  expect(answer.status).toBe(400);
  const { error } = answer.body as { error: { message: string } };
  expect(error.message).toBe('Previews are switched off in this installation.');
  await asleep.remove();
});
