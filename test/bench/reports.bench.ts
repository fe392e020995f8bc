import { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import { AnalysesService } from '../../src/analyses/analyses.service.js';
import { AnalysisPipeline } from '../../src/analyses/analysis.pipeline.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { Reuse } from '../../src/analyses/reuse.js';
import { UsersService } from '../../src/auth/users.service.js';
import type { TrackedImage } from '../../src/image-tracking/image-tracking.types.js';
import { ReportsService } from '../../src/reports/reports.service.js';
import type { ReportInput } from '../../src/reports/reports.types.js';
import { startAdvertServer } from '../support/adverts.js';
import { startTestApp } from '../support/app.js';
import { median } from './analysis.bench.js';
import type { Row } from './bench-table.js';
import { sized } from './effort.js';

const ROUNDS = sized(30, 1);
const PICTURES = 30;

/** A report by the rules, one found again, and the whole of another buyer's analysis of the same advert. */
export async function benchReports(): Promise<Row[]> {
  const adverts = await startAdvertServer();
  const app = await startTestApp({ ROLE: 'web', SCRAPING_HOST_MAP: adverts.hostMapText });
  const part = <T>(type: new (...args: never[]) => T): T => app.app.get(type, { strict: false });
  const { signal } = new AbortController();
  let people = 0;

  /** Milliseconds from the claim to the payment. */
  const analyse = async (link: string, isReused: boolean): Promise<number> => {
    people += 1;
    const account = { email: `bench${people}@test.example`, password: 'hemligt', confirmed: true };
    const user = await part(UsersService).create(account);
    const { view, attempt } = await part(AnalysesService).start(user.id, link, { enqueue: false });
    const start = performance.now();
    await part(AnalysisPipeline).run({ analysisId: view.id, attempt }, { signal, isFinal: () => true });
    const ms = performance.now() - start;
    const em = part(EntityManager).fork();
    const row = await em.findOneOrFail(Analysis, { id: view.id }, { populate: ['analysisResult'] });
    if (row.analysisResult?.meta.reused !== isReused) throw new Error(`not as expected: ${row.status}`);
    return ms;
  };
  const write = () => part(ReportsService).write(home, { signal, analyst: 'rules' });
  const find = async () => {
    const key = part(ReportsService).keyOf(home, { analyst: 'rules' });
    return part(Reuse).report(key, { signal, isForced: false }, write);
  };
  const timeOf = (work: () => Promise<unknown>) => async (): Promise<number> => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };

  try {
    const writtenMs = await medianOf(timeOf(write));
    await find();
    if (!(await find()).meta.reused) throw new Error('the report was written anew');
    const foundMs = await medianOf(timeOf(find));
    const link = adverts.link('storgatan-1-1001');
    await analyse(link, false);
    return [
      {
        what: `report: the rules, a full listing with ${PICTURES} tracked pictures`,
        oursMs: writtenMs,
        barMs: 150,
      },
      { what: 'report: the same found again by its content', oursMs: foundMs, barMs: 20 },
      {
        what: "the whole analysis of another buyer's advert, from claim to payment",
        oursMs: await medianOf(() => analyse(link, true)),
      },
    ];
  } finally {
    await app.close();
    await adverts.close();
  }
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await measure());
  return median(times);
}

const picture = (index: number): TrackedImage => ({
  url: `https://bilder.example/${index}.jpg`,
  sha256: createHash('sha256').update(String(index)).digest('hex'),
  kind: index >= PICTURES - 2 ? 'floorplan' : 'photo',
  width: 1600,
  height: 1067,
  fileSize: 310_000,
  format: 'jpeg',
  confidence: 96,
});

const paragraph =
  'Välkommen till en ljus och välplanerad villa med stor potential på en lugn återvändsgata. Huset uppfördes 1968 och ' +
  'har tilläggsisolerade väggar, tvåglasfönster från 1985 och betongpannor som lades 1994. Källaren är inredd med gillestuga, ' +
  'bastu och tvättstuga; dräneringen är ursprunglig. Badrummet på övervåningen renoverades 2011 och köket fick nya luckor 2016. ' +
  'Uppvärmning med luftvattenvärmepump från 2013 och braskamin. Trädgården är lättskött med äppelträd och uteplats i söderläge. ';

/** A home with all that an advert can state. */
const home: ReportInput = {
  listing: {
    title: 'Villa med källare i Luthagen',
    address: 'Provvägen 3',
    area: 'Luthagen',
    city: 'Uppsala',
    postalCode: '752 29',
    municipality: 'Uppsala',
    county: 'Uppsala län',
    summary: 'Charmig villa med stor potential, nära till allt.',
    description: Array.from({ length: 6 }, () => paragraph).join('\n'),
    price: 4_995_000,
    rooms: 6,
    livingArea: 142,
    biarea: 71,
    tomtarea: 812,
    operatingCost: 42_300,
    annualOperatingCosts: { total: 42_300, heating: 21_000, insurance: 5_200, waterAndSewage: 7_900 },
    tenure: 'Äganderätt',
    propertyType: 'Villa',
    yearBuilt: 1968,
    energyClass: 'E',
    energyPerformance: 131,
    features: ['Braskamin', 'Garage', 'Bastu', 'Källare', 'Uteplats'],
    structure: 'Trä på gjuten källare',
    facade: 'Tegel',
    roof: 'Betongpannor från 1994',
    windows: 'Tvåglas från 1985',
    foundation: 'Källare',
    heating: 'Luftvattenvärmepump från 2013',
    ventilation: 'Självdrag',
    waterAndSewage: 'Kommunalt',
    plumbing: 'Delvis bytt 2011',
    electrical: 'Säkringar av äldre typ',
    internet: 'Fiber',
    taxValues: { mainProperty: 3_100_000, totalTaxValue: 3_100_000, year: 2024 },
    mortgageDeeds: { count: 4, total: 2_400_000 },
    renovations: ['Tak 1994', 'Badrum 2011', 'Värmepump 2013', 'Kök 2016'],
  },
  images: Array.from({ length: PICTURES }, (_, index) => picture(index)),
  disagreements: [
    {
      field: 'livingArea',
      values: [
        { url: 'https://portal.example/1', value: 142 },
        { url: 'https://maklare.example/1', value: 139 },
      ],
    },
  ],
};
