import type { Listing } from '../../../scraping/listing.types.js';
import { heaviest, type Told } from '../../../../test/support/reports/heaviest.js';

const villa: Listing = {
  propertyType: 'Villa',
  tenure: 'Äganderätt',
  yearBuilt: 1958,
  livingArea: 130,
  price: 3_000_000,
};

describe('a living area and another that somebody measured', () => {
  it.each<Told>([
    ['Boarean är 130 kvm enligt taxeringen men vid lasermätning blev det 112 kvm.', 'critical'],
    ['Enligt Lantmäteriet 130 i boyta, fast när vi själva mätte kom vi till 115 kvm.', 'warning'],
    ['Mäklaren lät mäta upp huset och fann 118 kvm boarea mot registrets 130.', 'warning'],
    [
      'Boytan anges till 130 kvadrat, men rummen summerar till 109 kvm boarea enligt arkitektens ritning.',
      'critical',
    ],
    ['Boarean är 130 kvm och biarean 45 kvm enligt lasermätning.', undefined],
    ['Altanen mättes till 45 kvm och huset har 130 kvm boarea.', undefined],
    ['Grannhuset säljs med 150 kvm boarea, här är det 130 kvm.', undefined],
    ['Boarea 130 kvm, uppmätt 2024. Tomten mättes samtidigt till 902 kvm.', undefined],
    ['Taxeringen säger 130 kvm, men en uppmätning i augusti gav 116 kvm boarea.', 'critical'],
    ['Tillbygget är på 34 kvm. Den övriga bostaden, 96 kvm, berörs inte.', undefined],
    ['Uteplatsen mäter 40 kvm och boarean 130 kvm.', undefined],
    ['Boarean är 130 kvm, altanen mättes till 60 kvm.', undefined],
  ])('%s → %s', (text, severity) => {
    expect(heaviest(villa, text, ['area-conflict'])).toBe(severity);
  });
});
