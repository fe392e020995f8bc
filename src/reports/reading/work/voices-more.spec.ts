import { readWork as read } from '../../../../test/support/reports/work.js';

describe('years of parts as sellers and brokers tell them', () => {
  it.each([
    [
      'Vi har hunnit med en del: först fönstren 2013, sedan taket 2017 och till sist badrummet 2023.',
      'windows 2013, roof 2017, bathroom 2023',
    ],
    ['Taket bär sina fyrtiotre år med ålderns rätt.', ''],
    ['Ovanför oss ligger ett tak som är lagt så sent som 2021.', 'roof 2021'],
    ['Tegelpannorna är handslagna och ligger på papp från 1993.', 'roof 1993'],
    ['Under pannorna sitter papp som byttes 2006.', 'roof 2006'],
    ['Dräneringsrören runt huset är från 1999 enligt kvitto.', 'drainage 1999'],
    ['Norra långsidan dränerades 2010 och resten av huset 2012.', 'drainage 2010, drainage 2012'],
    ['Husets elsystem är till alla delar nytt sedan 2019.', 'electrical 2019'],
    [
      'Elektrikern bytte hela centralen 2018 och drog nya ledningar 2020.',
      'electrical 2018, electrical 2020',
    ],
    ['Proppskåpet hänger där det alltid hängt, sedan huset var nytt.', 'electrical 1972 original'],
    ['Både el och vatten är indraget på nytt 2011.', 'electrical 2011'],
    ['Avloppsstammen under huset är av gjutjärn och original.', 'pipes 1972 original'],
    ['Inga rör är bytta sedan 1972.', 'pipes 1972 original'],
    ['Stambytet är avklarat, det skedde 2009.', 'pipes 2009'],
    ['Föreningen bytte samtliga stammar under 2010–2011.', 'pipes 2010-2011'],
    ['2021 relinades avloppsstammarna medan vattenrören byttes helt.', 'pipes 2021'],
    ['Fönstren, som är av treglastyp, monterades av förra ägaren hösten 2014.', 'windows 2014'],
    ['Alla fönster utom källarens är utbytta, arbetet gjordes 2016.', 'windows 2016'],
    ['Nya treglasfönster överallt (Elitfönster, -19).', 'windows 2019'],
    [
      'Fönster 2-glas från 1985 på bottenvåningen, 3-glas från 2018 på övervåningen.',
      'windows 1985, windows 2018',
    ],
    [
      'Huset värms sedan några år av en bergvärmepump av märket Thermia, installerad 2019.',
      'groundHeatPump 2019',
    ],
    ['En bergvärmepump tog över efter oljepannan 2006.', 'groundHeatPump 2006'],
    ['Pannan i källaren eldas med pellets och är inköpt 2013.', 'boiler 2013'],
    ['Vedpanna (Vedolux, 2001) med ackumulatortankar.', 'boiler 2001'],
    ['Oljepannan, som är från 1987, gör fortfarande sitt jobb.', 'boiler 1987'],
    ['Luftvärmepump nr 1: 2016. Luftvärmepump nr 2: 2022.', 'heatPump 2016, heatPump 2022'],
    [
      'Ett FTX-system av märket Rego installerades när badrummet gjordes om 2018.',
      'ventilation 2018, bathroom 2018',
    ],
    ['Ventilation med värmeåtervinning, aggregatet bytt i januari 2024.', 'ventilation 2024'],
    ['Mekanisk frånluft med originalfläkt.', 'ventilation 1972 original'],
    ['Tvåkammarbrunn från 70-talet med stenkista.', 'sewage 1970-1979'],
    ['Vårt avlopp är nytt: markbädd och trekammarbrunn byggdes 2021.', 'sewage 2021'],
    ['Slamavskiljare och infiltration, årsmodell 1991.', 'sewage 1991'],
    ['Reningsverket är tio år gammalt och servas enligt avtal.', 'sewage 2016'],
    [
      'Badrummet på nedre plan totalrenoverades av certifierad firma 2022 och det övre är tänkt att göras snart.',
      'bathroom 2022',
    ],
    ['Duschrummet i källaren byggdes 2004.', 'bathroom 2004'],
    ['Badrum: 1989. Kök: 2016. Tak: 2012.', 'bathroom 1989, kitchen 2016, roof 2012'],
    ['Tätskikt och golvbrunn i badrummet är från renoveringen 2009.', 'bathroom 2009'],
    ['Fasaden, stående lockpanel i gran, är från 2003 och nymålad.', 'facade 2003'],
    ['Ny lockpanel runt om 2012 i samband med tilläggsisolering.', 'facade 2012'],
    ['Fasaden putsades senast på nittiotalet.', 'facade 1990-1999'],
    [
      'Fasadrenovering genomfördes 2017, takomläggning 2019 och fönsterbyte 2021.',
      'facade 2017, roof 2019, windows 2021',
    ],
    [
      'Underhållshistorik – 2005: hissbyte, 2010: tak, 2014: stammar, 2019: fasad.',
      'roof 2010, pipes 2014, facade 2019',
    ],
    [
      '2013 gjordes stambyte, 2016 byttes fönster och 2020 lades taket om.',
      'pipes 2013, windows 2016, roof 2020',
    ],
    [
      'Utfört av oss: -11 tak, -14 fönster, -18 badrum, -20 bergvärme.',
      'roof 2011, windows 2014, bathroom 2018, groundHeatPump 2020',
    ],
    [
      'TAK: Betongpannor, omlagt 2009\nFÖNSTER: 3-glas, 2015\nVÄRME: Bergvärme, 2016',
      'roof 2009, windows 2015, groundHeatPump 2016',
    ],
    ['Yttertak | Plåt | 2014\nDränering | Isodrän | 2016', 'roof 2014, drainage 2016'],
    ['Yttertak, betongpannor ______ 2014', 'roof 2014'],
    [
      'Tak: 2011, fönster: 2012, fasad: 2013, el: 2014.',
      'roof 2011, windows 2012, facade 2013, electrical 2014',
    ],
    ['År 2015 var det dags för nytt tak och året därpå för nya fönster.', 'roof 2015, windows 2016'],
    [
      'Säljaren har sedan tillträdet 2009 bytt tak (2010), fönster (2012) och värmesystem (2015).',
      'roof 2010, windows 2012',
    ],
    ['När vi tog över 2014 var taket nylagt.', 'roof 2014'],
    [
      'Här är allt det dyra redan gjort: tak -17, dränering -18, el -19.',
      'roof 2017, drainage 2018, electrical 2019',
    ],
    ['Taket har snart tjänat ut, det lades 1994.', 'roof 1994'],
    ['Dräneringen har nått sin livslängd då den är från 1995.', 'drainage 1995'],
    ['Ingen dränering är gjord sedan husets uppförande.', 'drainage 1972 original'],
    ['Dränerat? Ja, 2015. Tak? 2018.', 'drainage 2015, roof 2018'],
    ['Hur gammalt är taket? Det lades 2004.', 'roof 2004'],
    ['När byttes fönstren? 2012.', 'windows 2012'],
    ['Rören är från byggåret men elen förnyades helt 2016.', 'pipes 1972 original, electrical 2016'],
    [
      'Kök och bad från 2018, el från 2017, tak från 2003.',
      'kitchen 2018, bathroom 2018, electrical 2017, roof 2003',
    ],
  ])('reads %s', (text, expected) => {
    const wanted = expected === '' ? [] : expected.split(', ');
    expect([...new Set(read(text))]).toEqual(wanted.toSorted());
  });

  it.each([
    'Nuvarande ägare förvärvade huset 2016 och har vårdat taket.',
    'Taket tvättades och behandlades mot mossa 2020.',
    'Planer finns på nytt tak men inget beslut har tagits, enligt stämman 2024.',
    'Garaget uppfördes 2008 och har ny el.',
    'Bastuhuset fick nytt tak 2018.',
    'Fönsterbrädorna är av kalksten från 1930.',
    'Köket har en spis från Husqvarna, 1968.',
    'Sotaren var här 2025 och pannan fick godkänt.',
    'Energiklass D, deklarerad 2022, bergvärme.',
    'Grannens bergvärmepump borrades 2019.',
    'Vi fick bygglov 2017 för takkupor.',
    'Elavtalet löper till 2027.',
  ])('reads no work in %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
