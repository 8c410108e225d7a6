import { env } from '../src/env';
import { jsonFormat, prettyFormat } from '../src/logging/format';

export default {
  // Colours only where a person looks on.
  format: env.logFormat === 'json' ? jsonFormat : prettyFormat(process.stdout.isTTY),
};
