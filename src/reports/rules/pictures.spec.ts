import type { Listing } from '../../scraping/listing.types.js';
import { contextOf } from './context.js';
import { photoAnalysis } from './pictures.js';
import { documentedFlat, picture, today } from './spec-adverts.js';

const eightPhotos = [1, 2, 3, 4, 5, 6, 7, 8].map((index) => picture(index));
const link = 'https://cdn.example/plan.jpg';

const analyse = (floorplans: Listing['floorplans'], images = eightPhotos) => {
  const listing = { ...documentedFlat, floorplans };
  return photoAnalysis(contextOf({ listing, images, disagreements: [], today }));
};

it.each([
  ['no list', undefined],
  ['an empty list', []],
])('says that a plan is missing when the advert links to none: %s', (_case, floorplans) => {
  const { quality, observations } = analyse(floorplans);
  expect(quality).toContain('Planritning saknas bland bilderna.');
  expect(observations).toEqual([
    {
      text: 'Utan planritning går mått och rumssamband inte att kontrollera hemifrån.',
      evidence: [{ kind: 'field', name: 'floorplans', value: null }],
    },
  ]);
});

it('says that a plan was not read when the advert links to one', () => {
  const { quality, observations } = analyse([link]);
  expect(quality).toContain('Annonsen länkar till en planritning som inte gick att läsa.');
  expect(quality).not.toContain('saknas');
  expect(observations).toEqual([
    {
      text: 'Planritningen gick inte att läsa här. Öppna den i annonsen för att kontrollera mått och rumssamband.',
      evidence: [{ kind: 'field', name: 'floorplans.0', value: link }],
    },
  ]);
});

it('counts several plans that were not read', () => {
  expect(analyse([link, `${link}?2`]).quality).toContain(
    'Annonsen länkar till två planritningar som inte gick att läsa.',
  );
});

it('says so also when no picture at all was fetched', () => {
  const { quality, observations } = analyse([link], []);
  expect(quality).toContain('Annonsen har inga bilder som gick att hämta.');
  expect(observations.flatMap(({ evidence }) => evidence)).toEqual([
    { kind: 'field', name: 'floorplans.0', value: link },
  ]);
  expect(analyse(undefined, []).observations).toEqual([]);
});

it('speaks of no missing plan when one was told apart', () => {
  const { quality, observations } = analyse([link], [...eightPhotos, picture(9, 'floorplan')]);
  expect(quality).toContain('En planritning finns med.');
  expect(observations).toEqual([]);
});
