import { fileURLToPath } from 'node:url';
import { lintConfig } from './.ci/lint/config.mjs';
import { typedRules } from './.ci/lint/typed-rules.mjs';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

export default [...lintConfig(root), ...typedRules(root)];
