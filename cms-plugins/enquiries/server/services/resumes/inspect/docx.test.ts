import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lookIntoDocx } from './docx';

it('does not blame a file that our disk no longer gives', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lanternway-docx-'));
  const file = path.join(folder, 'resume');
  await writeFile(file, 'PK\x03\x04 and no list');
  const handle = await open(file);
  try {
    expect(await lookIntoDocx(file, handle)).toBe('something else');
    await rm(file);
    await expect(lookIntoDocx(file, handle)).rejects.toMatchObject({ code: 'ENOENT' });
  } finally {
    await handle.close();
    await rm(folder, { recursive: true });
  }
});
