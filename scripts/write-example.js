import './typescript.js';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { advertPage } from './example/advert-page.js';
import { photoObservations, photoQuality, plan } from './example/readings.js';

// Writes the sample report by our own rules from its advert, adds what the pictures show, and writes the advert as a
// page of its own. Run: npm run write:example
const at = (path) => new URL(`../${path}`, import.meta.url);
const { writeRulesReport } = await import('../src/reports/rules-analyst.ts');
const { exampleListing, writtenOn } = await import('../web/src/features/example-report/listing.ts');
const { examplePictures, examplePlan } = await import('../web/src/features/example-report/pictures.ts');
const { listingSchema } = await import('../src/scraping/listing.schema.ts');

const hashOf = (file) =>
  createHash('sha256')
    .update(readFileSync(at(`web/public/example/${file}`)))
    .digest('hex');
const hashes = {
  ...Object.fromEntries(examplePictures.map(({ name }) => [name, hashOf(`${name}-1500.webp`)])),
  [examplePlan.name]: hashOf(`${examplePlan.name}.svg`),
};
const images = [...examplePictures, examplePlan].map(({ name, width, height }) => ({
  url: `https://exempelmaklaren.example/${name}`,
  sha256: hashes[name],
  kind: name === examplePlan.name ? 'floorplan' : 'photo',
  width,
  height,
  fileSize: 1,
  format: 'webp',
  confidence: 100,
}));
const rules = writeRulesReport({
  listing: listingSchema.parse(exampleListing),
  images,
  disagreements: [],
  today: new Date(`${writtenOn}T10:00:00.000Z`),
});

const photo = (name, note) => ({ kind: 'photo', sha256: hashes[name], note });
function quote(text) {
  const start = exampleListing.description.indexOf(text);
  if (start === -1) throw new Error(`The advert does not say: ${text}`);
  return { kind: 'quote', field: 'description', start, end: start + text.length, text };
}

/** As many as the specification gives the sample. */
const viewingQuestions = rules.viewingQuestions.slice(0, 18);
const result = {
  ...rules,
  viewingQuestions,
  photoAnalysis: {
    totalCount: rules.photoAnalysis.totalCount,
    quality: photoQuality,
    observations: photoObservations.map(({ text, photos, quotes }) => ({
      text,
      evidence: [...Object.entries(photos).map(([name, note]) => photo(name, note)), ...quotes.map(quote)],
    })),
  },
  floorplanAnalysis: {
    layout: plan.layout,
    flow: plan.flow,
    lighting: plan.lighting,
    strengths: plan.strengths,
    weaknesses: plan.weaknesses,
    evidence: [
      photo(examplePlan.name, plan.note),
      { kind: 'field', name: 'rooms', value: exampleListing.rooms },
      { kind: 'field', name: 'livingArea', value: exampleListing.livingArea },
      ...plan.quotes.map(quote),
    ],
  },
};

const target = at('web/src/features/example-report/result.ts');
const code = `import type { AnalysisResult } from '../../../../src/reports/analysis-result.schema.js';

// Written by scripts/write-example.js from listing.ts and the drawn pictures.

/** SHA-256 of each picture's largest file, by the picture's name. */
export const pictureHashes: Readonly<Record<string, string>> = ${JSON.stringify(hashes)};

export const exampleResult: AnalysisResult = ${JSON.stringify(result)};`;
const style = await resolveConfig(target);
writeFileSync(target, await format(code, { ...style, parser: 'typescript' }));
writeFileSync(at('web/public/example/annons.html'), advertPage(exampleListing, examplePictures, examplePlan));
