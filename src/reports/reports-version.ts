import { codeVersion } from '../shared/code-version.js';

/** Twelve hex digits that change with any rule, table, prompt or gate: a digest of this module's sources. */
export const reportsVersion = (): string => codeVersion('reports');
