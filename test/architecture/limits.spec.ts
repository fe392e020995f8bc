import { readFileSync } from 'node:fs';
import { A_DAY } from '../../src/accounts/export-stream.service.js';
import { accountLimits, handInLimits } from '../../src/analyses/add-hand-ins.js';
import {
  formLimits,
  formVolume,
  listenLimits,
  objectionLimits,
  printLimits,
  startLimits,
} from '../../src/analyses/analysis-limits.js';
import {
  attemptLimits,
  freeReportLimits,
  linkLimits,
  passwordCheckLimits,
  renewalLimits,
} from '../../src/auth/attempt-limits.service.js';
import { checkoutLimits } from '../../src/billing/checkout.service.js';
import { confirmLimits } from '../../src/billing/checkout.controller.js';
import { maxBytes } from '../../src/image-tracking/picture-download.js';
import type { Limit, Limits } from '../../src/shared/limits/limits.service.js';
import { privacyText } from '../../web/src/shared/texts/privacy.js';

const all: Readonly<Record<string, Limits>> = {
  'log-in, and being asked once more': attemptLimits.login,
  'sign-up': attemptLimits.signup,
  'asking for a new password': attemptLimits.reset,
  'opening a link of a mail': linkLimits,
  'looking at a password as it is typed': passwordCheckLimits,
  'renewing a session': renewalLimits,
  'an account with free reports': freeReportLimits,
  'starting an analysis, or over': startLimits,
  'handing in pages and pictures': formLimits,
  'megabytes of what is handed in': formVolume,
  'objecting to a claim of a report': objectionLimits,
  'printing a report': printLimits,
  'opening live events': listenLimits,
  'beginning a payment': checkoutLimits,
  'asking what became of a payment': confirmLimits,
  "fetching all of one's own data": {
    act: 'export',
    keys: { person: { points: A_DAY, seconds: 24 * 3600 } },
  },
};

function told(limit: Limit | undefined): string {
  if (!limit) return '';
  const { points, seconds } = limit;
  const span =
    seconds === 3600 ? 'an hour' : seconds > 3600 ? `${seconds / 3600} hours` : `${seconds / 60} min`;
  return `${points.toLocaleString('en')} in ${span}`;
}

const rowsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, 6)
        .map((cell) => cell.trim()),
    );

it('are told in docs/limits.md as they are', () => {
  const rows = rowsOf('docs/limits.md').filter(([act]) => act !== 'act');
  const wanted = Object.entries(all).map(([what, { act, keys }]) => [
    what,
    told(keys['person'] ?? keys['pair'] ?? keys['session']),
    told(keys['network']),
    told(keys['email']),
    act === 'export' ? '' : `\`${act}\``,
  ]);
  expect(rows.filter(([act]) => !/^-+$/.test(act!))).toEqual(wanted);
});

it('of a domain of mail are told there too', () => {
  const words = readFileSync('docs/limits.md', 'utf8').replace(/\s+/g, ' ');
  const { domain } = freeReportLimits.keys;
  expect(words).toContain(`${told(domain)} of one domain of mail`);
});

it('are counted no longer than the privacy page says', () => {
  const { blocks } = privacyText.sections.find(({ id }) => id === 'lagring')!;
  const { rows } = (blocks[0] as { table: { rows: readonly (readonly string[])[] } }).table;
  const promised = (what: string) => rows.find(([name]) => name!.startsWith(what))?.[1];
  expect(promised('Räkning av inloggningsförsök')).toBe('Högst 1 timme');
  expect(promised('Räkning av nya konton')).toBe('Högst 24 timmar');
  expect(promised('Räkning av hur många megabyte')).toBe('Högst 24 timmar');
  const longest = ({ keys }: Limits) => Math.max(...Object.values(keys).map(({ seconds }) => seconds));
  const longer = Object.values(all).filter((limits) => longest(limits) > 3600);
  // The export of one's data is counted in the log of acts.
  expect(longer.map((limits) => [limits.act, longest(limits)])).toEqual([
    ['free-reports', 24 * 3600],
    ['hand-in-megabytes', 24 * 3600],
    ['export', 24 * 3600],
  ]);
});

it('of pictures that are handed in are told in docs/security.md as they are', () => {
  const pictures = rowsOf('docs/security.md').filter(([upload]) => upload === 'picture');
  const most = `${maxBytes / 1024 ** 2} MB each, ${handInLimits.pictures} for an analysis, ${accountLimits.megabytes} MB for an account`;
  expect(pictures.map(([, , told]) => told)).toEqual([most]);
});
