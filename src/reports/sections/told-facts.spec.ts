import type { Listing } from '../../scraping/listing.types.js';
import { contextOf } from '../facts/context.js';
import { missingInformation } from './missing.js';
import { openFacts, withoutLooselyTold } from './open-facts.js';
import { today } from '../../../test/support/reports/adverts.js';

// For each fact that a buyer must have: ways in which adverts tell it, and words that only look so. Written from adverts
// of several agents, none from the patterns.

const flat: Listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', yearBuilt: 1962, livingArea: 60 };
const house: Listing = { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1962, livingArea: 140 };
const tenant: Listing = { ...flat, tenure: 'Kooperativ hyresrätt' };
/** Its pipes are told, so that its wiring is asked for alone. */
const piped: Listing = { ...house, renovations: ['Vattenrör 2010'] };
/** The other way round. */
const wired: Listing = { ...house, renovations: ['Elcentral 2010'] };

function untold(description: string, listing: Listing): string[] {
  const context = contextOf({
    listing: { ...listing, description },
    images: [],
    disagreements: [],
    today,
  });
  const missing = withoutLooselyTold(context, missingInformation(context));
  return openFacts(context, missing, []).map(({ field }) => field);
}

interface Told {
  readonly fact: string;
  readonly of: Listing;
  readonly told: readonly string[];
  readonly notTold: readonly string[];
}

const facts: readonly Told[] = [
  {
    fact: 'landOwnership',
    of: flat,
    told: [
      'Skulden är måttlig; marken innehas med full äganderätt.',
      'Någon mark äger föreningen inte.',
      'Byggnaderna står på anläggningsarrende till 2031.',
      'Marken under husen är stans.',
      'Marken friköptes 1974.',
      'Kommunen äger marken, och avgälden räknas om 2030.',
      'Föreningen har lagfart på tomten sedan 1998.',
      'Tomten tillhör föreningen.',
      'Äger marken gör föreningen.',
    ],
    notTold: [
      'Uteplats i markplan.',
      'Arrendestugorna ligger öster om vägen.',
      'Marken runt huset är plan och lättskött.',
    ],
  },
  {
    fact: 'genuine',
    of: flat,
    told: [
      'Föreningen är äkta.',
      'Brf Skonaren, äkta, 32 hus.',
      'Föreningen beskattas som äkta bostadsföretag.',
      'Föreningen är att betrakta som ett privatbostadsföretag.',
      'Skatteklassning: äkta.',
      'Sedan 2019 klassas den som oäkta bostadsrättsförening.',
    ],
    notTold: [
      'Äkta ekparkett i alla rum.',
      'Föreningens trapphus har äkta marmor.',
      'Ett äkta fynd för den händige.',
    ],
  },
  {
    fact: 'savings',
    of: flat,
    told: [
      'Sparandet är 265 kr per kvadratmeter och år.',
      'Föreningen lägger undan 210 kr per kvm och år.',
      'Varje år avsätts 190 kr/kvm till underhåll.',
      'De sparar 230 kr per kvm årligen.',
      'Lånen uppgår till 2 100 kr per kvadratmeter och sparandet till 310 kr.',
      'Ett sparande om 205 kr per kvadrat.',
      'Överskottet till underhåll är 240 kr/m².',
    ],
    notTold: [
      'Ett gott sparande, och skulden är 4 850 kr per kvm.',
      'Bredbandet sparar 200 kr i månaden.',
      'Föreningen har en stark kassa.',
    ],
  },
  {
    fact: 'debtPerSqm',
    of: flat,
    told: [
      'Belåningen är 4 850 kr per kvadratmeter.',
      'Föreningen är skuldfri.',
      'Föreningen saknar lån.',
      'Föreningen har 2 950 kr per kvm i lån.',
      'Skuldsättning: 9 800 kr/kvm.',
      'Föreningens lån uppgår till 12 000 000 kr och bostadsytan är 3 000 kvm.',
    ],
    notTold: [
      'Brf Linden har 41 lägenheter. Fastighetslånen uppgår till sammanlagt 21 miljoner kr.',
      'Föreningen har låg belåning.',
      'Boendekostnaden är 800 kr per kvm.',
      'Mäklaren hjälper dig med lån och bank.',
    ],
  },
  {
    fact: 'pipes',
    of: flat,
    told: [
      'Stambyte utfört 2012.',
      'Stammarna är från byggåret.',
      'Badrummet gjordes om i samband med att avloppsstammarna fick en ny insida av epoxi.',
      'Stamfrågan utreds av styrelsen, som tar in offerter.',
      'Rör-i-rör sedan byggåret.',
      'Samtliga stammar och all el 2013.',
      'Avloppsstammarna infodrades för åtta år sedan.',
    ],
    notTold: [
      'Stammarna är av gjutjärn, taket är nytt 2015.',
      'Vackra stammar i parken.',
      'Spolning av stammar sker vart femte år.',
      'Gården har anor som stammar från 1700-talet.',
    ],
  },
  {
    fact: 'operatingCost',
    of: flat,
    told: [
      'Värme, vatten och grundutbud av kanaler ligger i årsavgiften.',
      'I avgiften ingår allt utom hushållsel.',
      'Bredband, värme, vatten och tv ingår i avgiften.',
      'Årsavgiften, i vilken värme, vatten och renhållning ingår, är låg.',
      'Avgiften inkluderar värme, vatten och sophantering.',
      'Värme, vatten och fiber ryms inom avgiften, hushållsel betalas efter egen mätare.',
      'Driftkostnaden ligger på 6 000 kr per år.',
    ],
    notTold: ['Kabel-tv ingår i avgiften.', 'Driftkostnaden är låg.', 'Golvvärme i badrummet.'],
  },
  {
    fact: 'floor',
    of: flat,
    told: [
      'Tvåa på 58 kvadrat, en halv trappa upp.',
      'Lägenheten i suterräng har två rum.',
      'Den är belägen en trappa upp.',
      'Lägenheten ligger på det övre av två plan.',
      'Hantverkaregatan 18, lgh 1202.',
      'Etagevåningen ligger överst i huset.',
      'Två trappor upp, mot gården.',
      'På första våningen med hiss.',
      'Våningen ligger på plan fem.',
      'Ett våningsplan upp. Våning: 2.',
      'I bottenvåningen mot parken.',
    ],
    notTold: [
      'På bottenplan finns tvättstuga och cykelrum.',
      'I bottenvåningen ligger en butik.',
      'Tvättstuga i bottenplan.',
      'Ett hus i tre plan från 1944.',
      'Planlösningen är genomtänkt.',
      'En trappa av furu leder ner till gården.',
    ],
  },
  {
    fact: 'storage',
    of: flat,
    told: [
      'Vindskontor hör till.',
      'Ett källarförråd, torrt och numrerat.',
      'I källaren finns ett förråd.',
      'Förvaringsutrymme på vinden.',
      'Lägenhetsförråd om 4 kvm.',
      'Kallförråd i trapphuset.',
    ],
    notTold: [
      'Cykelförråd och barnvagnsförråd.',
      'Gott om förvaring i hallen.',
      'Klädkammare och garderober.',
    ],
  },
  {
    fact: 'balcony',
    of: flat,
    told: [
      'Balkong i söder.',
      'Ingen egen balkong.',
      'Fransk balkong mot gården.',
      'Altandörr från köket.',
      'Lägenheten saknar balkong.',
      'Egen uteplats, tre steg ned till gräset.',
    ],
    notTold: ['Möjlighet att bygga balkong.', 'Gemensam takterrass.', 'Balkongerna renoverades 2019.'],
  },
  {
    fact: 'association',
    of: flat,
    told: [
      'Bostadsrättsföreningen Norra Koppardalen hör till de äldre på orten.',
      'Brf Solrosen.',
      'Föreningen heter Solrosen.',
      'HSB brf Myran i Umeå.',
      'Riksbyggens bostadsrättsförening Linden.',
      'I Brf Övre Fryken är stammarna bytta.',
    ],
    notTold: ['Brf äger marken.', 'Riksbyggen förvaltar föreningen.', 'Brf med god ekonomi.'],
  },
  {
    fact: 'registrationNumber',
    of: flat,
    told: [
      'Org.nr 769612-3456.',
      'Organisationsnummer 7696123456.',
      'Brf Linden (769612-3456).',
      'Föreningen, 716400-1234, bildades 1988.',
      'Orgnr: 769600-0001.',
      'Föreningens nummer är 702001-9999.',
    ],
    notTold: ['Ring 070-123 45 67.', 'Fastigheten Linden 12:3.', 'Objekt 4512-8890.'],
  },
  {
    fact: 'maintenancePlan',
    of: flat,
    told: [
      'Underhållsplan finns.',
      'I den ordning underhållsplanen anvisade.',
      'Föreningen följer en femtioårsplan.',
      'Planen för underhåll sträcker sig till 2050.',
      'Underhållsplan på 50 år, uppdaterad i mars.',
      'En långsiktig underhållsplan styr arbetet.',
    ],
    notTold: ['Detaljplanen medger mer.', 'Underhåll görs löpande.', 'Genomtänkt planlösning.'],
  },
  {
    fact: 'ovk',
    of: flat,
    told: [
      'OVK godkänd 2023.',
      'Den obligatoriska ventilationskontrollen verkställdes 2024.',
      'Kontrollen av ventilationen godkändes två gånger.',
      'Ventilationen är godkänd till 2029.',
      'Ventilationen kontrollerades i höstas och blev inte godkänd.',
      'Ventilationskontroll 2024, utan anmärkning.',
    ],
    notTold: [
      'Ventilationen är självdrag, elen besiktigades 2020.',
      'FTX-aggregatet servades i höstas.',
      'Ventilationen är tyst.',
      'Köksfläkt med egen kanal.',
    ],
  },
  {
    fact: 'feeHistory',
    of: flat,
    told: [
      'Inga höjningar är beslutade.',
      'Månadspengen är 6 240 kr, och vid årsskiftet räknas beloppet upp med 18 procent.',
      'Årsavgiften har legat stilla sedan 2021.',
      'Avgiften är i praktiken oförändrad sedan 2023.',
      'Avgiften 4 890 kr har stått stilla sedan 2024.',
      'Årsavgiften har sänkts en gång.',
      'Avgiftsutvecklingen har varit lugn.',
    ],
    notTold: ['Avgiften är 4 200 kr.', 'Avgiften inkluderar värme.', 'Låg avgift i en stark förening.'],
  },
  {
    fact: 'transferFees',
    of: flat,
    told: [
      'Överlåtelseavgiften betalas av köparen.',
      'Pantsättningsavgift 588 kr.',
      'Överlåtelse- och pantsättningsavgift enligt stadgarna.',
      'Pantavgift tillkommer.',
      'Överlåtelseavgift: 1 470 kr.',
      'Köparen betalar överlåtelseavgift.',
    ],
    notTold: ['Överlåtelsen kan ske i april.', 'Överlåtelseförsäkring är tecknad.', 'Inga pantbrev.'],
  },
  {
    fact: 'bathroomYear',
    of: flat,
    told: [
      'Badrum, kök och el 2016.',
      'Badrummet renoverades 2016.',
      '2015: badrum och tvättstuga, kakel och klinker.',
      'Badrum? Två. Nere 2019, uppe 2021.',
      'Badrummet fick omlagd matta 2016 (våtrumsintyg finns).',
      'Ytskikten i våtrummet är orörda sedan dess.',
      'Badrummet gjordes nytt i fjol.',
      'Badrum från byggåret.',
    ],
    notTold: [
      'Helkaklat badrum med dusch, kök renoverat 2019.',
      'Badrum: helkaklat. Köket är från 2019.',
      'Badrum med badkar, fönstren byttes 2016.',
      'Badrummet är helkaklat.',
      'Badrum med badkar.',
      'Nära badplatsen, byggd 2016.',
    ],
  },
  {
    fact: 'electricalYear',
    of: flat,
    told: [
      'Elen drogs om 2012.',
      'El: nya ledn. och central 2016.',
      'El? Omdragen 2019, jordfelsbrytare, besiktad.',
      'Elen är från byggåret.',
      'Elcentral 2017 med jordfelsbrytare.',
      'Samtliga stammar och all el 2013.',
    ],
    notTold: [
      'Elbilsladdning sedan 2020.',
      'El betalas efter egen mätare.',
      'Elektrisk golvvärme i badrummet.',
    ],
  },
  {
    fact: 'monthlyFee',
    of: tenant,
    told: [
      'Hyran är 9 240 kr.',
      'Månadshyra 8 940 kr, vari värme ingår.',
      'Hyra: 7 500 kr.',
      'Man betalar därefter en månadshyra om 8 940 kr.',
      'Kallhyran uppgår i dag till 6 900 kr.',
      'Varmhyra på 8 100 kr.',
    ],
    notTold: ['Hyran har följt nivån på orten.', 'Hyr du ut i andra hand?', 'Parkering 400 kr.'],
  },
  {
    fact: 'deposit',
    of: tenant,
    told: [
      'En insats om 310 000 kr; vid avflyttning återbär föreningen samma belopp.',
      'Vid avflyttning återfås insatsen utan uppräkning.',
      'Insatsen är stadgeenligt fredad från marknadens svängningar.',
      'Insatsen betalas tillbaka när du flyttar.',
      'Ingen insats krävs.',
      'Du får ut hela din insats när du flyttar.',
      'Insatsen återlämnas oförändrad.',
      'Insatsen följer med dig ut igen den dag du flyttar.',
    ],
    notTold: [
      'En insats om 310 000 kr.',
      'Insatsen kan inte pantsättas.',
      'Ditt engagemang är en insats för huset.',
    ],
  },
  {
    fact: 'association',
    of: tenant,
    told: [
      'Den som blir medlem i Kooperativa hyresrättsföreningen Frykstaängen.',
      'Hyresvärd: Stena.',
      'Hyresvärden är Solstaden AB.',
      'Huset förvaltas av Ludvikahem.',
      'Lägenheten hyrs ut av Uppsalabostäder.',
      'Brf Solrosen.',
    ],
    notTold: ['Hyresvärden står för underhållet.', 'Föreningen hyr huset.', 'Huset förvaltas väl.'],
  },
  {
    fact: 'biarea',
    of: house,
    told: [
      'Biarea 42 kvm.',
      '120 + 42 kvm.',
      'Ingen biarea.',
      'Källaren, 74 kvm: tvätt och gillestuga.',
      'Biyta: 34.',
      'Huset har 30 kvm biarea.',
    ],
    notTold: ['Biarea tillkommer.', 'På tomten finns ett förråd om 15 kvm.', 'Altan om 31 kvm.'],
  },
  {
    fact: 'tomtarea',
    of: house,
    told: [
      'Tomt om 812 kvm.',
      '2 260 kvm trädgård.',
      'Tomten: 856 kvm, söderläge.',
      '3,14 hektar.',
      'En stor, lummig tomt om hela 1 240 kvm.',
      '1 012 kvm tall och natur. Tomt: 1 012 kvm.',
    ],
    notTold: [
      'Villa på 145 kvm med stor trädgård.',
      'Källare om 74 kvm och trädgård.',
      'På tomten finns ett garage om 40 kvm.',
      'Lättskött tomt.',
      'Ett rum om 12 kvm mot trädgården.',
    ],
  },
  {
    fact: 'foundation',
    of: house,
    told: [
      'Huset vilar på krypgrund.',
      'Golvet har kryputrymme under sig.',
      'Betongkällare 38 kvm med målade väggar.',
      'Isolerad platta, kantbalk kontrollerad 2022.',
      'Grunden är av huggen sten.',
      'En hög stenfot.',
      'Golven ligger på isolerad, gjuten platta.',
      'Grund: betongplatta.',
    ],
    notTold: ['Priset är lågt på grund av läget.', 'Altan på plintar.', 'Grunden är torr och fin.'],
  },
  {
    fact: 'drainage',
    of: house,
    told: [
      '2015 gjordes ny dränering runt huset.',
      'Huset dränerades 2015.',
      'Runt huset är det fortfarande tegelrören från byggåret som leder bort regnet.',
      'Hela huset grävdes om året därpå med isolerande skivor, makadam och ny brunn.',
      'Dränering runt om 2018.',
      'Huset är aldrig dränerat.',
      'Dräneringen är från sextiotalet.',
      'Källaren grävdes fram och dränerades i fjol.',
    ],
    notTold: [
      'Dräneringens ålder är okänd, taket lades om 2012.',
      'Villan byggdes 1965 på väldränerad mark.',
      'Dränering runt huset. Taket lades om 2012.',
      'Väldränerad jord.',
      'Fråga om dräneringen.',
      'Nya rör 2015.',
    ],
  },
  {
    fact: 'structure',
    of: house,
    told: [
      'Huset har stomme av trä.',
      'Byggt i lösvirke.',
      'Stommen är lättbetong i den blågrå tonen.',
      'Uppförd i massiv kalksten.',
      'Ytterväggar av tegel.',
      'Regelverk av furu med ull emellan.',
      'Tegelgård från 1911. Stenhus.',
    ],
    notTold: [
      'Uthyrning enligt föreningens regelverk.',
      'Bygglov krävs enligt gällande regelverk.',
      'Kök med vita stommar från 2015.',
      'Bänkskivor i massiv ek.',
      'Garagets stomme är av trä.',
    ],
  },
  {
    fact: 'facade',
    of: house,
    told: [
      'Stående träpanel.',
      'Vit slammad sten.',
      'Faluröd stuga med vita knutar.',
      'Huset är klätt i cederpanel. Klädd med panel.',
      'Fasaden fick ny panel. Fasad: puts.',
      'Ytterväggar av tegel.',
      'Liggande panel målad 2023.',
    ],
    notTold: [
      'Gillestugans väggar är klädda med panel.',
      'Vardagsrummet är klätt med panel.',
      'Fasadbelysning.',
      'Öppen spis i rött tegel.',
      'Nyputsade fönster.',
    ],
  },
  {
    fact: 'roofYear',
    of: house,
    told: [
      'Taket lades om 2014.',
      'Taket på bostaden är robust: grå fiberskivor från 1956.',
      'Takpannor, papp, läkt och rännor 2016.',
      '2014: hela vasstaket, med ny nock.',
      'Tegel, läkt och papp på taket 2020.',
      'Yttertaket är belagt med skivor från tiden då huset byggdes.',
      'Tak 2018.',
    ],
    notTold: [
      'Taket är tätt, köket i original.',
      'Takpannor av betong, fönster 2016.',
      'Takhöjd 2,50.',
      'Taket är tätt.',
      'Takterrass från 2018 på garaget.',
    ],
  },
  {
    fact: 'windows',
    of: house,
    told: [
      '2016 byttes alla fönster.',
      'Treglasfönster från 2016.',
      'Fönstren: 2006.',
      'Fönster 2010.',
      'Kopplade fönster i furu.',
      'Fönstren är original.',
      'Spröjsade fönster med innanbågar.',
      '2011: nya fönster runt om.',
    ],
    notTold: [
      'Villan byggdes 1965 med stora fönster mot trädgården.',
      'Fönster mot söder, köket från 2016.',
      'Stora fönster mot söder.',
      'Fönster mot glasverandan.',
      'Putsade fönster.',
    ],
  },
  {
    fact: 'heating',
    of: house,
    told: [
      'Värms med pelletspanna.',
      'Bergvärme sedan 2014.',
      'Värmen: naturgas, panna 2011.',
      'Man eldar med ved.',
      'Luft/luft-värmepump 2021.',
      'Direktverkande el.',
      'Ackumulatortank på 2 000 liter.',
    ],
    notTold: ['Förberett för bergvärme.', 'Möjlighet att ansluta fjärrvärme.', 'Värmeljus på altanen.'],
  },
  {
    fact: 'ventilation',
    of: house,
    told: [
      'Självdragsventilation.',
      'FTX-system från 2019.',
      'Mekanisk frånluft.',
      'Frånluftsaggregat 2020.',
      'Ventilationen sker via väggventiler.',
      'Spaltventiler i fönstren.',
    ],
    notTold: ['Ventilationen rensades i fjol.', 'Frånluftskanalen är tät.', 'Köksfläkt.'],
  },
  {
    fact: 'waterAndSewage',
    of: house,
    told: [
      'Filmen visar sprickor i betongrören ut till gatan.',
      'Avgiften är 1 680 kronor och täcker även vatten.',
      'Kommunalt VA.',
      'Vatten/avlopp: kommunalt.',
      'Avloppet: betongrör till gatan.',
      '1999: in på kommunens vatten och avlopp.',
      'Borrad brunn och infiltration.',
      'Vattnet tas ur egen brunn.',
      'Trekammarbrunn och stenkista från 1974.',
    ],
    notTold: ['Nära vatten.', 'Egen brunn för bevattning.', 'Vatten och avlopp finns i gatan.'],
  },
  {
    fact: 'pipesAndWiring',
    of: house,
    told: [
      'El? Omdragen 2019, jordfelsbrytare.',
      'Elen ny 2016.',
      'Elcentral 2017, jordfelsbrytare.',
      'Rören är bytta 2003.',
      'Kopparrören är från byggåret.',
      'Rör-i-rör.',
    ],
    notTold: [
      'El: trefas. Taket är från 2015.',
      'Elen är trefas, fasaden ny 2019.',
      'El och fiber finns.',
      'Stuprör 2019.',
      'Elbilsuttag i garaget 2022.',
    ],
  },
  {
    fact: 'electricalYear',
    of: piped,
    told: [
      'El, avlopp och dränering 2016.',
      'Elen: omdragen 2019, jordfelsbrytare.',
      'El? Omdragen 2019.',
      'Ny elcentral 2016.',
      'Elen är från byggåret.',
      'Ledningarna drogs om 2011.',
      'Elsystem från 1987.',
    ],
    notTold: [
      'Elen är trefas, rören byttes 2010.',
      'El: trefas. Taket är från 2015.',
      'El och fiber finns.',
      'Elbilsuttag i garaget 2022.',
      'Eldstad från 2018.',
    ],
  },
  {
    fact: 'pipesYear',
    of: wired,
    told: [
      'Nya plaströr 2016.',
      'Rör: 2011.',
      'Kopparrören är från byggåret.',
      'Rör-i-rör i hela huset.',
      'Avloppsrören byttes 2014.',
      'Vattenledningar från 1998.',
    ],
    notTold: [
      'Rören är av koppar, köket från 2015.',
      'Rör: koppar. Taket är från 2015.',
      'Vattenledningar av koppar, elen drogs om 2015.',
      'Stuprör 2019.',
      'Skorstensrör 2012.',
      'Dagvattnet går till gatan.',
    ],
  },
  {
    fact: 'operatingCost',
    of: house,
    told: [
      'Driftkostnaden ligger på 31 000 kr per år.',
      'Drift 35 600.',
      'Driften landar på 36 000 per år för oss fem.',
      'Elen kostar i snitt 900 kr i månaden.',
      'Uppvärmningen kostade 18 000 kr per år.',
      'Bergvärme 2020, 31 200 kr i drift.',
    ],
    notTold: [
      'Driftkostnaden är låg.',
      'Driftkostnaden sänktes med 4 000.',
      'Driftsäker panna för 45 000 kr.',
    ],
  },
  {
    fact: 'taxValue',
    of: house,
    told: [
      'Taxeringsvärdet är 2 100 000 kr.',
      'Taxeringsvärde: 1,9 miljoner.',
      'Taxeringsvärde 2 140 000.',
      'Huset är taxerat till 1 820 000 kr.',
      'Taxeringsvärde (2024): 1 740 000 kr.',
      'Totalt taxeringsvärde 1 512 000 kr.',
    ],
    notTold: ['Taxeringsvärdet fastställs 2027.', 'Taxering pågår.', 'Värdet är högt.'],
  },
  {
    fact: 'mortgageDeeds',
    of: house,
    told: [
      'Man tar ut pantbrev hos inskrivningsmyndigheten (för närvarande finns sådana om 1 600 000 kr).',
      'Pantbrev 1 650 000.',
      'Inga pantbrev är uttagna.',
      'Befintliga inteckningar uppgår till 900 000 kr.',
      'Fyra pantbrev om totalt 900 000 kr. Uttagna pantbrev: 900 000 kr.',
      'Fastigheten är obelånad.',
    ],
    notTold: ['Köparen bekostar pantbrev.', 'Nya pantbrev kostar två procent.', 'Fråga banken om pantbrev.'],
  },
  {
    fact: 'inspection',
    of: house,
    told: [
      'Besiktningsmannen tog i september ut ett prov i klädkammaren.',
      'Vid besiktningen öppnades ett hål bakom panelen.',
      'Besiktigad i september, protokollet mejlar jag.',
      'Säljarens besiktning får du läsa.',
      'Besiktningsman från Ängelholm var här den 14 september.',
      'Besiktningsprotokoll från 8 oktober medföljer.',
      'Överlåtelsebesiktad i oktober.',
      'Statusbesiktning från augusti finns hos mäklaren.',
    ],
    notTold: [
      'Huset är inte besiktigat.',
      'Kaminen är sotad, protokoll finns.',
      'Ta med egen besiktningsman.',
    ],
  },
  {
    fact: 'radon',
    of: house,
    told: [
      'Dosorna hängde uppe hela vintern och årsmedelvärdet blev 310 becquerel.',
      'Radon: 90 Bq/m³, mätt 2023.',
      'Radonmätningen stannade vid 50 becquerel.',
      'Årsmedelvärde 110 becquerel per kubikmeter.',
      'Radonmätt 2022.',
      'Långtidsmätningen gjordes förra vintern.',
    ],
    notTold: ['Radonmätning pågår.', 'Fråga mäklaren om radon.', 'Köparen bör mäta radon.'],
  },
  {
    fact: 'energyClass',
    of: house,
    told: [
      'Energiklass B.',
      'Energideklarationen från 2022 visar klass D.',
      'Förbrukningen är 98 kWh per kvm.',
      'Energiklass: C.',
      'Primärenergital 84.',
      'Energiprestanda 76 kWh/kvm.',
    ],
    notTold: [
      'Energideklaration utförd den 12 maj 2021.',
      'Kylskåp i energiklass A.',
      'Energideklaration är beställd.',
      'Energisnål belysning.',
    ],
  },
];

describe.each(facts)('$fact', ({ fact, of, told, notTold }) => {
  it('is asked for where nothing tells it', () => {
    expect(untold('Ett hem.', of)).toContain(fact);
  });

  it.each(told)('is told by: %s', (text) => {
    expect(untold(text, of)).not.toContain(fact);
  });

  it.each(notTold)('is not told by: %s', (text) => {
    expect(untold(text, of)).toContain(fact);
  });

  it('has at least six ways to be told and three that only look so', () => {
    expect(told.length).toBeGreaterThanOrEqual(6);
    expect(notTold.length).toBeGreaterThanOrEqual(3);
  });
});
