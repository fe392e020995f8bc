import { fileURLToPath } from 'node:url';
import { become, isOldNode, NODE } from './node24.js';

/** Does every text that the specification quotes stand in the web's texts or the server's messages? */
async function main() {
  await import('./typescript.js');
  const { checkTexts, readSpecification } = await import('../test/architecture/quoted-texts.ts');
  const { readSources } = await import('../test/architecture/source-files.ts');
  const { textExceptions } = await import('../test/architecture/text-exceptions.ts');
  const document = readSpecification();
  if (document === undefined) {
    console.warn('Skipped: there are no documents under SPEC_DIR');
    return 0;
  }
  const { quoted, missing, idle } = checkTexts(document, readSources('web/src', 'src'), textExceptions);
  for (const text of missing) console.log(`missing: ${text}`);
  for (const text of idle) console.log(`excepted without need: ${text}`);
  const excepted = Object.keys(textExceptions).length;
  console.log(`${quoted.length} texts quoted, ${missing.length} missing, ${excepted} excepted`);
  return missing.length + idle.length > 0 ? 1 : 0;
}

if (isOldNode) become(NODE, [fileURLToPath(import.meta.url)]);
else process.exitCode = await main();
