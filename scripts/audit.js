import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// Asks the registry for known faults of what the product runs on. Ends with 0 when none is high or critical, 1 when one
// is, and 3 when the registry could not be asked: then --allow-unknown ends with 0, and says so all the same.
const root = fileURLToPath(new URL('..', import.meta.url));
const serious = ['high', 'critical'];

/** @returns {Promise<string>} what npm answers as JSON; it ends with 1 for any fault, so its code says nothing */
function askNpm() {
  const child = spawn('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let answer = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (answer += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve(answer));
  });
}

/** @returns {{name: string, severity: string, title: string}[] | undefined} undefined when it is no audit */
function faultsOf(answer) {
  try {
    const { vulnerabilities } = JSON.parse(answer);
    return Object.values(vulnerabilities).map(({ name, severity, via }) => ({
      name,
      severity,
      title: via.map((one) => (typeof one === 'string' ? `by way of ${one}` : one.title)).join('; '),
    }));
  } catch {
    return undefined;
  }
}

const faults = faultsOf(await askNpm().catch(() => ''));
if (!faults) {
  const isAllowed = process.argv.includes('--allow-unknown');
  console.error('Could not tell: the registry did not answer the audit. Nothing is known to be good or bad.');
  if (!isAllowed) console.error('Ask again later, or pass --allow-unknown where it can never be asked.');
  process.exitCode = isAllowed ? 0 : 3;
} else {
  const found = faults.filter(({ severity }) => serious.includes(severity));
  for (const { name, severity, title } of found) console.log(`${severity}: ${name}: ${title}`);
  const milder = faults.length - found.length;
  console.log(`${found.length} high or critical, ${milder} milder`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
