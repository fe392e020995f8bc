import { critical, severities } from '../../../../test/support/reports/association.js';

/** The same economy in the words of a board, an agency, a seller and a table; and what only sounds like it. */
describe('the traits of the association in many voices', () => {
  it.each([
    'Föreningen är oäkta.',
    'Föreningen är en så kallad oäkta bostadsrättsförening.',
    'Föreningen klassas inte som privatbostadsföretag.',
    'Äkta förening: nej.',
    'Observera att brf:n skattemässigt är ett oäkta bostadsföretag.',
    'Föreningen uppfyller inte kraven för att vara ett privatbostadsföretag.',
    'Brf Eken (oäkta).',
    'Status: oäkta',
    'Sedan 2022 räknas föreningen som oäkta på grund av lokalerna.',
    'Föreningen är inte äkta.',
    'Skattemässigt är föreningen oäkta.',
    'Brf:n är tyvärr inte äkta.',
    'Äkta bostadsrättsförening? Nej, oäkta.',
    'Föreningen beskattas som oäkta sedan lokalerna hyrdes ut.',
  ])('warns of an association that is not genuine: %s', (text) => {
    expect(critical(text)).toContain('not-genuine-association');
  });

  it.each([
    'Föreningen var tidigare oäkta.',
    'Mellan 2009 och 2013 räknades föreningen som oäkta på grund av en butik; sedan 2014 är den ett privatbostadsföretag.',
    'Till och med 2018 räknades föreningen som ett oäkta bostadsföretag på grund av kontorslokalerna; dessa byggdes om till lägenheter och sedan 2019 är den privatbostadsföretag.',
    'I en oäkta förening beskattas man annorlunda. Vår förening är äkta.',
    'Föreningen är äkta.',
    'Äkta/oäkta: äkta.',
    'Oäkta? Nej.',
    'Äkta parkettgolv och oäkta stuckatur.',
    'Föreningen är ett privatbostadsföretag.',
    'Grannföreningen är oäkta.',
    'Föreningen är inte oäkta.',
    'Föreningen gick från oäkta till äkta 2018.',
    'Föreningen blev äkta 2016, dessförinnan var den oäkta.',
    'Ingen risk att föreningen blir oäkta.',
    'Är den oäkta? Nej, helt äkta.',
    'Bostadsrättsföreningen klassas som äkta.',
    'Oäkta föreningar beskattas hårdare, men den här är ett privatbostadsföretag.',
  ])('does not cry wolf over an association that is not genuine: %s', (text) => {
    expect(critical(text)).toEqual([]);
  });

  it.each([
    'Tomträtt. Avgälden omregleras 2028, ny nivå okänd.',
    'Marken upplåts med tomträtt. Nuvarande avgäld gäller till och med 2027.',
    'Tomträttsavtalet löper ut 31 december 2028 och ny avgäld är inte beslutad.',
    'Föreningen innehar tomträtt; avgäldsperioden går ut om två år.',
    'Tomträttsavgälden ska omförhandlas 2027.',
    'Avgälden för tomträtten är låst till 2028, därefter okänd.',
  ])('warns of a lease that is re-set: %s', (text) => {
    expect(critical(text)).toContain('ground-lease-reset');
  });

  it.each([
    'Föreningen äger marken.',
    'Ej tomträtt.',
    'Tidigare stod huset på tomträtt. Föreningen friköpte marken 2022 och betalar ingen avgäld längre.',
    'Tomträtt? Nej, friköpt.',
    'Tomträtten löstes in 2019.',
    'Grannhuset står på tomträtt.',
    'Ingen avgäld, marken ägs av föreningen.',
    'Tomten ägs av föreningen (ej tomträtt).',
    'Tomträtten friköptes 2015.',
    'Föreningens tomträtt friköptes 2019, och avgiften rördes inte.',
  ])('does not cry wolf over a lease that is re-set: %s', (text) => {
    expect(critical(text)).toEqual([]);
  });

  it.each([
    'Föreningen består av sex lägenheter.',
    'Liten förening med endast 7 bostadsrätter.',
    'En brf om åtta hushåll.',
    'Vi är fem medlemmar i den lilla föreningen.',
    'Antal lägenheter: 5',
    'Huset rymmer föreningens alla sju lägenheter.',
    'Med bara fem lägenheter är föreningen en av stadens minsta.',
    'Brf med 8 lgh.',
  ])('tells of a small association: %s', (text) => {
    expect(severities(text)['small-association']).toBe('warning');
  });

  it.each([
    'Föreningen har 64 lägenheter.',
    'Det finns fyra lägenheter per trapplan.',
    'Två lägenheter är till salu i föreningen just nu.',
    'Föreningen hyr ut fyra lägenheter.',
    'Brf med 42 lgh.',
    'Sex lägenheter i huset har balkong mot gården.',
  ])('tells of no small association: %s', (text) => {
    expect(severities(text)).not.toHaveProperty('small-association');
  });

  it.each([
    'Föreningen riskerar att bli oäkta.',
    'Risk finns att föreningen blir oäkta om fler lokaler hyrs ut.',
    'Styrelsen bedömer att föreningen kan komma att bli oäkta.',
  ])('warns that the association may turn: %s', (text) => {
    expect(severities(text)['may-become-not-genuine']).toBe('warning');
    expect(critical(text)).toEqual([]);
  });

  it.each([
    'Fastigheten innehas med tomträtt. Avgälden gäller till 2041.',
    'Föreningen har tomträtt.',
    'Tomträtt; avgälden omreglerades 2025 och gäller i tio år.',
    'Föreningen hyr marken av kommunen till 2044.',
  ])('tells of a lease that is not re-set soon: %s', (text) => {
    expect(severities(text)['ground-lease']).toBe('warning');
  });

  it.each([
    'Föreningen var tidigare oäkta.',
    'Mellan 2009 och 2013 räknades föreningen som oäkta på grund av en butik; sedan 2014 är den ett privatbostadsföretag.',
    'Till och med 2018 räknades föreningen som ett oäkta bostadsföretag på grund av kontorslokalerna; dessa byggdes om till lägenheter och sedan 2019 är den privatbostadsföretag.',
    'I en oäkta förening beskattas man annorlunda. Vår förening är äkta.',
    'Föreningen är äkta.',
    'Äkta/oäkta: äkta.',
    'Oäkta? Nej.',
    'Äkta parkettgolv och oäkta stuckatur.',
    'Föreningen är ett privatbostadsföretag.',
    'Grannföreningen är oäkta.',
    'Föreningen är inte oäkta.',
    'Föreningen gick från oäkta till äkta 2018.',
    'Föreningen äger marken.',
    'Ej tomträtt.',
    'Tidigare stod huset på tomträtt. Föreningen friköpte marken 2022 och betalar ingen avgäld längre.',
    'Tomträtt? Nej, friköpt.',
    'Tomträtten löstes in 2019.',
    'Grannhuset står på tomträtt.',
    'Ingen avgäld, marken ägs av föreningen.',
    'Föreningen blev äkta 2016, dessförinnan var den oäkta.',
    'Ingen risk att föreningen blir oäkta.',
    'Är den oäkta? Nej, helt äkta.',
    'Bostadsrättsföreningen klassas som äkta.',
    'Oäkta föreningar beskattas hårdare, men den här är ett privatbostadsföretag.',
    'Tomten ägs av föreningen (ej tomträtt).',
    'Tomträtten friköptes 2015.',
    'Föreningens tomträtt friköptes 2019, och avgiften rördes inte.',
  ])('raises nothing of tax or land: %s', (text) => {
    expect(Object.keys(severities(text)).filter((rule) => /genuine|lease/.test(rule))).toEqual([]);
  });
});
