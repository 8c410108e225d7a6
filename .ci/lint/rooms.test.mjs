import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { serviceSubjects } from './rooms.mjs';

test('names every subject of every plugin, each with subjects that stand above it', () => {
  for (const [plugin, subjects] of Object.entries(serviceSubjects)) {
    const folder = new URL(`../../${plugin}/server/services/`, import.meta.url);
    const onDisk = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    assert.deepEqual(Object.keys(subjects).sort(), onDisk.map(({ name }) => name).sort(), plugin);
    const names = Object.keys(subjects);
    for (const [index, may] of Object.values(subjects).entries())
      for (const other of may) assert.ok(names.slice(0, index).includes(other), `${plugin}: ${other}`);
  }
});
