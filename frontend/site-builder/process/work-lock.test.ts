import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isTaken, takeFolder, type Owner } from './work-lock';

describe('a folder that one process works in', () => {
  let folder: string;
  /** This process, as it describes itself. */
  let me: Owner;
  const file = () => path.join(folder, 'owner');
  const own = (owner: Partial<Owner>) =>
    writeFileSync(file(), JSON.stringify({ ...me, id: 'another', ...owner }));

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'work-'));
    await takeFolder(folder);
    me = JSON.parse(readFileSync(file(), 'utf8')) as Owner;
    rmSync(file());
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is free where nobody has it, and where who had it is gone', () => {
    expect(isTaken(file())).toBe(false);
    own({ pid: 2 ** 22 + 1 });
    expect(isTaken(file())).toBe(false);
    // Our own number, given out again.
    own({});
    expect(isTaken(file())).toBe(false);
    writeFileSync(file(), 'half a wor');
    expect(isTaken(file())).toBe(false);
  });

  it('is taken while another process runs and touches it', () => {
    own({ pid: process.ppid });
    expect(isTaken(file())).toBe(true);
  });

  it.each(['another container', null])('is taken by a process with our number in %s', (place) => {
    own({ place });
    expect(isTaken(file())).toBe(true);
  });

  it('is taken by any other process where no place can be told', () => {
    own({ place: null });
    expect(isTaken(file(), { ...me, place: null })).toBe(true);
  });

  it('is free when its owner has not touched it for long', () => {
    own({ place: 'another container' });
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(file(), longAgo, longAgo);
    expect(isTaken(file())).toBe(false);
  });

  it('is waited for, and given up when it stays taken', async () => {
    own({ pid: process.ppid });
    await expect(takeFolder(folder, 10)).rejects.toThrow('Another process works in');
    writeFileSync(file(), JSON.stringify(me));
    await takeFolder(folder);
    expect(isTaken(file(), { id: 'another', place: me.place, pid: process.pid + 1 })).toBe(true);
  });
});
