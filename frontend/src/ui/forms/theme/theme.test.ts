import { readFileSync } from 'node:fs';
import path from 'node:path';
import { palette } from './theme';

const tokens = readFileSync(path.join(__dirname, '../../styles/tokens.css'), 'utf8');

/** A colour of tokens.css with six digits. */
function token(name: string): string {
  const [, value = ''] = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(tokens) ?? [];
  return value.length === 4 ? value.replace(/[0-9a-f]/g, '$&$&') : value;
}

it.each([
  ['peacock', palette.primary.main],
  ['peacock-h', palette.primary.dark],
  ['lagoon', palette.primary.light],
  ['white', palette.primary.contrastText],
  ['marigold', palette.secondary.main],
  ['marigold-h', palette.secondary.dark],
  ['glow', palette.secondary.light],
  ['ink', palette.secondary.contrastText],
  ['error', palette.error.main],
  ['error-bg', palette.error.light],
  ['ok', palette.success.main],
  ['ok-bg', palette.success.light],
  ['paper', palette.background.default],
  ['white', palette.background.paper],
  ['ink', palette.text.primary],
  ['slate', palette.text.secondary],
  ['line', palette.divider],
])('has the colour that the design calls %s', (name, colour) => {
  expect(colour).toBe(token(name));
});
