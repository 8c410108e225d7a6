import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isCompiled, noteCompiled } from './compiled-code';

it('knows the code that a process before it compiled', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'builder-'));
  expect(isCompiled(folder, 'a')).toBe(false);
  noteCompiled(folder, 'a');
  expect(isCompiled(folder, 'a')).toBe(true);
  expect(isCompiled(folder, 'b')).toBe(false);
  rmSync(folder, { recursive: true });
});
