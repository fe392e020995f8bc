import { contextOf } from '../../facts/context.js';
import { today } from '../../../../test/support/reports/adverts.js';
import { textRiskFlags } from './text-risks.js';

const found = (description: string, rule: string) =>
  textRiskFlags(
    contextOf({
      listing: { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1968, description },
      images: [],
      disagreements: [],
      today,
    }),
  ).find((flag) => flag.rule === rule);

type Row = readonly [text: string, rule: string, severity: string | undefined];

describe('what lies in the ground, on the roof and in the well', () => {
  it.each<Row>([
    ['En gammal oljetank ligger nedgrävd i trädgården.', 'oil-tank', 'warning'],
    ['Oljecisternen i mark är inte sanerad.', 'oil-tank', 'warning'],
    ['Oljetank under jord, ej uppgrävd.', 'oil-tank', 'warning'],
    ['Gammal oljecistern finns kvar i källaren.', 'oil-tank', 'notice'],
    ['Förr värmdes huset med olja och cisternen finns kvar under gården.', 'oil-tank', 'warning'],
    ['Nedgrävd oljetank, tömd och ur bruk.', 'oil-tank', 'notice'],
    ['Oljetanken i marken är sanerad och fylld med sand 2011.', 'oil-tank', undefined],
    ['Oljecisternen är uppgrävd och bortforslad 2015.', 'oil-tank', undefined],
    ['Det finns ingen oljetank i marken.', 'oil-tank', undefined],
    ['Huset har platt tak.', 'flat-roof', 'notice'],
    ['Låglutande papptak från 1990.', 'flat-roof', 'notice'],
    ['Taket är platt och belagt med papp.', 'flat-roof', 'notice'],
    ['Taket är inte platt utan sadeltak.', 'flat-roof', undefined],
    ['Det platta taket byggdes om till sadeltak 2004.', 'flat-roof', undefined],
    ['Garage med platt tak.', 'flat-roof', undefined],
    ['Takkupor mot gatan.', 'dormers', 'notice'],
    ['Två takkupor ger ljus åt övervåningen.', 'dormers', 'notice'],
    ['Inga takkupor.', 'dormers', undefined],
    ['Taket har takkupor, nyplåtade 2020.', 'dormers', undefined],
    ['Egen brunn, vattenprov saknas.', 'well-untested', 'notice'],
    ['Borrad brunn, vattnet är inte testat.', 'well-untested', 'notice'],
    ['Egen brunn.', 'well-untested', 'notice'],
    ['Egen brunn. Vattenprov 2024: tjänligt.', 'well-untested', undefined],
    ['Egen borrad brunn med godkänt vattenprov.', 'well-untested', undefined],
    ['Egen brunn. Den ger gott om vatten med fint provsvar 2024.', 'well-untested', undefined],
    ['Egen brunn, tjänligt enligt analysen i våras.', 'well-untested', undefined],
    ['Brunnen är igenlagd, huset har kommunalt vatten.', 'well-untested', undefined],
    ['Sommarvatten, ingen egen brunn.', 'well-untested', undefined],
    ['Golvbrunnen är ny.', 'well-untested', undefined],
    ['Vatten och avlopp: kommunalt. Egen brunn i uterummet.', 'well-untested', undefined],
    ['Egen brunn finns för trädgården.', 'well-untested', undefined],
    ['Ej uppgrävd oljecistern, sanering bekostas av köparen.', 'oil-tank', 'notice'],
  ])('%s → %s %s', (text, rule, severity) => {
    expect(found(text, rule)?.severity).toBe(severity);
  });
});

describe('a frame that has moved and animals in the wood', () => {
  it.each<Row>([
    [
      'Gaveln lutar några centimeter, men mätningar sedan 1994 har inte visat någon rörelse.',
      'settlement-damage',
      undefined,
    ],
    ['Sprickor i fasaden på grund av sättningar.', 'settlement-damage', 'warning'],
    ['Huset har satt sig mot norr.', 'settlement-damage', 'warning'],
    ['Grundförstärkt 1998 efter sättningar.', 'settlement-damage', 'notice'],
    ['Golven lutar på övervåningen.', 'settlement-damage', 'notice'],
    ['Inga sättningar har noterats.', 'settlement-damage', undefined],
    ['Huset är pålat och utan sättningar.', 'settlement-damage', undefined],
    ['Tomten lutar svagt mot söder.', 'settlement-damage', undefined],
    ['Golvet lutar mot brunnen i badrummet.', 'settlement-damage', undefined],
    ['Skorstenen lutar.', 'settlement-damage', undefined],
    ['Möss på vinden.', 'wood-pests', 'notice'],
    ['Långsprötade silverfiskar har noterats.', 'wood-pests', 'notice'],
    ['Angrepp av husbock i takstolarna.', 'wood-pests', 'warning'],
    ['Husbock, levande angrepp i takstolarna.', 'wood-pests', 'critical'],
    ['Huset har haft råttor men de är borta sedan 2020.', 'wood-pests', 'notice'],
    ['Inga möss eller råttor.', 'wood-pests', undefined],
    ['Mössor och handskar ryms i hallen.', 'wood-pests', undefined],
  ])('%s → %s %s', (text, rule, severity) => {
    expect(found(text, rule)?.severity).toBe(severity);
  });
});

describe('what lies near', () => {
  it.each<Row>([
    ['Järnvägen går 60 meter från tomten.', 'traffic-noise', 'warning'],
    ['Stambanan löper strax bakom tomtgränsen, cirka 40 meter bort.', 'traffic-noise', 'warning'],
    ['Motorvägen ligger 200 meter bort.', 'traffic-noise', 'notice'],
    ['Riksväg 40 passerar 80 m från huset.', 'traffic-noise', 'warning'],
    ['Cirka 90 meter till järnvägen.', 'traffic-noise', 'warning'],
    ['Tåget passerar på andra sidan vägen.', 'traffic-noise', 'notice'],
    ['E4:an hörs vid ostlig vind.', 'traffic-noise', 'notice'],
    ['Flygplanen går lågt över huset.', 'traffic-noise', 'notice'],
    ['Väg 222 hörs svagt på altanen.', 'traffic-noise', 'notice'],
    ['På andra sidan ängen löper järnvägen.', 'traffic-noise', 'notice'],
    ['Affären ligger 300 m bort och motorvägen 2 km.', 'traffic-noise', undefined],
    ['Motorvägen ligger 1 200 meter bort.', 'traffic-noise', undefined],
    ['Tåget tar dig till Stockholm på 30 minuter.', 'traffic-noise', undefined],
    ['Pendeltågsstation 300 meter bort.', 'traffic-noise', undefined],
    ['Järnvägsstationen ligger 450 meter från huset.', 'traffic-noise', undefined],
    ['Nära E4:an för dig som pendlar.', 'traffic-noise', undefined],
    ['E4:an hörs inte.', 'traffic-noise', undefined],
    ['Ingen järnväg eller större väg i närheten.', 'traffic-noise', undefined],
    ['Järnvägen är nedlagd och numera cykelväg, 50 meter från tomten.', 'traffic-noise', undefined],
    ['Industriområdet börjar 150 meter från huset.', 'disturbing-neighbour', 'notice'],
    ['Inget industriområde i närheten.', 'disturbing-neighbour', undefined],
    ['Risk för skred enligt kommunens kartering.', 'landslide', 'warning'],
    ['Ingen risk för skred.', 'landslide', undefined],
    ['Risk för översvämning vid höga flöden.', 'shore-flood', 'warning'],
    ['Ingen risk för översvämning.', 'shore-flood', undefined],
    ['Liten risk för skred enligt kommunen.', 'landslide', undefined],
  ])('%s → %s %s', (text, rule, severity) => {
    expect(found(text, rule)?.severity).toBe(severity);
  });
});
