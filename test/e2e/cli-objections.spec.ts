import { EntityManager } from '@mikro-orm/postgresql';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { claimAt } from '../../src/analyses/claim-at.js';
import { Objection } from '../../src/analyses/objection.entity.js';
import type { AdminObjection } from '../../src/analyses/objection.types.js';
import { goldenCaseSchema } from '../../src/experiments/suites/case.schema.js';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';
import { signUp } from '../support/api-client.js';
import type { TestApp } from '../support/app.js';
import { runCli } from '../support/cli.js';
import { fullFlat } from '../support/report-homes.js';
import { addReport } from '../support/report-stage.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let analysisId: string;
let flagTitle: string;
let folder: string;
beforeAll(async () => {
  app = await sharedApp();
  analysisId = await addReport(app, await signUp(app.url), { listing: fullFlat() });
  folder = await mkdtemp(join(tmpdir(), 'cases-'));
});
afterAll(async () => {
  await app?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const em = () => app.app.get(EntityManager).fork();
const cli = (...args: string[]) => runCli(['objections', ...args], app.env);

async function add(path: string, reason: Objection['reason'], text = ''): Promise<string> {
  const manager = em();
  const analysis = await manager.findOneOrFail(Analysis, analysisId, { populate: ['analysisResult'] });
  const result = analysis.analysisResult!;
  flagTitle = result.redFlags[0]!.title;
  const about = { claim: claimAt(result, path)!, meta: result.meta, isAdministrators: false };
  const objection = new Objection(analysis, { path, reason, text }, about);
  await manager.persist(objection).flush();
  return objection.id;
}

it('lists them by state and reason, and shows one with its claim', async () => {
  const flag = await add('redFlags.0', 'untrue', 'Det bestämdes aldrig.');
  const verdict = await add('verdict', 'other');
  await em().nativeUpdate(Objection, verdict, { handledAt: new Date() });
  const ids = async (...args: string[]) =>
    (JSON.parse((await cli('list', '--json', ...args)).stdout) as AdminObjection[]).map(({ id }) => id);
  expect(await ids()).toEqual([verdict, flag]);
  expect(await ids('--state', 'open')).toEqual([flag]);
  expect(await ids('--state', 'handled')).toEqual([verdict]);
  expect(await ids('--reason', 'untrue')).toEqual([flag]);
  expect(await ids('--limit', '1')).toEqual([verdict]);
  const { stdout, code } = await cli('list', '--state', 'open');
  expect([code, stdout.split('\n')[1]]).toEqual([0, expect.stringContaining(flagTitle)]);
  expect((await cli('list', '--reason', 'stated')).stderr).toContain('There are no such objections');

  const shown = await cli('show', flag);
  for (const text of [flagTitle, 'Det bestämdes aldrig.', 'redFlags.0', analysisId])
    expect(shown.stdout).toContain(text);
  const [listed] = JSON.parse((await cli('list', '--reason', 'untrue', '--json')).stdout) as AdminObjection[];
  expect(JSON.parse((await cli('show', flag, '--json')).stdout)).toEqual(listed);
});

it('makes a golden case of one, without what tells of people, and marks it as handled', async () => {
  const id = await add('redFlags.0', 'untrue', 'Ring Åsa Nordenmark, 070-818 22 33: det bestämdes aldrig.');
  const { code, stdout, stderr } = await cli(
    ...['add-case', id, '--to', folder, '--verdict', 'YELLOW', '--name', 'pipes-of-1994'],
  );
  expect([code, stdout]).toEqual([0, `${join(folder, 'pipes-of-1994.json')}\n`]);
  expect(stderr).toContain('Then read the advert');
  const file = await readFile(stdout.trim(), 'utf8');
  for (const told of ['Nordenmark', '818 22 33']) expect(file).not.toContain(told);
  const { story, expected } = goldenCaseSchema.parse(JSON.parse(file));
  expect(story).toContain('det bestämdes aldrig.');
  const flag = { name: flagTitle, words: [flagTitle] };
  expect(expected).toMatchObject({ verdict: 'YELLOW', mustNotFlag: [flag], neverMentions: [flag] });
  const kept = await em().findOneOrFail(Objection, id);
  expect([kept.caseName, kept.handledAt !== null]).toEqual(['pipes-of-1994', true]);
  const act = await em().findOneOrFail(AuditEntry, { act: 'experiment.add-case' });
  expect([act.subject, act.details]).toEqual([
    `analysis:${analysisId}`,
    expect.objectContaining({ case: 'pipes-of-1994', objection: id }),
  ]);
});

it('leaves the objection as it was when no case can be written', async () => {
  const id = await add('verdict', 'untrue');
  const again = await cli('add-case', id, '--to', folder, '--verdict', 'RED', '--name', 'pipes-of-1994');
  expect([again.code, again.stdout]).toEqual([2, '']);
  const kept = await em().findOneOrFail(Objection, id);
  expect([kept.caseName, kept.handledAt]).toEqual([null, null]);
  expect(await readdir(folder)).toEqual(['pipes-of-1994.json']);
  const none = await cli('show', '00000000-0000-4000-8000-000000000000');
  expect([none.code, none.stdout]).toEqual([2, '']);
});
