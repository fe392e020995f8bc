import { critical, flagsTold } from '../../../../test/support/reports/association.js';

/** Whose economy it is that the advert tells of, and shares of loans told in words and by months. */
describe('the own association beside others', () => {
  it.each([
    [
      'Eftersom butikslokalerna står för det mesta av värdet beskattas föreningen som oäkta, vilket alla vet.',
      'not-genuine-association',
    ],
    ['På grund av butikerna räknas föreningen skattemässigt som oäkta.', 'not-genuine-association'],
    [
      'Föreningen, som på grund av hyresintäkterna från lokaler är oäkta, har låga lån.',
      'not-genuine-association',
    ],
    ['Till skillnad från grannföreningen är vår förening oäkta.', 'not-genuine-association'],
    ['Jämfört med grannföreningen har vi höga lån, 17 500 kr/kvm.', 'debt-very-high'],
    ['Till skillnad från grannen har vi tomträtt, avgälden omförhandlas 2027.', 'ground-lease-reset'],
    ['Fyra femtedelar av lånen löper ut i mars.', 'loans-due-very-soon'],
    ['Sju av tio lånekronor får ny ränta till våren.', 'loans-due-very-soon'],
    ['Tre av fyra kronor i lån villkorsändras före midsommar 2027.', 'loans-due-very-soon'],
    ['I maj löper det största lånet ut; det motsvarar 68 % av skulden.', 'loans-due-very-soon'],
  ])('warns: %s', (text, rule) => {
    expect(critical(text)).toContain(rule);
  });

  it.each([
    'Grannen är en oäkta förening med lån på 17 300 kr/kvm. Vi är äkta och har lån på 2 600 kr/kvm.',
    'Granngårdens förening är oäkta. Den har lån på 18 000 kr/kvm och sparar 60 kr/kvm. Vår har 3 000 kr/kvm i lån.',
    'Föreningen på andra sidan gatan har tomträtt och 19 000 kr/kvm i skuld.',
    'Huset i hörnet har tomträtt med avgäld som omförhandlas 2027. Vi äger marken.',
    'Grannen har tomträtt. Avgälden ska höjas 2027 med okänt belopp. Hos oss är marken friköpt 1990.',
    'Brf Linden i hörnet är oäkta. Den har tomträtt som omregleras 2027. Vår förening äger marken.',
    'Huset tvärs över gatan ägs av en oäkta förening.',
    'Räntekänslighet 4 %, 22 % av lånesumman villkorsändras 2027.',
    'I april 2030 löper lånet ut, 70 % av skulden.',
    'En av fem lånekronor omsätts i höst.',
  ])('does not cry wolf: %s', (text) => {
    expect(critical(text)).toEqual([]);
  });

  it.each([
    'I april löper ett av lånen ut; det motsvarar 46 % av den samlade skulden.',
    'Före midsommar omsätts 50 % av lånen.',
    'Varannan lånekrona omsätts i höst.',
  ])('tells of loans that are due: %s', (text) => {
    expect(flagsTold(text).find((flag) => flag.rule === 'loans-due-soon')?.severity).toBe('warning');
  });
});
