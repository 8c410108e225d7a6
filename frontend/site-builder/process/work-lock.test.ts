import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { isTaken, takeFolder } from './work-lock';

describe('a folder that one process works in', () => {
  let folder: string;
  const file = () => path.join(folder, 'owner');
  const own = (pid: number, host = hostname()) => writeFileSync(file(), JSON.stringify({ host, pid }));

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'work-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is free where nobody has it, and where who had it is gone', () => {
    expect(isTaken(file())).toBe(false);
    own(2 ** 22 + 1);
    expect(isTaken(file())).toBe(false);
    writeFileSync(file(), 'half a wor');
    expect(isTaken(file())).toBe(false);
  });

  it('is taken while another process runs and touches it', () => {
    own(process.ppid);
    expect(isTaken(file())).toBe(true);
    own(1, 'another-machine');
    expect(isTaken(file())).toBe(true);
  });

  it('is free when another process only has the number of the one that had it', () => {
    own(process.ppid);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(file(), longAgo, longAgo);
    expect(isTaken(file())).toBe(false);
  });

  it('is waited for, and given up when it stays taken', async () => {
    own(process.ppid);
    await expect(takeFolder(folder, 10)).rejects.toThrow('Another process works in');
    own(process.pid);
    await takeFolder(folder);
    expect(isTaken(file(), { host: hostname(), pid: process.pid + 1 })).toBe(true);
  });
});
