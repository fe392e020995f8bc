import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { runCli } from '../support/cli.js';

describe('app-cli images classify', () => {
  let folder: string;
  const file = (name: string) => join(folder, name);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'classify-'));
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 22 };
    const grain = sharp({ create: { width: 900, height: 600, channels: 3, background: '#808080', noise } });
    const room = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><defs>
      <linearGradient id="w" x2="1" y2="1"><stop stop-color="#d9cfc0"/><stop offset="1" stop-color="#7d6f60"/></linearGradient></defs>
      <rect width="900" height="600" fill="url(#w)"/><path d="M0 600L250 380H650L900 600Z" fill="#6b4a2e"/>
      <ellipse cx="300" cy="420" rx="160" ry="90" fill="#3f6b52"/></svg>`;
    await sharp(Buffer.from(room))
      .composite([{ input: await grain.png().toBuffer(), blend: 'soft-light' }])
      .jpeg({ quality: 88 })
      .toFile(file('rum.jpg'));
    const plan = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#fff"/>
      <g fill="none" stroke="#222" stroke-width="14"><path d="M150 130H1050V770H150ZM520 130V470M150 470H760M760 470V770"/></g>
      <g font-family="sans-serif" font-size="30" fill="#222"><text x="240" y="260">Kök</text><text x="800" y="300">Vardagsrum</text></g></svg>`;
    await sharp(Buffer.from(plan)).png().toFile(file('plan.png'));
    await writeFile(file('brev.jpg'), 'Hej hopp! '.repeat(500));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('prints what each file is', async () => {
    const { code, stdout, stderr } = await runCli(
      ['images', 'classify', file('rum.jpg'), file('plan.png'), '--json'],
      {},
    );
    expect([code, stderr]).toEqual([0, '']);
    const judged = JSON.parse(stdout) as Record<string, unknown>[];
    expect(judged.map(({ file: name, isFloorplan }) => [name, isFloorplan])).toEqual([
      [file('rum.jpg'), false],
      [file('plan.png'), true],
    ]);
    for (const each of judged) {
      expect(Object.keys(each)).toEqual([
        'file',
        'isFloorplan',
        'confidence',
        'edgeDensity',
        'colorVariance',
        'brightness',
      ]);
      expect(each['confidence']).toBeGreaterThanOrEqual(50);
      expect(each['confidence']).toBeLessThanOrEqual(100);
    }
  });

  it('tells which files are no pictures and prints the others', async () => {
    const { code, stdout, stderr } = await runCli(
      ['images', 'classify', file('brev.jpg'), file('borta.jpg'), file('plan.png')],
      {},
    );
    expect(code).toBe(2);
    const [heading, ...lines] = stdout.trim().split('\n');
    expect(heading).toMatch(/^FILE +KIND +CONFIDENCE/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/plan\.png +floorplan +\d+ %/);
    expect(stderr).toMatch(/brev\.jpg: .*Filen är text/);
    expect(stderr).toMatch(/app-cli: \S+borta\.jpg: there is no such file/);
  });
});
