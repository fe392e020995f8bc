import { EntityManager } from '@mikro-orm/postgresql';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { goldenCaseSchema, type GoldenCase } from '../../src/experiments/suites/case.schema.js';
import type { ReadDocument } from '../../src/scraping/document.types.js';
import type { Listing } from '../../src/scraping/listing.types.js';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import type { TestApp } from '../support/app.js';
import { runCli } from '../support/cli.js';
import { listAnalysis } from '../support/listed-analyses.js';
import { addReport } from '../support/report-stage.js';
import { sharedApp } from '../support/shared-app.js';

const listing: Listing = {
  title: 'Trea på Norra Provgatan 12 B',
  address: 'Norra Provgatan 12 B, lgh 1203',
  area: 'Karl Johan',
  city: 'Örebro',
  municipality: 'Örebro',
  postalCode: '703 61',
  coordinates: { lat: 59.27412, lon: 15.21367 },
  propertyType: 'Lägenhet',
  tenure: 'Bostadsrätt',
  price: 2_450_000,
  livingArea: 71,
  rooms: 3,
  monthlyFee: 4_120,
  yearBuilt: 1962,
  apartmentNumber: '1203',
  association: 'Brf Skogsduvan',
  associationFacts: {
    registrationNumber: '769612-3456',
    parking: 'Kontakta Gunvor Sjöstedt, gunvor.sjostedt@skogsduvan.se',
  },
  broker: 'Åsa Nordenmark',
  brokerAgency: 'Nordenmarks Mäkleri AB',
  linkToBroker: 'https://nordenmarks.example/objekt/77',
  showings: ['2031-03-16T13:15:00+01:00'],
  images: ['https://bilder.example/a1b2c3.jpg'],
  floorplans: ['https://bilder.example/plan-77.png'],
  documents: [{ name: 'Årsredovisning', url: 'https://papper.example/ar-2025.pdf' }],
  features: ['Balkong', 'Frågor? Ring Åsa på 070-818 22 33'],
  description:
    'Ljus trea på Norra Provgatan 12 B nära parken. Stammarna byttes 1994.\n' +
    'Birgitta Ahlqvist har bott här i 40 år. Säljare: Birgitta Ahlqvist, 19470203-4821.\n' +
    'Nyckeln finns hos grannen Algot Hallgren. Fastigheten Lindhov 3:14.\n' +
    'Se filmen på https://nordenmarks.example/film/77 eller följ @hemhosasa. Skriv till asa.nordenmark@nordenmarks.example!\n' +
    'Hälsar Åsa',
};
const annualReport: ReadDocument = {
  name: 'Årsredovisning 2025',
  kind: 'annual-report',
  outcome: 'read',
  url: 'https://papper.example/ar-2025.pdf',
  pages: ['Styrelse\nBörje Wiktorin\tordförande\nNyckeltal\nSparande per kvm\t214\nTelefon 019-765 43 21'],
};
const ownPaper: ReadDocument = {
  name: 'Bud från Tuva Ekmark.pdf',
  kind: 'other',
  outcome: 'read',
  pages: ['Mitt lånelöfte är på 3 100 000 kr.'],
  handedIn: true,
};
const disagreements = [
  {
    field: 'address' as const,
    values: [
      { url: 'https://portal.example/bostad/991', value: 'Norra Provgatan 12 B' },
      { url: 'https://nordenmarks.example/objekt/77', value: 'Provgatan 12' },
    ],
  },
  {
    field: 'monthlyFee' as const,
    values: [
      { url: 'https://portal.example/bostad/991', value: 4_120 },
      { url: 'https://nordenmarks.example/objekt/77', value: 4_310 },
    ],
  },
  { field: 'broker' as const, values: [{ url: 'https://portal.example/bostad/991', value: 'Rut Elgh' }] },
];
/** Everything above that tells who, which flat or which page. */
const personal = [
  ...[
    'Åsa',
    'Nordenmark',
    'nordenmarks',
    'Mäkleri',
    'Birgitta',
    'Ahlqvist',
    'Algot',
    'Hallgren',
    'Gunvor',
    'Sjöstedt',
  ],
  ...[
    'sjostedt',
    'Börje',
    'Wiktorin',
    'Rut',
    'Elgh',
    'hemhosasa',
    '818 22 33',
    '765 43 21',
    '19470203',
    '4821',
  ],
  ...[
    '12 B',
    'Provgatan 12',
    '1203',
    '3:14',
    '703 61',
    '59.27',
    '15.21',
    '2031-03-16',
    'https:',
    '.example',
    'portal',
  ],
  ...['a1b2c3', 'plan-77', 'ar-2025', 'skogsduvan.se', 'Vilgot', 'Rask'],
];

let stage: TestApp;
let buyer: ApiClient;
let analysisId: string;
let folder: string;
beforeAll(async () => {
  stage = await sharedApp();
  buyer = await signUp(stage.url);
  // Rows of earlier times may hold fields that nobody knows any more.
  const raw = { disagreements, readDocuments: [annualReport, ownPaper], agentName: 'Vilgot Rask' };
  analysisId = await addReport(stage, buyer, { listing, photos: 2, plans: 1, raw });
  folder = await mkdtemp(join(tmpdir(), 'cases-'));
});
afterAll(async () => {
  await stage?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const cli = (...args: string[]) => runCli(['experiments', ...args], { ...stage.env, DATA_DIR: folder });
const addCase = (to: string, ...more: string[]) =>
  cli('add-case', analysisId, '--to', join(folder, to), '--verdict', 'yellow', ...more);
const caseIn = async (...path: string[]): Promise<GoldenCase> =>
  goldenCaseSchema.parse(JSON.parse(await readFile(join(folder, ...path), 'utf8')));
const logged = () =>
  stage.app
    .get(EntityManager)
    .fork()
    .find(AuditEntry, { act: 'experiment.add-case' }, { orderBy: { createdAt: 'asc' } });

describe('experiments add-case', () => {
  it('writes what a report was written from, and nothing that tells of people', async () => {
    const { code, stdout, stderr } = await addCase('whole');
    const file = join(folder, 'whole', 'orebro-lagenhet-1962.json');
    expect([code, stdout]).toEqual([0, `${file}\n`]);
    const text = await readFile(file, 'utf8');
    expect(personal.filter((value) => text.includes(value))).toEqual([]);
    expect(text).not.toContain('lånelöfte');
    const { listing: kept, ...golden } = await caseIn('whole', 'orebro-lagenhet-1962.json');
    expect(kept).toMatchObject({
      address: 'Norra Provgatan',
      area: 'Karl Johan',
      municipality: 'Örebro',
      price: 2_450_000,
      livingArea: 71,
      rooms: 3,
      monthlyFee: 4_120,
      yearBuilt: 1962,
      association: 'Brf Skogsduvan',
      associationFacts: { registrationNumber: '769612-3456' },
    });
    expect(kept.description).toMatch(/^Ljus trea på Norra Provgatan nära parken\. Stammarna byttes 1994\.\n/);
    expect(golden).toMatchObject({
      name: 'orebro-lagenhet-1962',
      pictures: [{ kind: 'photo' }, { kind: 'photo' }, { kind: 'floorplan' }],
      disagreements: [
        {
          field: 'address',
          values: [
            { url: 'källa 1', value: 'Norra Provgatan' },
            { url: 'källa 2', value: 'Provgatan' },
          ],
        },
        {
          field: 'monthlyFee',
          values: [
            { url: 'källa 1', value: 4_120 },
            { url: 'källa 2', value: 4_310 },
          ],
        },
      ],
      documents: [{ name: 'Årsredovisning 2025', kind: 'annual-report', outcome: 'read' }],
      expected: { verdict: 'YELLOW', criticalRisks: [], warnings: [] },
    });
    expect((golden.documents[0] as ReadDocument).pages[0]).toContain('Sparande per kvm\t214');
    expect(stderr).toContain(
      'Left out: broker, brokerAgency, linkToBroker, coordinates, showings, postalCode',
    );
    expect(stderr).toMatch(/Taken out of texts: names \d+, phones 2, mail addresses 2, personal numbers 1, /);
    expect(stderr).toContain('Documents of the buyer left out: 1');
    expect(stderr).toContain('what it expects by reading the advert');
    expect(await logged()).toMatchObject([
      {
        actor: `cli:${userInfo().username}`,
        subject: `analysis:${analysisId}`,
        details: { case: 'orebro-lagenhet-1962', isReplaced: false },
      },
    ]);
  });

  it('writes over nothing unless told to, and takes the buyer’s papers only when told to', async () => {
    expect((await addCase('twice', '--name', 'one-home')).code).toBe(0);
    const before = (await logged()).length;
    const again = await addCase('twice', '--name', 'one-home', '--with-documents');
    expect([again.code, again.stdout]).toEqual([2, '']);
    expect(again.stderr).toContain('is there already: give another --name, or --force to write over it');
    expect((await caseIn('twice', 'one-home.json')).documents).toHaveLength(1);
    expect(await logged()).toHaveLength(before);

    const forced = await addCase('twice', '--name', 'one-home', '--with-documents', '--force', '--json');
    expect(forced.code).toBe(0);
    const added = JSON.parse(forced.stdout) as Record<string, unknown>;
    expect(added).toMatchObject({
      name: 'one-home',
      file: join(folder, 'twice', 'one-home.json'),
      removed: { documents: 0 },
    });
    const { documents } = await caseIn('twice', 'one-home.json');
    expect(documents).toHaveLength(2);
    expect(await readdir(join(folder, 'twice'))).toEqual(['one-home.json']);
    expect((await logged()).at(-1)).toMatchObject({ details: { isReplaced: true } });
  });

  it('makes a case that a suite runs', async () => {
    await addCase('suite', '--name', 'made-case');
    const suite = join(folder, 'own.yaml');
    await writeFile(
      suite,
      `name: own\ndescription: One home.\nday: 2026-11-21\ncases: [suite/*.json]\nvariants: [{ id: rules, analyst: rules }]\nchecks: [{ type: schema }, { type: questions }]\n`,
    );
    const { code } = await cli('run', suite);
    expect(code).toBe(0);
  });

  it('says what is wrong, and writes nothing', async () => {
    const to = join(folder, 'none');
    const aFile = join(folder, 'a-file');
    await writeFile(aFile, '');
    const failed = await listAnalysis(stage, buyer, { status: 'failed' });
    const unknown = '00000000-0000-4000-8000-000000000000';
    const calls: [number, string, ...string[]][] = [
      [1, "required option '--verdict", 'add-case', analysisId, '--to', to],
      [1, "required option '--to", 'add-case', analysisId, '--verdict', 'RED'],
      [1, 'GREEN, YELLOW, RED', 'add-case', analysisId, '--to', to, '--verdict', 'BLUE'],
      [1, 'small letters', 'add-case', analysisId, '--to', to, '--verdict', 'RED', '--name', '../x'],
      [1, 'shows the ids', 'add-case', 'last', '--to', to, '--verdict', 'RED'],
      [2, 'looked in', 'add-case', unknown, '--to', to, '--verdict', 'RED'],
      [2, 'is no folder', 'add-case', analysisId, '--to', aFile, '--verdict', 'RED'],
      [2, 'inte klar', 'add-case', failed, '--to', to, '--verdict', 'RED'],
    ];
    for (const [code, reason, ...args] of calls) {
      const result = await cli(...args);
      expect([args, result.code, result.stdout]).toEqual([args, code, '']);
      expect(result.stderr).toContain(reason);
    }
    await expect(readdir(to)).rejects.toThrow('ENOENT');
  });
});

describe('experiments checks', () => {
  const bare = (...args: string[]) => runCli(['experiments', 'checks', ...args], {});

  it('lists every check with its fields, without any service', async () => {
    const { code, stdout } = await bare();
    expect(code).toBe(0);
    expect(stdout).toMatch(/^CHECK +FIELDS +WHAT\n/);
    expect(stdout).toMatch(/^rubric +rubric threshold in=report +A model judges/m);
    expect(stdout.trim().split('\n')).toHaveLength(17);
    const one = await bare('time');
    expect(one.stdout).toContain('whenUnknown=fail  fail | pass  ');
  });

  it('prints them as JSON, and says of an unknown one what was meant', async () => {
    const { stdout } = await bare('--json');
    const all = JSON.parse(stdout) as { type: string; fields: { required?: string[] } }[];
    expect(all.find(({ type }) => type === 'rubric')!.fields.required).toEqual(['rubric', 'threshold']);
    const wrong = await bare('rubrik');
    expect([wrong.code, wrong.stdout]).toEqual([2, '']);
    expect(wrong.stderr).toMatch(/^app-cli: there is no check rubrik; did you mean rubric\?/);
  });
});
