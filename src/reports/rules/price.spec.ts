import { contextOf } from './context.js';
import { priceAnalysis } from './price.js';
import { today } from './spec-adverts.js';

describe('the proof of a flat price', () => {
  const listing = {
    propertyType: 'Lägenhet',
    tenure: 'Bostadsrätt',
    municipality: 'Stockholm',
    price: 4_950_000,
    livingArea: 58,
  };
  const { evidence } = priceAnalysis(contextOf({ listing, images: [], disagreements: [], today }));

  it('shows every level that a computation starts from, with its year and source', () => {
    const rows = evidence.flatMap((proof) => (proof.kind === 'reference' ? [[proof.row, proof.source]] : []));
    expect(rows.map(([row, source]) => [row?.replace(/\u00a0/g, ' '), source])).toEqual([
      [
        'Stockholm kommun 2020–2021: 80 000 kr/m², 13 571 försäljningar',
        'egen sammanräkning av publicerade försäljningar',
      ],
      [
        'Stockholms län, medelpris för sålda bostadsrätter: 3 790 000 kr 2020, 4 088 000 kr 2021, 4 206 000 kr 2024',
        'SCB, sålda bostadsrätter',
      ],
    ]);
  });
});
