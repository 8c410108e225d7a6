import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesOfSite } from './site-files.mjs';

test('no size follows a font: the text would break anew when the font comes after the first paint', () => {
  const sized = Object.entries(filesOfSite()).filter(
    ([name, text]) => /\.(?:css|tsx?)$/.test(name) && /:\s*'?[\d.]+(?:ch|ex|cap|ic)\b/.test(text),
  );
  assert.deepEqual(
    sized.map(([name]) => name),
    [],
  );
});
