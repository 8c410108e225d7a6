import { fileURLToPath } from 'node:url';
import { lintConfig } from './.ci/lint/config.mjs';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

export default lintConfig(root);
