import type { AnalysisResult, Evidence } from '../analysis-result.schema.js';
import type { TrackedImage } from '../../image-tracking/image-tracking.types.js';
import type { Context } from '../facts/context.js';
import { daylight } from './daylight.js';
import { field, quoted, reference } from '../facts/evidence.js';
import { isBuiltOpen } from './euphemisms.js';
import { capital, count, list, sqm } from '../format.js';
import { statedPlaces, type PlaceName } from '../reading/wordings/rooms.js';

type PhotoAnalysis = AnalysisResult['photoAnalysis'];

/**
 * What the pictures are good for without looking into them: how many there are for the rooms of this home, which rooms
 * to tick off, and what to look for in them.
 */
export function photoAnalysis(context: Context): PhotoAnalysis {
  const { images, listing, home } = context;
  const photos = images.filter((image) => image.kind === 'photo');
  const plans = images.filter((image) => image.kind === 'floorplan');
  const links = listing.floorplans ?? [];
  const places = list(placesOf(context));
  const unread =
    plans.length === 0 && links.length > 0
      ? [
          {
            text: 'Planritningen gick inte att läsa här. Öppna den i annonsen för att kontrollera mått och rumssamband.',
            evidence: [field('floorplans.0', links[0])],
          },
        ]
      : [];
  if (images.length === 0) {
    return {
      totalCount: 0,
      quality: `Annonsen har inga bilder som gick att hämta. Be mäklaren om bilder på ${places} innan du åker dit.`,
      observations: unread,
    };
  }
  const note = (text: string) => photoProof(photos.length > 0 ? photos : plans, text);
  return {
    totalCount: images.length,
    quality: [amountOf(photos, plans, links.length, home.form === 'plot'), sizeOf(photos)]
      .filter(Boolean)
      .join(' '),
    observations: [
      ...(photos.length > 0
        ? [
            {
              text: `${enough(context, photos.length)} Bocka av i bilderna: ${places}. Be att få se det som inte visas.`,
              evidence: [...note('bild ur annonsen'), ...roomProof(context)],
            },
            { text: look(context), evidence: note('bild ur annonsen') },
          ]
        : []),
      ...unread,
      ...(plans.length === 0 && links.length === 0 && home.form !== 'plot'
        ? [
            {
              text: 'Be mäklaren om en planritning med mått. Utan den går det inte att se hemma om möblerna får plats.',
              evidence: [field('floorplans')],
            },
          ]
        : []),
    ],
  };
}

const photoProof = (pictures: readonly TrackedImage[], note: string): Evidence[] =>
  pictures.slice(0, 8).map(({ sha256 }) => ({ kind: 'photo', sha256, note }));

const roomProof = ({ listing: { rooms } }: Context): Evidence[] => (rooms ? [field('rooms', rooms)] : []);

function amountOf(
  photos: readonly TrackedImage[],
  plans: readonly TrackedImage[],
  links: number,
  isPlot: boolean,
): string {
  const many = (amount: number, one: string, more: string) =>
    `${count(amount, 'common')} ${amount === 1 ? one : more}`;
  const pictures = photos.length > 0 ? [many(photos.length, 'bild', 'bilder')] : [];
  const drawings = plans.length > 0 ? [many(plans.length, 'planritning', 'planritningar')] : [];
  const all = `${capital(list([...pictures, ...drawings]))}.`;
  if (plans.length > 0 || isPlot) return all;
  return links > 0
    ? `${all} Annonsen länkar till ${many(links, 'planritning', 'planritningar')} som inte gick att läsa.`
    : `${all} Planritning saknas bland bilderna.`;
}

/** Pictures whose longer side is shorter than this many pixels show no joints or cracks. */
const detailed = 1000;

function sizeOf(photos: readonly TrackedImage[]): string {
  const small = photos.filter((photo) => Math.max(photo.width, photo.height) < detailed).length;
  if (small === 0) return '';
  const all = small === photos.length;
  return `${all ? 'Bilderna är små' : `${capital(count(small, 'common'))} av dem är ${small === 1 ? 'liten' : 'små'}`}, så sprickor och fogar syns inte ${all ? 'i dem' : 'där'}. Be om större.`;
}

/** A home is not shown whole by fewer pictures than its rooms with kitchen and bathroom; many show some room twice. */
function enough({ listing, home }: Context, photos: number): string {
  const { rooms } = listing;
  if (home.form === 'plot' || !rooms) return '';
  const needed = Math.ceil(rooms) + 2;
  const amount = `${capital(count(photos, 'common'))} ${photos === 1 ? 'bild' : 'bilder'}`;
  const space = `${String(rooms).replace('.', ',')} rum, kök och badrum`;
  if (photos < needed) return `${amount} kan inte visa ${space} var för sig.`;
  return photos >= 2 * needed
    ? `${amount} räcker gott till ${space}, så ett rum som ändå saknas är värt en fråga.`
    : '';
}

/** What pictures of this home should show, by what the advert says that it has. */
function placesOf(context: Context): string[] {
  const { sources, home } = context;
  if (home.form === 'plot') return ['tomtgränserna', 'infarten', 'det som finns på granntomterna'];
  const has = (place: PlaceName) => statedPlaces(sources, place).length > 0;
  const isHouse = home.form === 'house' || home.form === 'leisure';
  return [
    'kök',
    isHouse ? 'varje badrum' : 'badrum',
    'alla sovrum',
    ...(isHouse ? ['tvättstuga eller pannrum', 'husets alla fyra sidor', 'taket'] : ['hallen']),
    ...(isHouse && has('cellar') ? ['källaren'] : []),
    ...(has('balcony') ? ['balkongen'] : []),
    ...(isHouse && has('patio') ? ['altanen'] : []),
    ...(isHouse ? [] : ['utsikten från fönstren']),
  ];
}

function look({ home }: Context): string {
  if (home.form === 'plot')
    return 'Leta efter lutning, blöta partier, berg i dagen, ledningar och stolpar, och hur nära grannarna ligger.';
  const inside =
    'kakel, golv och golvbrunn i badrummet, fläckar i taket och runt fönster, och golv under diskbänk och vitvaror';
  return home.form === 'house' || home.form === 'leisure'
    ? `Förstora och leta efter: mossa eller sprickor på taket, marken som lutar mot huset, sprickor i sockeln, ${inside}.`
    : `Förstora och leta efter: ${inside}. En bild ut genom fönstret visar hur nära grannhuset ligger.`;
}

/** What to read on the plan of this very home: what the advert says of it, and what to count and follow oneself. */
export function floorplanAnalysis(context: Context): AnalysisResult['floorplanAnalysis'] {
  const plans = context.images.filter((image) => image.kind === 'floorplan');
  const { rooms, livingArea } = context.listing;
  if (plans.length === 0 || context.home.form === 'plot') return null;
  const texts = context.sources.filter((source) => source.field === 'description');
  const [open] = isBuiltOpen(context) ? [] : statedPlaces(texts, 'openPlan');
  const [row] = statedPlaces(texts, 'inRow');
  const light = daylight(context);
  const who = context.home.tenure === 'cooperative' ? 'föreningen' : 'kommunen';
  const flow = open
    ? `Annonsen säger ”${open.text}”. Har en vägg tagits bort syns det ofta på en äldre ritning; fråga om den var bärande och om ${who} har godkänt det.`
    : row
      ? `Rummen ligger ”${row.text}”. Se vilka som bara nås genom ett annat rum, för de är svåra att sova ostört i.`
      : 'Följ vägen från sovrum till badrum och från hall till kök. Ett rum som bara nås genom ett annat är svårt att använda som sovrum.';
  return {
    layout: [areaToCheck(rooms, livingArea), floorsToCheck(context)].filter(Boolean).join(' '),
    flow,
    lighting:
      light?.text ??
      'Annonsen säger inget om väderstreck. Leta efter norrpilen på ritningen och fråga åt vilket håll rummen vetter.',
    strengths: [],
    weaknesses: [],
    evidence: [
      ...photoProof(plans.slice(0, 3), 'Planritning'),
      ...[open, open ? undefined : row, ...(light?.quotes ?? [])].flatMap((quote) =>
        quote ? [quoted(quote)] : [],
      ),
      ...(rooms ? [field('rooms', rooms)] : []),
      ...(livingArea ? [field('livingArea', livingArea)] : []),
      ...(open || row || light
        ? []
        : [reference('method', 'Ritningen är inte tolkad', 'Regelbaserad analys')]),
    ],
  };
}

/** The floors that the advert speaks of, each of which a plan should show. */
function floorsToCheck({ home, sources }: Context): string {
  const has = (place: PlaceName) => statedPlaces(sources, place).length > 0;
  // A flat has its laundry and its storeroom in the building's.
  const hasCellar = home.form !== 'flat' && has('cellar');
  const floors = [...(has('upstairs') ? ['övervåning'] : []), ...(hasCellar ? ['källare'] : [])];
  return floors.length > 0 ? `Annonsen nämner ${list(floors)}, så se efter att varje plan finns ritat.` : '';
}

function areaToCheck(rooms: number | undefined, livingArea: number | undefined): string {
  const told = [
    ...(rooms ? [`${String(rooms).replace('.', ',')} rum`] : []),
    ...(livingArea ? [sqm(livingArea)] : []),
  ];
  if (told.length === 0)
    return 'Räkna rummen på ritningen och summera deras mått, för annonsen anger varken rum eller boarea.';
  return (
    `Annonsen säger ${told.join(' på ')}. Räkna rummen på ritningen${livingArea ? ' och summera deras mått' : ''}; ` +
    'stämmer det inte, fråga vad som är medräknat. Rita in din säng, soffa och ditt matbord i samma skala.'
  );
}
