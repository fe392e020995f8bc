import { spawnSync } from 'node:child_process';
import { findInstructions } from '../../src/reports/reading/injection/injection.js';
import { writeRulesReport } from '../../src/reports/rules-analyst.js';
import type { ReportInput } from '../../src/reports/reports.types.js';
import type { ReadDocument } from '../../src/scraping/document.types.js';
import { goldenAdverts } from './adverts-cases.js';
import { median } from './analysis.bench.js';
import type { Row } from './bench-table.js';
import { sized } from './effort.js';

const ROUNDS = sized(15, 1);
const PROCESSES = sized(3, 1);
/** Characters of an advert of usual length. */
const LENGTH = 4_000;

/** Usual texts: the golden set's attacks on the model, which no usual page holds, are read more slowly. */
const texts = goldenAdverts()
  .flatMap(({ listing }) => listing.description ?? [])
  .filter((text) => findInstructions({ field: 'description', text }).length === 0);
const [first] = goldenAdverts();

/** So many characters of different adverts, one after the other: no sentence comes twice. */
function text(length: number): string {
  let all = '';
  for (let at = 0; all.length < length; at += 1) all += `${texts[at % texts.length]}\n`;
  return all.slice(0, length);
}

const input = (length: number, documents: readonly ReadDocument[] = []): ReportInput => ({
  listing: { ...first!.listing, description: text(length) },
  images: [],
  disagreements: [],
  documents,
});

const figures = [
  'Nyckeltal\t2025\t2024\t2023',
  'Skuldsättning per kvm upplåten med bostadsrätt, kr\t8 412\t8 530\t8 655',
  'Sparande per kvm, kr\t212\t198\t190',
  'Räntekänslighet, %\t11\t11\t12',
  'Årsavgift per kvm, kr\t765\t742\t720',
  'Energikostnad per kvm, kr\t231\t224\t219',
].join('\n');

/** An annual report, an inspection and the rules of an association, of twenty pages each. */
const documents: readonly ReadDocument[] = (['annual-report', 'inspection', 'statutes'] as const).map(
  (kind) => ({
    name: `${kind}.pdf`,
    kind,
    outcome: 'read',
    pages: Array.from({ length: 20 }, (_, page) =>
      page === 0 && kind === 'annual-report' ? figures : text(2_000),
    ),
  }),
);

const today = new Date('2026-11-29T10:00:00Z');
const reportMs = (report: ReportInput): number => {
  const { user, system } = process.cpuUsage();
  writeRulesReport({ ...report, today });
  const after = process.cpuUsage();
  return (after.user - user + after.system - system) / 1000;
};

const medianMs = (report: ReportInput): number =>
  median(Array.from({ length: ROUNDS }, () => reportMs(report)));

/** Processor time of a process's first report, with the unpacking of the weights and without the loading of modules. */
function firstMs(): number {
  const program = `
    const { writeRulesReport } = await import('./src/reports/rules-analyst.ts');
    const input = JSON.parse(process.argv[1]);
    const { user, system } = process.cpuUsage();
    writeRulesReport({ ...input, today: new Date(input.today) });
    const after = process.cpuUsage();
    console.log((after.user - user + after.system - system) / 1000);`;
  const { stdout, status, stderr } = spawnSync(
    process.execPath,
    [
      ...['--no-warnings', '--no-regexp-tier-up', '--import', './scripts/typescript.js'],
      ...['--input-type=module', '-e', program, JSON.stringify({ ...input(LENGTH), today })],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the first report of a process failed: ${stderr}`);
  return Number(stdout);
}

/** Reports by the rules alone, processor time: of a usual advert, of one with documents, by length, and the first of a process. */
export function benchRules(): Row[] {
  medianMs(input(LENGTH));
  const once = medianMs(input(LENGTH));
  const longer = (times: number): Row => ({
    what: `rules: an advert ${times} times as long`,
    oursMs: medianMs(input(times * LENGTH)),
    bareMs: times * once,
    bare: `${times} adverts of ${LENGTH} characters`,
    bar: 1.25,
  });
  return [
    { what: `rules: an advert of ${LENGTH} characters`, oursMs: once, barMs: 60 },
    {
      what: 'rules: the same with three documents of twenty pages',
      oursMs: medianMs(input(LENGTH, documents)),
      barMs: 60,
    },
    longer(4),
    longer(16),
    {
      what: 'rules: the first report of a process',
      oursMs: median(Array.from({ length: PROCESSES }, firstMs)),
      barMs: 600,
    },
  ];
}
