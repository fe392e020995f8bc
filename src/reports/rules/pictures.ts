import type { AnalysisResult } from '../analysis-result.schema.js';
import type { Context } from './context.js';
import { field, quoted, reference } from './evidence.js';
import { capital, count, list, sqm } from './format.js';
import { findAll, words } from './sources.js';

/** What can be said of the pictures without looking into them: how many, how large, what is told apart. */
export function photoAnalysis({ images, listing }: Context): AnalysisResult['photoAnalysis'] {
  const photos = images.filter((image) => image.kind === 'photo');
  const plans = images.filter((image) => image.kind === 'floorplan');
  const small = photos.filter((image) => Math.max(image.width, image.height) < 1000);
  const links = listing.floorplans ?? [];
  const unreadPlan = {
    text: 'Planritningen gick inte att läsa här. Öppna den i annonsen för att kontrollera mått och rumssamband.',
    evidence: [field('floorplans.0', links[0])],
  };
  if (images.length === 0) {
    return {
      totalCount: 0,
      quality:
        'Annonsen har inga bilder som gick att hämta. Be mäklaren om bilder på badrum, kök och utsida.',
      observations: links.length > 0 ? [unreadPlan] : [],
    };
  }
  const plansText =
    plans.length === 0
      ? links.length > 0
        ? `Annonsen länkar till ${count(links.length, 'common')} planritning${links.length > 1 ? 'ar' : ''} som inte gick att läsa.`
        : 'Planritning saknas bland bilderna.'
      : `${capital(count(plans.length, 'common'))} planritning${plans.length > 1 ? 'ar' : ''} finns med.`;
  const amount = `${capital(count(photos.length, photos.length === 1 ? 'common' : 'neuter'))} ${photos.length === 1 ? 'bild' : 'bilder'}`;
  const sharp =
    photos.length === 0
      ? ''
      : small.length === 0
        ? ' Bilderna är stora nog att granska i detalj.'
        : small.length === photos.length
          ? ' Bilderna är små, så detaljer som sprickor och fogar syns dåligt.'
          : ` ${capital(count(small.length, small.length === 1 ? 'common' : 'neuter'))} av dem är små, och detaljer syns dåligt där.`;
  return {
    totalCount: images.length,
    quality: `${amount}. ${plansText}${sharp} Den regelbaserade analysen ser inte vad bilderna föreställer.`,
    observations: [
      ...(photos.length > 0 && photos.length < 8
        ? [
            {
              text: 'Det är få bilder. Lägg märke till vilka rum som inte visas, och be att få se dem.',
              evidence: photos.map((photo) => ({
                kind: 'photo' as const,
                sha256: photo.sha256,
                note: 'en av de få bilderna',
              })),
            },
          ]
        : []),
      ...(plans.length === 0
        ? [
            links.length > 0
              ? unreadPlan
              : {
                  text: 'Utan planritning går mått och rumssamband inte att kontrollera hemifrån.',
                  evidence: [field('floorplans')],
                },
          ]
        : []),
    ],
  };
}

const planWords = words(
  String.raw`(?:öppen|social|genomtänkt|effektiv|praktisk|klassisk)\s+planlösning(?:en)?|genomgående\s+(?:planlösning|ljus)|i\s+fil|fönster\s+(?:åt|i)\s+(?:två|tre|fyra)\s+(?:väderstreck|riktningar)|(?:söder|väster|öster|norr|syd(?:väst|öst)|nord(?:väst|öst))(?:läge|vänd\p{L}*)`,
);

/** Only what the text says about the plan, and only when a plan exists to check it against. */
export function floorplanAnalysis(context: Context): AnalysisResult['floorplanAnalysis'] {
  const plans = context.images.filter((image) => image.kind === 'floorplan');
  const { rooms, livingArea } = context.listing;
  if (plans.length === 0 || context.home.form === 'plot') return null;
  const said = findAll(
    context.sources.filter((source) => source.field === 'description'),
    planWords,
  ).slice(0, 4);
  const light = said.filter((quote) => /ljus|fönster|läge|vänd/i.test(quote.text));
  const flow = said.filter((quote) => !light.includes(quote));
  const facts =
    rooms && livingArea
      ? `Ritningen ska visa ${rooms === 1 ? 'ett rum' : `${String(rooms).replace('.', ',')} rum`} på ${sqm(livingArea)}.`
      : 'Annonsen har en planritning.';
  return {
    layout: `${facts} Mät själv om säng, bord och soffa får plats, och jämför med ritningens skala.`,
    flow:
      flow.length > 0
        ? `Annonsen beskriver planen som ${list(flow.map((quote) => `”${quote.text}”`))}. Kontrollera det på ritningen.`
        : 'Hur rummen hänger ihop läser du bäst själv på ritningen; den regelbaserade analysen tolkar den inte.',
    lighting:
      light.length > 0
        ? `Om ljuset säger annonsen ${list(light.map((quote) => `”${quote.text}”`))}.`
        : 'Annonsen säger inget om väderstreck. Se var fönstren sitter och fråga åt vilket håll de vetter.',
    strengths: [],
    weaknesses: [],
    evidence: [
      ...plans
        .slice(0, 3)
        .map((plan) => ({ kind: 'photo' as const, sha256: plan.sha256, note: 'planritning' })),
      ...said.map(quoted),
      ...(rooms && livingArea ? [field('rooms', rooms), field('livingArea', livingArea)] : []),
      ...(said.length === 0 ? [reference('method', 'Ritningen är inte tolkad', 'Regelbaserad analys')] : []),
    ],
  };
}
