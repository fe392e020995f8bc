import { portals } from '../scraping/listing.types.js';
import type { Analysis } from './analysis.entity.js';
import type { AnalysisCard, AnalysisView, ProgressView } from './analysis.types.js';
import { previewOf } from './result-readers.js';

/** Percentages and words of the progress display, from the specification's table. */
const byStatus: Record<string, { percent: number; message: string }> = {
  processing: { percent: 10, message: 'Startar analys...' },
  scraped: { percent: 30, message: 'Hämtar annonsdata...' },
  // A model's: the rules are no AI.
  analyzing: { percent: 60, message: 'AI analyserar innehåll...' },
  completed: { percent: 95, message: 'Färdigställer...' },
  failed: { percent: 0, message: 'Analysen misslyckades' },
};
const byStep: Record<string, { percent: number; message: string }> = {
  detecting_source: { percent: 5, message: 'Identifierar källa...' },
  scraping_search_engine: { percent: 20, message: 'Hämtar bilder från söktjänst...' },
  scraping_broker: { percent: 35, message: 'Hämtar annonsdata...' },
  enriching_data: { percent: 45, message: 'Förbereder data...' },
  completed: { percent: 50, message: 'Datan hämtat' },
};

type Row = Omit<Analysis, 'user' | 'rawListingData' | 'analysisResult'>;

export function toCard(row: Row): AnalysisCard {
  return {
    id: row.id,
    hemnetUrl: row.hemnetUrl,
    status: row.status,
    progress: toProgress(row),
    isPaid: row.isPaid,
    paidWith: row.isPaid ? (row.paidKind === 'free' ? 'free' : 'bought') : null,
    wantsPreview: row.wantsPreview,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt.toISOString(),
    failureReason: row.failureReason,
    failureCode: row.failureCode,
    factsFromLink: row.factsFromLink,
    address: row.address,
    municipality: row.municipality,
    priceKr: row.price,
    pricePerSqmKr: row.pricePerSqm,
    monthlyFeeKr: row.monthlyFee,
    operatingCostKr: row.operatingCost,
    livingArea: row.livingArea,
    rooms: row.rooms,
    propertyType: row.propertyType,
    tenure: row.tenure,
    homeLimit: row.homeLimit,
    yearBuilt: row.yearBuilt,
    image: row.image,
    verdict: row.verdict,
    confidence: row.confidence,
    redFlagsCount: row.redFlagsCount,
  };
}

function toProgress(row: Row): ProgressView {
  const scraping = row.status === 'processing' || row.status === 'scraped';
  const step = scraping ? row.scrapingProgress.current_step : row.status;
  const words = (scraping ? byStep[step] : undefined) ?? byStatus[row.status]!;
  const isByRules = row.status === 'analyzing' && row.analyst !== 'openai';
  const found = foundSoFar(row);
  return {
    ...words,
    ...(isByRules && { message: 'Analyserar innehåll...' }),
    step,
    analyst: row.analyst,
    isPortal: portals.has(row.listingKey.slice(0, row.listingKey.indexOf(':'))),
    ...(found && { found }),
  };
}

/** `Storgatan 1 · 23 bilder, 1 planritning` */
function foundSoFar(row: Row): string {
  const pictures = [
    row.photosCount > 0 && (row.photosCount === 1 ? '1 bild' : `${row.photosCount} bilder`),
    row.floorplansCount > 0 &&
      (row.floorplansCount === 1 ? '1 planritning' : `${row.floorplansCount} planritningar`),
  ].filter(Boolean);
  return [row.address, pictures.join(', ')].filter(Boolean).join(' · ');
}

export function toView(analysis: Analysis): AnalysisView {
  const shown = analysis.status === 'completed' ? previewOf(analysis) : null;
  return { ...toCard(analysis), preview: shown?.preview ?? null, madeBy: shown?.madeBy ?? null };
}
