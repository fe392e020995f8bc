import type { AnalysisCard } from '../../src/analyses/analysis.types.js';
import type { AnalysisResult } from '../../src/reports/analysis-result.schema.js';
import type { Capture } from '../../src/scraping/listing.types.js';
import { runCli } from '../support/cli.js';
import { sharedApp, type SharedApp } from '../support/shared-app.js';

describe('app-cli', () => {
  let app: SharedApp;

  beforeAll(async () => {
    app = await sharedApp();
  });
  afterAll(() => app?.close());

  const cli = (...args: string[]) => runCli(args, { ...app.env });

  it('tells what it can do, and refuses what it cannot', async () => {
    const help = await cli('--help');
    expect(help.code).toBe(0);
    for (const command of ['scrape', 'analyses', 'settings', 'users', 'db'])
      expect(help.stdout).toContain(command);
    const wrong = await cli('scrap');
    expect([wrong.code, wrong.stdout]).toEqual([1, '']);
    expect(wrong.stderr).toContain('scrape');
  });

  it('turns settings, and refuses what they do not take', async () => {
    expect((await cli('settings', 'set', 'report_cost_ceiling_usd', '0.25')).code).toBe(0);
    const list = await cli('settings', 'list', '--json');
    expect(JSON.parse(list.stdout)).toMatchObject({
      report_cost_ceiling_usd: 0.25,
      report_keep_minutes: 360,
    });
    const wrong = await cli('settings', 'set', 'report_cost_ceiling_usd', '21');
    expect([wrong.code, wrong.stderr.trim()]).toEqual([
      1,
      'app-cli: report_cost_ceiling_usd takes a number from 0.01 to 20, not "21"',
    ]);
    const unknown = await cli('settings', 'set', 'colour', 'red');
    expect(unknown.code).toBe(1);
    expect(unknown.stderr).toContain('report_keep_minutes');
  });

  it('says where it looked for what is not there', async () => {
    const { host, pathname } = new URL(app.config.databaseUrl);
    const where = `${host}${pathname} (DATABASE_URL)`;
    const nobody = await cli('analyses', 'list', '--user', 'ingen@test.example');
    expect([nobody.code, nobody.stdout]).toEqual([2, '']);
    expect(nobody.stderr.trim()).toBe(
      `app-cli: there is no user ingen@test.example in ${where}: create one with "npx app-cli users create ingen@test.example"`,
    );
    const nothing = await cli('analyses', 'show', '00000000-0000-4000-8000-000000000000');
    expect([nothing.code, nothing.stdout]).toEqual([2, '']);
    expect(nothing.stderr.trim()).toBe(`app-cli: Analysen hittades inte: looked in ${where}`);
    expect((await cli('users', 'create', 'tom@test.example', '--json')).code).toBe(0);
    const empty = await cli('analyses', 'list', '--user', 'tom@test.example');
    expect([empty.code, empty.stdout]).toEqual([0, '']);
    expect(empty.stderr.trim()).toBe(`tom@test.example has no analyses in ${where}.`);
    const many = await cli('analyses', 'list', '--user', 'tom@test.example', '--limit', 'alla');
    expect([many.code, many.stderr.trim()]).toEqual([1, expect.stringContaining('limit')]);
  });

  it('reads an advert without any database', async () => {
    const env = { SCRAPING_HOST_MAP: app.adverts.hostMapText };
    const read = await runCli(['scrape', app.adverts.link('storgatan-1-1001'), '--json'], env);
    expect(read.code).toBe(0);
    const { url, listing, provenance } = JSON.parse(read.stdout) as Capture;
    expect(url).toBe(app.adverts.link('storgatan-1-1001'));
    expect(listing).toMatchObject({
      address: 'Storgatan 1',
      price: 2_995_000,
      livingArea: 72.5,
      monthlyFee: 4321,
    });
    expect(provenance.price?.url).toBe(url);

    for (const [slug, code] of [
      ['ingen-annons-1008', 2],
      ['borttagen-1006', 2],
      ['blockerad-1007', 3],
    ] as const) {
      const refused = await runCli(['scrape', app.adverts.link(slug), '--json'], env);
      expect([slug, refused.code, refused.stdout]).toEqual([slug, code, '']);
      expect(refused.stderr.trim().split('\n').at(-1)).toMatch(/^app-cli: /);
    }
    for (const words of [['scrape'], ['scraping', 'save-fixture'], ['analyses', 'run']]) {
      const typo = await runCli([...words, 'hemnet.se/bostad/1'], env);
      expect([words, typo.code, typo.stdout]).toEqual([words, 1, '']);
      expect(typo.stderr).toContain('It has to be a web address such as');
    }
    const unsupported = await runCli(['scrape', 'https://evil.se/?hemnet.se'], env);
    expect([unsupported.code, unsupported.stderr.trim()]).toEqual([
      2,
      'app-cli: Måste vara en giltig bostadsannons-länk',
    ]);
  });

  describe('with a user', () => {
    const user = ['--user', 'operator@test.example'];
    let analysisId: string;

    it('creates it', async () => {
      const created = await cli(
        'users',
        'create',
        'Operator@Test.example',
        '--password',
        'hemligt-lösenord',
        '--json',
      );
      expect(JSON.parse(created.stdout)).toMatchObject({ email: 'operator@test.example' });
      expect((await cli('users', 'make-admin', 'operator@test.example')).code).toBe(0);
    });

    it('runs an analysis to its report', async () => {
      const run = await cli('analyses', 'run', app.adverts.link('storgatan-2-1002'), ...user, '--json');
      expect(run.code).toBe(0);
      const { analysis, analysisResult } = JSON.parse(run.stdout) as {
        analysis: AnalysisCard;
        analysisResult: { verdict: string };
      };
      // Nothing is spent of somebody who did not ask for it.
      expect(analysis).toMatchObject({ status: 'completed', isPaid: false, address: 'Storgatan 2' });
      expect(['GREEN', 'YELLOW', 'RED']).toContain(analysisResult.verdict);
      analysisId = analysis.id;
    });

    it('ends with 2 when the advert is gone, and lists both', async () => {
      expect((await cli('analyses', 'run', app.adverts.link('borttagen-1006'), ...user)).code).toBe(2);
      const list = JSON.parse((await cli('analyses', 'list', ...user, '--json')).stdout) as AnalysisCard[];
      expect(list.map((card) => card.status)).toEqual(['failed', 'completed']);
    });

    it('shows it, and starts it over only when forced', async () => {
      expect((await cli('analyses', 'show', analysisId)).stdout).toContain('Storgatan 2');
      expect((await cli('analyses', 'retry', analysisId)).code).toBe(2);
      const forced = await cli('analyses', 'retry', analysisId, '--force', '--yes', '--json');
      const { analysis } = JSON.parse(forced.stdout) as { analysis: AnalysisCard };
      expect(analysis).toMatchObject({ status: 'completed', isPaid: false });
    });

    it('reads and writes it anew by force', async () => {
      const run = async (...more: string[]) => {
        const { stdout } = await cli(
          'analyses',
          'run',
          app.adverts.link('storgatan-2-1002'),
          ...user,
          '--json',
          ...more,
        );
        return JSON.parse(stdout) as { analysisResult: AnalysisResult; attempts: unknown[] };
      };
      const there = await run();
      expect(there.attempts).toHaveLength(2);
      const forced = await run('--force', '--yes');
      expect(forced.attempts).toHaveLength(3);
      expect(forced.analysisResult.meta).toMatchObject({ reused: false, cost: null });
      expect(forced.analysisResult.meta.generatedAt).not.toBe(there.analysisResult.meta.generatedAt);
    });
  });

  it('says in one line what to do when there is no database', async () => {
    const lost = await runCli(['analyses', 'list'], { DATA_DIR: '/nonexistent/visningsklar' });
    expect(lost.code).toBe(1);
    expect(lost.stderr.trim().split('\n')).toHaveLength(1);
    expect(lost.stderr).toContain('npm start');
    expect(lost.stderr).toContain('/nonexistent/visningsklar (DATA_DIR)');
    expect(lost.stderr).toContain('DATA_DIR=.data2 npx app-cli');
  });
});
