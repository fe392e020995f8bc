import type { Listing } from '../../../scraping/listing.types.js';
import { heaviest, type Told } from '../../../../test/support/reports/heaviest.js';

const villa: Listing = {
  propertyType: 'Villa',
  tenure: 'Äganderätt',
  yearBuilt: 1958,
  livingArea: 130,
  price: 3_000_000,
};

describe('radon, by its unit or its yearly mean', () => {
  it.each<Told>([
    ['Spårfilmerna från i vintras visade 480 Bq/m³ på bottenvåningen.', 'critical'],
    ['Årsmedelvärdet blev 350 becquerel per kubikmeter, vilket vi vädrar bort.', 'critical'],
    ['Två dosor satt uppe mellan november och mars: 720 Bq/m3 i sovrummet och 690 i köket.', 'critical'],
    ['Mätningen 2024 slutade på 290 Bq per kubikmeter luft.', 'critical'],
    ['Gammastrålningen är normal men luften höll 510 Bq/m³ i februari 2025.', 'critical'],
    ['Radonmätning 2023: årsmedelvärde 400.', 'critical'],
    ['Kommunens mätning i källaren visade 1 100 Bq/m³.', 'critical'],
    ['Brunnsvattnet håller 350 Bq/l enligt provet 2024.', undefined],
    ['Mätningen 2024 gav 90 Bq/m³.', undefined],
    ['Före radonsugen mättes 640 Bq/m³, efter installationen 2022 är värdet 110 Bq/m³.', undefined],
    ['Grannhuset hade 800 Bq/m³ innan de installerade fläkt.', undefined],
    ['Gränsvärdet är 200 Bq/m³ och mätning pågår.', undefined],
    ['Ett mätprotokoll från mars 2025 anger 640 Bq/m³ i tv-rummet, åtgärden är inte beställd.', 'critical'],
    ['Dosorna i gillestuga och hall: 410 respektive 380 becquerel.', 'critical'],
    ['Luften mättes förra vintern och landade på 270 Bq/kubikmeter i årsmedel.', 'critical'],
    ['Vi mätte 2025 och fick 60 becquerel per kubikmeter.', undefined],
    ['Radonmätning beställd, resultat 2027. Årsmedelvärdet för området är 80.', undefined],
    ['Långtidsmätning: årsmedelvärde 330 i källaren.', 'critical'],
  ])('%s → %s', (text, severity) => {
    expect(heaviest(villa, text, ['radon-high'])).toBe(severity);
  });
});

describe('stone that gives off radon', () => {
  it.each<Told>([
    ['Stommen är blå gasbetong med puts.', 'warning'],
    ['Ytterväggarna är murade av blågrå gasbetongblock, alltså blåbetong.', 'warning'],
  ])('%s → %s', (text, severity) => {
    expect(heaviest(villa, text, ['blue-concrete'])).toBe(severity);
  });
});

describe('a house that settles', () => {
  it.each<Told>([
    ['Sydvästra hörnet har sjunkit 40 mm på sex år och rörelsen följs av en geotekniker.', 'critical'],
    ['Huset lutar åt norr och rör sig fortfarande några millimeter om året.', 'critical'],
    ['Grundförstärkning med pålar är offererad till 900 000 kr men inte beställd.', 'critical'],
    ['Mätdubbarna i sockeln visar att huset sätter sig ungefär 5 mm per år.', 'critical'],
    ['Gaveln mot älven ligger 6 cm lägre än entrén, och avståndet ökar för varje mätning.', 'critical'],
    [
      'En offert på grundförstärkning finns att ta del av, liksom mätserien från 2022 och framåt.',
      'critical',
    ],
    [
      'Hallgolvet har en nivåskillnad på 55 mm mellan ytterväggarna eftersom grunden har gett vika.',
      'warning',
    ],
    ['Huset har sjunkit i östra hörnet.', 'warning'],
    ['Huset pålades 1998 efter sättningar och har stått stilla sedan dess.', 'notice'],
    ['Inga sättningar har noterats vid besiktningen.', undefined],
    ['Bron i ån har satt sig och rör sig fortfarande.', undefined],
    ['Tomten lutar åt söder och räntan har sjunkit.', undefined],
    ['Grannens garage lutar och har sjunkit 10 cm.', undefined],
    ['Geoteknisk undersökning visar berg på 1 meter, så pålning behövs inte.', undefined],
    [
      'Trapphörnet sjunker, 3 mm sedan i fjol enligt mätningarna, och stålkärnepålar är föreslagna.',
      'critical',
    ],
    [
      'Villan har krupit nedåt slänten i några år. Just nu handlar det om en halv centimeter per år.',
      'critical',
    ],
    ['Sprickan i grundmuren har vidgats från 2 till 9 mm sedan 2023.', 'critical'],
    [
      'Kulor rullar av sig själva mot fönstret: golvet i matrummet skiljer 60 mm från vägg till vägg sedan huset satte sig.',
      'warning',
    ],
    ['Dimman lutar sig mot skogen och solen har sjunkit när vi dricker kaffe.', undefined],
    ['Hela grunden förstärktes med pålar 2009, mätningar till 2019 visade ingen rörelse.', undefined],
    ['Gaveln mot söder har nya fönster och hörnet vid spisen är husets hjärta.', undefined],
    ['Vi rekommenderar altanen, som vilar på pålar ute i vattnet.', undefined],
    ['Bryggan behöver nya pålar enligt offert från 2025.', undefined],
    ['Huset rör sig stilistiskt mellan funkis och nationalromantik.', undefined],
    ['Huset är pålat till berg när det byggdes 1975.', undefined],
    ['Golvet i hallen har en lutning på 20 mm mot golvbrunnen.', undefined],
    ['Källargolvet ligger 40 cm lägre än marken utanför.', undefined],
    ['Norra långsidan sätter sig sakta och en ram av stålpålar har rekommenderats.', 'critical'],
    ['Grundförstärkning krävs enligt konstruktören, kostnaden uppskattas till 700 000 kr.', 'critical'],
  ])('%s → %s', (text, severity) => {
    expect(heaviest(villa, text, ['settlement-damage'])).toBe(severity);
  });
});

describe('insects in the wood', () => {
  it.each<Told>([
    ['Besiktningen i höst fann kläckhål och färskt borrmjöl i takstolarna.', 'critical'],
    ['I vindsbjälklaget finns angrepp av husbock, omfattningen är inte utredd.', 'critical'],
    ['Hästmyror har hittats i syllen och Nomor är kontaktade.', 'critical'],
    ['Trägnagare i källarbjälkarna, aktivt enligt Anticimex.', 'critical'],
    ['I två takstolar syns ovala hål, och mjölet på golvet är nytt varje vår.', 'critical'],
    ['Sanering mot husbock väntar, offert på 140 000 kr finns.', 'critical'],
    ['Flyghål efter insekter noterades i råsponten.', 'warning'],
    ['Gamla spår av husbock finns på vinden.', 'warning'],
    ['Husbock sanerades 2012 och garantin gällde i tio år.', 'notice'],
    ['Inga spår av husbock eller hästmyror.', undefined],
    ['Trädgården har fjärilar, bin och ett insektshotell med borrade hål.', undefined],
    ['Energibrunnens borrhål är 160 meter djupt.', undefined],
    ['Uthuset har angrepp av hästmyror.', undefined],
    [
      'Takstolarna på nordsidan är angripna av skalbaggar, larver hittades vid besiktningen i maj.',
      'critical',
    ],
    ['Det ligger spånmjöl under bjälkarna och hålen är ovala; en sanerare ska komma i januari.', 'critical'],
    ['Angreppet av strimmig trägnagare behandlades 2015, inga nya spår vid besiktningen i år.', 'notice'],
    ['Skogen bjuder på myrstackar, getingar och granbarkborrar.', undefined],
    ['Gångar av insekter i takåsarna har upptäckts.', 'warning'],
    ['Kamin med lucka och hål för insekter i bihotellet.', undefined],
    ['Runda hål i dörren för katten.', undefined],
    ['Träpanelen har spikhål, inga insekter har setts i virket.', undefined],
    ['Stommen är av timmer och insektsnät finns till alla fönster.', undefined],
    ['Hästmyrorna i norra väggens syll är inte sanerade än.', 'critical'],
    ['Trägnagare har börjat äta i bjälkarna under köket, det ligger färskt mjöl på golvet.', 'critical'],
  ])('%s → %s', (text, severity) => {
    expect(heaviest(villa, text, ['wood-pests', 'pests-mended'])).toBe(severity);
  });
});

describe('a roof that leaks, by its signs', () => {
  it.each<Told>([
    ['När det regnar på tvären ställer vi en balja under takfönstret.', 'critical'],
    ['Taket släpper in vatten vid skorstenen.', 'critical'],
    ['Fläckar i taket i sovrummet kommer tillbaka efter varje snösmältning.', 'critical'],
    ['Det droppar i hallen vid töväder, men en spann räcker.', 'critical'],
    ['Yttertaket är otätt kring ventilationshuven.', 'critical'],
    ['Vid kraftigt regn kommer det in vatten på vinden.', 'critical'],
    ['Missfärgningar i innertaket på övervåningen.', 'warning'],
    ['Taket läckte 2016, plåten byttes samma år och det är torrt sedan dess.', 'notice'],
    ['Ställ en hink jordgubbar på bordet och njut av altanen när det regnar.', undefined],
    ['Ljudet av regn som droppar från lönnen hör sommaren till.', undefined],
    ['Radhusen i kvarteret intill har tak som läcker, våra är omlagda 2019.', undefined],
    ['Husen på andra sidan ån byggdes av ett annat bolag och läcker.', undefined],
    ['Taket läcker inte.', undefined],
    ['Vi brukar sätta ut två hinkar på vinden när snön smälter.', 'critical'],
    ['Takpappen är trasig över köket och det regnar in vid blåst.', 'critical'],
    ['En våt ring i sovrumstaket växer varje vår.', 'critical'],
    ['Parhusen mitt emot har problem med tak som läcker, men de tillhör en annan förening.', undefined],
    ['Hinkar, krattor och spadar ingår i köpet.', undefined],
    ['Läckan vid skorstenen tätades 2021 med ny plåt, och fläcken i taket är övermålad.', 'notice'],
    ['I taket på verandan sitter en ring av smide för ampeln.', undefined],
    ['Hinkar i zink står på trappan med pelargoner.', undefined],
    ['Solen kastar fläckar i taket när den speglas i sjön.', undefined],
    ['Det regnar in intresseanmälningar, så boka visning.', undefined],
    ['Taket är tätt och lades om 2018.', undefined],
    ['När det blåser från väster kommer regnet in vid takkupan.', 'critical'],
    ['Takfönstret i sovrummet är otätt.', 'critical'],
    ['Brun fläck i badrumstaket, ursprunget är okänt.', 'warning'],
  ])('%s → %s', (text, severity) => {
    expect(heaviest(villa, text, ['leak-mentioned', 'roof-leak', 'water-damage', 'stated-moisture'])).toBe(
      severity,
    );
  });
});

describe('a stove that may not be lit', () => {
  it.each<Told>([
    ['Sotaren har satt stopp för eldning i kakelugnen.', 'warning'],
    ['Det är inte tillåtet att elda i kaminen efter sotarens besök 2025.', 'warning'],
    ['Braskaminen fick nej vid brandskyddskontrollen.', 'warning'],
    ['Rökgången är sprucken och får inte användas.', 'warning'],
    ['Öppna spisen är fin att se på men eldning är förbjuden tills kanalen har glidgjutits.', 'warning'],
    ['Skorstenen klarade inte provtryckningen.', 'warning'],
    ['Kakelugnen är provtryckt och godkänd, så det är bara att elda.', undefined],
    ['Eldningsförbudet hävdes 2023 när rökgången glidgöts.', undefined],
    ['Det är inte tillåtet att elda löv i området.', undefined],
    ['Grillen på altanen får inte användas vid torka.', undefined],
    ['Kakelugnarna är belagda med eldningsförbud sedan 2019.', 'warning'],
    ['I kaminen eldar man inte: sotaren hittade sprickor i kanalen.', 'warning'],
    ['Eldstaden är kontrollerad 2025, inga anmärkningar.', undefined],
    ['I kaminen eldar man året om.', undefined],
    ['Det går inte att elda för mycket i den kakelugnen, den värmer hela huset.', undefined],
  ])('%s → %s', (text, severity) => {
    expect(heaviest(villa, text, ['fireplace-ban'])).toBe(severity);
  });
});
