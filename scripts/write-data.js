import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { dataRecord } from '../src/accounts/stored-data-record.js';

// Writes docs/data.md; run by `npm run write:data` after a change of src/accounts/stored-data.ts.
const path = new URL('../docs/data.md', import.meta.url);
const config = await resolveConfig(path);
writeFileSync(path, await format(dataRecord(), { ...config, parser: 'markdown' }));
