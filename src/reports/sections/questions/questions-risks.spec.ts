import type { Listing } from '../../../scraping/listing.types.js';
import { writeRulesReports } from '../../rules-analyst.js';
import { findings } from '../findings.js';
import { today } from '../../../../test/support/reports/adverts.js';

const report = (listing: Listing) =>
  writeRulesReports({ listing, images: [], disagreements: [], today }).draft;
const villa: Listing = { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1962, price: 2_900_000 };
const flat: Listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', yearBuilt: 1949, price: 2_100_000 };

describe('the question that a risk of the advert calls for', () => {
  it.each<[string, Listing, string, RegExp]>([
    ['oil-tank', villa, 'En gammal oljetank finns kvar i källaren.', /oljetanken, är den tömd/],
    ['rented-equipment', villa, 'Värmepumpen hyrs av elbolaget.', /hyrt eller leasat/],
    ['well-untested', villa, 'Huset har egen borrad brunn.', /vattenprov med datum/],
    ['shared-facility-debt', villa, 'Vägföreningen har ett lån på två miljoner.', /lån har samfälligheten/],
    ['protected-building', villa, 'Huset är k-märkt.', /får inte ändras/],
    ['pre-emption', villa, 'Grannen har förköpsrätt enligt avtal.', /rätt att köpa före mig/],
    ['co-owned', villa, 'Huset ägs av tre syskon.', /skriver alla på/],
    ['flat-roof', villa, 'Villan har platt tak.', /vatten stående/],
    ['dormers', villa, 'Övervåningen har två takkupor.', /plåtarna runt takkuporna/],
    ['electrical-self-made', villa, 'Elen är dragen av säljaren själv.', /Vilket elföretag/],
    ['roof-leak', villa, 'Taket släpper in vatten vid takfönstret.', /Var kommer vattnet in/],
    [
      'permission-expired',
      { propertyType: 'Tomt', tenure: 'Äganderätt' },
      'Förhandsbeskedet har gått ut.',
      /nytt förhandsbesked/,
    ],
    [
      'cooperative-rental',
      { ...flat, tenure: 'Kooperativ hyresrätt' },
      'Fin tvåa.',
      /betalas insatsen tillbaka/,
    ],
    ['rental-tenancy', { ...flat, tenure: 'Hyresrätt' }, 'Fin tvåa.', /Vem är hyresvärd/],
    ['vacant-premises', flat, 'Föreningens butikslokal står tom.', /lokaler står tomma/],
    [
      'maintenance-plan-missing',
      flat,
      'Föreningen saknar underhållsplan.',
      /^Annonsen säger att underhållsplan saknas: /,
    ],
    ['association-works-planned', flat, 'Föreningen ska byta taket 2028.', /Vad kostar det som ska göras/],
    ['no-lift', { ...flat, floor: '4 av 4', elevator: false }, 'Ljus trea.', /planer på hiss/],
  ])('%s', (rule, listing, description, question) => {
    const { redFlags, viewingQuestions } = report({ ...listing, description });
    expect(redFlags.map((flag) => flag.rule)).toContain(rule);
    expect(viewingQuestions.map((one) => one.question).filter((text) => question.test(text))).toHaveLength(1);
  });

  it('asks none of them where nothing gave cause', () => {
    const asked = report({ ...villa, description: 'Välskött villa med kommunalt vatten och avlopp.' });
    expect(asked.viewingQuestions.map((one) => one.question).join('\n')).not.toMatch(
      /oljetanken|leasat|förköpsrätt|takkuporna|vattnet in|platta taket/,
    );
  });
});

describe('papers as a strength', () => {
  const titles = (description: string) =>
    findings({
      listing: { ...villa, description },
      images: [],
      disagreements: [],
      today,
    }).strengths.map(({ title }) => title);

  it('finds an inspection to read in an inspection only', () => {
    expect(
      titles('Huset är besiktat och protokollet finns hos mäklaren. Besiktningsprotokollet bifogas.'),
    ).toContain('Det finns en besiktning att läsa');
    expect(titles('Säljaren har tecknat en dolda fel-försäkring.')).not.toContain(
      'Det finns en besiktning att läsa',
    );
  });

  it('tells of an insurance as what it is', () => {
    expect(titles('Säljaren har tecknat en dolda fel-försäkring.')).toContain(
      'Försäkring mot dolda fel nämns',
    );
    expect(titles('Huset säljs utan dolda fel-försäkring.')).not.toContain('Försäkring mot dolda fel nämns');
  });
});
