import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analysisResultSchema } from '../../src/reports/analysis-result.schema.js';
import { runCli } from '../support/cli.js';
import { startOpenAiServer } from '../support/openai-server.js';

const home = {
  address: 'Provgatan 3',
  municipality: 'Stockholm',
  price: '4 950 000 kr',
  sqm: '58 m²',
  numberOfRooms: 2,
  monthlyFee: '3450',
  tenure: 'Bostadsrätt',
  propertyType: 'Lägenhet',
  constructionYear: '1938',
  description: 'Ljus tvåa. Föreningen är oäkta.',
};

describe('app-cli reports write', () => {
  let folder: string;
  const listing = async (value: unknown, name = 'bostad.json') => {
    const file = join(folder, name);
    await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value));
    return file;
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reports-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('prints the whole result of a stored record, with the rules of the day asked for', async () => {
    const { code, stdout, stderr } = await runCli(
      ['reports', 'write', '--listing', await listing(home), '--today', '2026-11-20', '--json'],
      {},
    );
    expect([code, stderr]).toEqual([0, '']);
    const result = analysisResultSchema.parse(JSON.parse(stdout));
    expect(result.verdict).toBe('RED');
    expect(result.redFlags[0]?.title).toBe('Oäkta bostadsrättsförening');
    // DOMAIN's worked vector: 10 982 + 7 425 + 3 450 kr, and 10 395 with two borrowers.
    expect(result.monthlyCost).toMatchObject({ oneBorrower: 21_857, twoBorrowers: 21_270 });
    expect(result.meta).toMatchObject({ analyst: 'rules', label: 'Regelbaserad analys' });
  });

  it('takes what scrape prints and prints the flags for people', async () => {
    const file = await listing({ url: 'https://x.example', listing: home, provenance: {} });
    const { code, stdout, stderr } = await runCli(['reports', 'write', '--listing', file, '--quiet'], {});
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^RED .*\nSEVERITY +FLAG +WHAT\ncritical +Oäkta bostadsrättsförening/);
  });

  it('prints what nobody judged, with what to ask', async () => {
    // A question is no flag, and yet a buyer should read it.
    const text = 'Vad händer med värmen när bolaget som hyr ut panncentralen är försatt i konkurs?';
    const file = await listing({ ...home, description: `Ljus etta med balkong. ${text}` });
    const { code, stdout } = await runCli(['reports', 'write', '--listing', file, '--quiet'], {});
    expect(code).toBe(0);
    const [, shown] = stdout.split(/\nNOT JUDGED +TEXT +ASK\n/);
    expect(shown).toContain('Vad händer med värmen när bolaget som hyr ut panncentralen');
  });

  it('asks the model for the template chosen, and says when the rules had to write', async () => {
    const server = await startOpenAiServer({
      answer: (_, number) => (number === 0 ? { kind: 'good' } : { kind: 'refuse' }),
    });
    try {
      const args = ['reports', 'write', '--listing', await listing(home), '--analyst', 'openai', '--json'];
      const env = { OPENAI_API_KEY: server.apiKey, OPENAI_BASE_URL: server.baseUrl };
      const good = await runCli([...args, '--template', 'unbiased-v1'], env);
      expect([good.code, good.stderr]).toEqual([0, '']);
      expect(analysisResultSchema.parse(JSON.parse(good.stdout)).meta).toMatchObject({
        analyst: 'openai',
        template: 'unbiased-v1',
      });
      const refused = await runCli(args, env);
      expect(refused.code).toBe(2);
      expect(refused.stderr).toMatch(/fasta regler/);
      expect(analysisResultSchema.parse(JSON.parse(refused.stdout)).meta.analyst).toBe('rules');
    } finally {
      await server.close();
    }
  });

  it('says that no key is set when the model is asked for without one, and writes nothing', async () => {
    const args = ['reports', 'write', '--listing', await listing(home), '--analyst', 'openai', '--json'];
    const { code, stdout, stderr } = await runCli(args, {});
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(/OPENAI_API_KEY is not set.*OPENAI_API_KEY=… npx app-cli reports write/);
  });

  it.each([
    ['an empty file', '', /: line 1, column 1: /],
    ['a file cut short', '{"price": 1,', /: line 1, column 13: /],
    ['a word that is no JSON', '{\n  "price": dyr\n}', /: line 2, column 12: Unexpected token 'd'/],
    [
      'a word that is no JSON in a long text',
      `{"description": "${'a'.repeat(90)}",\n "price": dyr,\n "city": "${'a'.repeat(90)}"}`,
      /: line 2, column 11: Unexpected token 'd'/,
    ],
    ['a name without quotes', '{\n  price: 1\n}', /: line 2, column 3: /],
    ['a list', '[1]', /: the top level: A listing is a JSON object with the fields of raw_listing_data/],
    ['a listing that is a text', '{"listing": "x"}', /: the field "listing": A listing is a JSON object/],
    ['a listing without any field', '{"listing": {"x": 1}}', /: the field "listing": The object holds none/],
  ])('names the file and the place of %s', async (_, content, message) => {
    const file = await listing(content, 'trasig.json');
    const { code, stdout, stderr } = await runCli(['reports', 'write', '--listing', file], {});
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`app-cli: ${file}: `);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it.each([
    ['is not there', 'saknas.json', /there is no such file/],
    ['is a folder', '.', /it is a folder/],
  ])('names a file that %s', async (_, name, message) => {
    const file = join(folder, name);
    const { code, stdout, stderr } = await runCli(['reports', 'write', '--listing', file], {});
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`app-cli: ${file}: `);
    expect(stderr).toMatch(message);
  });

  it('takes what an editor saved with a byte order mark', async () => {
    const file = await listing(`\uFEFF${JSON.stringify(home)}`, 'bom.json');
    expect((await runCli(['reports', 'write', '--listing', file], {})).code).toBe(0);
  });

  it.each([
    ['a day that is none', ['--today', 'igår'], /--today.*Write a day like/],
    ['a day that no month has', ['--today', '2026-02-31'], /--today.*Write a day like/],
    ['an unknown template', ['--template', 'v9'], /Allowed choices are default-v1/],
  ])('refuses %s', async (_, extra, message) => {
    const file = await listing(home);
    const { code, stdout, stderr } = await runCli(['reports', 'write', '--listing', file, ...extra], {});
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(message);
  });
});
