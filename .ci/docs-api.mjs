import { writeFileSync } from 'node:fs';
import { apiFile, describeApi } from './api/describe-api.mjs';

/* Writes docs/api/openapi.yaml. The contracts must be built. */
writeFileSync(apiFile, await describeApi());
