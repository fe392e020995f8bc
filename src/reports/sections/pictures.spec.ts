import type { Listing } from '../../scraping/listing.types.js';
import { contextOf } from '../facts/context.js';
import { floorplanAnalysis, photoAnalysis } from './pictures.js';
import { documentedFlat, picture, plot, today, villa } from '../../../test/support/reports/adverts.js';

const photos = (amount: number) => Array.from({ length: amount }, (_, index) => picture(index + 1));
const link = 'https://cdn.example/plan.jpg';

const analyse = (listing: Listing, images = photos(8)) =>
  photoAnalysis(contextOf({ listing, images, disagreements: [], today }));
const withPlans = (floorplans: Listing['floorplans'], images = photos(8)) =>
  analyse({ ...documentedFlat, floorplans }, images);
const texts = ({ quality, observations }: ReturnType<typeof analyse>) =>
  [quality, ...observations.map(({ text }) => text)].join('\n');

describe('pictures', () => {
  it('are counted together with the plans', () => {
    expect(withPlans(undefined, [...photos(8), picture(9, 'floorplan')]).quality).toBe(
      'Åtta bilder och en planritning.',
    );
    expect(withPlans(undefined, photos(1)).quality).toBe('En bild. Planritning saknas bland bilderna.');
  });

  it('that are none leave a list of what to ask for in this home', () => {
    const { quality, observations } = analyse(
      { ...villa, foundation: 'Källare', description: 'Villa med källare och altan.' },
      [],
    );
    expect(quality).toContain('inga bilder som gick att hämta');
    expect(quality).toContain('källaren och altanen');
    expect(observations).toEqual([]);
    expect(analyse(documentedFlat, []).quality).toContain('balkongen');
    expect(analyse(documentedFlat, []).quality).not.toContain('källaren');
    expect(analyse(plot, []).quality).toContain('tomtgränserna');
  });

  it.each([
    // Three rooms with kitchen and bathroom are five.
    [3, 'Tre bilder kan inte visa 3 rum, kök och badrum var för sig.'],
    [4, 'Fyra bilder kan inte visa'],
    [10, 'Tio bilder räcker gott till 3 rum, kök och badrum'],
    [30, '30 bilder räcker gott till'],
  ])('%d are weighed against the rooms', (amount, said) => {
    expect(texts(withPlans([], photos(amount)))).toContain(said);
  });

  it('of a middling number are not weighed, but still gone through', () => {
    const said = texts(withPlans([], photos(6)));
    expect(said).not.toMatch(/räcker|kan inte visa/);
    expect(said).toContain('Bocka av i bilderna: kök, badrum, alla sovrum, hallen, balkongen');
  });

  it('tell what to look for in a flat, a house and on land', () => {
    expect(texts(analyse(documentedFlat))).toContain('golvbrunn');
    expect(texts(analyse(documentedFlat))).not.toContain('sockeln');
    expect(texts(analyse(villa))).toContain('sockeln');
    expect(texts(analyse(plot))).toContain('berg i dagen');
    expect(texts(analyse(plot))).not.toMatch(/kök|planritning/i);
  });

  it('that are small are told so, and large ones need no words', () => {
    const small = photos(3).map((photo, index) =>
      index === 0 ? { ...photo, width: 640, height: 480 } : photo,
    );
    expect(withPlans([link], small).quality).toContain('En av dem är liten');
    expect(texts(withPlans([], photos(8)))).not.toContain('stora nog');
  });

  it('have proof for each observation', () => {
    for (const images of [photos(3), photos(30), [picture(9, 'floorplan')]]) {
      for (const { evidence } of withPlans([], images).observations) {
        expect(evidence.length).toBeGreaterThan(0);
      }
    }
  });
});

describe('a plan', () => {
  it.each([
    ['no list', undefined],
    ['an empty list', []],
  ])('that the advert does not link to is missing: %s', (_case, floorplans) => {
    const found = withPlans(floorplans);
    expect(found.quality).toContain('Planritning saknas bland bilderna.');
    expect(found.observations.at(-1)).toEqual({
      text: 'Be mäklaren om en planritning med mått. Utan den går det inte att se hemma om möblerna får plats.',
      evidence: [{ kind: 'field', name: 'floorplans', value: null }],
    });
  });

  it('that the advert links to was not read', () => {
    const { quality, observations } = withPlans([link]);
    expect(quality).toContain('Annonsen länkar till en planritning som inte gick att läsa.');
    expect(quality).not.toContain('saknas');
    expect(observations.at(-1)).toEqual({
      text: 'Planritningen gick inte att läsa här. Öppna den i annonsen för att kontrollera mått och rumssamband.',
      evidence: [{ kind: 'field', name: 'floorplans.0', value: link }],
    });
    expect(withPlans([link, `${link}?2`]).quality).toContain(
      'Annonsen länkar till två planritningar som inte gick att läsa.',
    );
  });

  it('that was not read is told also when no picture at all was fetched', () => {
    const { quality, observations } = withPlans([link], []);
    expect(quality).toContain('Annonsen har inga bilder som gick att hämta.');
    expect(observations.flatMap(({ evidence }) => evidence)).toEqual([
      { kind: 'field', name: 'floorplans.0', value: link },
    ]);
    expect(withPlans(undefined, []).observations).toEqual([]);
  });

  it('that was told apart is not missed', () => {
    const said = texts(withPlans([link], [...photos(8), picture(9, 'floorplan')]));
    expect(said).toContain('en planritning.');
    expect(said).not.toMatch(/saknas bland|gick inte att läsa/);
  });
});

describe('the reading of a plan', () => {
  const plan = (description: string, more: Partial<Listing> = {}) =>
    floorplanAnalysis(
      contextOf({
        listing: { ...documentedFlat, ...more, description },
        images: [picture(9, 'floorplan')],
        disagreements: [],
        today,
      }),
    );

  it('counts what the advert says', () => {
    expect(plan('Fin trea.')?.layout).toContain('3 rum på 74\u00a0m²');
  });

  it.each([
    ['Badrum på övervåningen och hel källare.', 'nämner övervåning och källare'],
    ['Villa i två plan.', 'nämner övervåning,'],
    ['Huset har källare med tvättstuga.', 'nämner källare,'],
  ])('asks for every floor of a house: %s', (description, said) => {
    expect(plan(description, villa)?.layout).toContain(said);
  });

  it('takes the cellar of the building for no floor of a flat', () => {
    expect(plan('Tvättstuga och förråd i källaren.')?.layout).not.toContain('varje plan');
    expect(plan('Etagelägenhet med förråd i källaren.')?.layout).toContain('nämner övervåning,');
  });

  it.each(['Allt på ett plan.', 'Huset har ingen källare.', 'Bra planlösning.'])(
    'asks for no floor that is not there: %s',
    (description) => {
      expect(plan(description)?.layout).not.toContain('varje plan');
    },
  );

  it('asks about a wall where the plan is open', () => {
    expect(plan('Öppen planlösning mellan kök och vardagsrum.')?.flow).toContain('föreningen har godkänt');
    expect(plan('Ingen öppen planlösning.')?.flow).not.toContain('bärande');
  });

  it('takes the sun on a balcony for no light in the rooms', () => {
    const found = plan('Balkong i söderläge.');
    expect(found?.lighting).toContain('inget om åt vilket håll rummen vetter');
    expect(found?.evidence).toContainEqual(
      expect.objectContaining({ kind: 'quote', text: expect.stringContaining('söderläge') as string }),
    );
    expect(plan('Fönster åt tre väderstreck.')?.lighting).toContain('Om rummens ljus');
    expect(plan('Fin trea.')?.lighting).toContain('inget om väderstreck');
  });
});
