import { textsOf } from '../text/sources.js';
import { latest, workOf } from './work.js';

const YEAR_BUILT = 1972;
const works = (description: string, more: Parameters<typeof textsOf>[0] = {}) =>
  workOf(
    textsOf({ description, ...more }).map((source) => ({ ...source, readable: source.text })),
    2026,
    YEAR_BUILT,
  );
/** `roof 2014`, `pipes 1972 original`, in the order of the text. */
const read = (description: string, more?: Parameters<typeof textsOf>[0]) =>
  works(description, more).map(
    ({ part, from, to, state }) =>
      `${part} ${from === to ? from : `${from}-${to}`}${state === 'done' ? '' : ` ${state}`}`,
  );

describe('years of parts in prose', () => {
  it.each([
    ['Plåten på taket byttes 2016.', ['roof 2016']],
    ['Badrummet gjordes i sin helhet 2018 i samband med stambytet.', ['bathroom 2018', 'pipes 2018']],
    ['Plåten på taket lades 2015 och panelen målades året därefter.', ['roof 2015']],
    ['Lerteglet är omlagt 2017 på ny papp.', ['roof 2017']],
    ['Teglet på taket är handslaget, omlagt 2017 på ny papp.', ['roof 2017']],
    ['Taket är täckt med skiffer som omlades 2008 på ny underlagspapp.', ['roof 2008']],
    ['Den falsade plåten på yttertaket är från 1961 och målades senast 2010.', ['roof 1961']],
    ['Huset fick nya fönster 2009.', ['windows 2009']],
    ['Huvudbyggnadens tak fick nytt tegel och ny papp 2011.', ['roof 2011']],
    ['I samband med stambytet 2014 gjordes badrummet om.', ['pipes 2014']],
    ['Badrummet byggdes om i samband med stambytet 2016.', ['bathroom 2016', 'pipes 2016']],
    ['Badrummet renoverades 2020 av certifierad entreprenör, och intyget ligger framme.', ['bathroom 2020']],
    ['Badrummet renoverades 2020 av en godkänd våtrumsfirma.', ['bathroom 2020']],
    ['Badrummet renoverades 2017 i samband med föreningens stambyte.', ['bathroom 2017', 'pipes 2017']],
    ['Stammarna byttes 2008 med nya badrum och ny el.', ['pipes 2008', 'bathroom 2008', 'electrical 2008']],
    ['Vattenledningarna byttes 2013 liksom elcentralen.', ['pipes 2013', 'electrical 2013']],
    ['Stammarna är från 2004, badrummen likaså.', ['pipes 2004', 'bathroom 2004']],
    ['Elcentralen byttes 2015 och vattenledningarna samma år.', ['electrical 2015', 'pipes 2015']],
    ['Taket lades om 2015. Samma år byttes fönstren.', ['roof 2015', 'windows 2015']],
    ['Taket lades om med ny papp, läkt och betongpannor 2013.', ['roof 2013']],
    ['Dränering med pumpbrunn och isodrän utfördes 2010.', ['drainage 2010']],
    ['Dränering med isodrän, och fuktspärr lades 2010.', ['drainage 2010']],
    ['Taket har betongpannor. Det lades om 2012.', ['roof 2012']],
    ['Tak: plåt. Senast omlagt 1991.', ['roof 1991']],
    ['Badrum på entréplan renoverat 2016, på övre plan 2019.', ['bathroom 2016', 'bathroom 2019']],
    ['Rör bytta 2011, el 2018.', ['pipes 2011', 'electrical 2018']],
    ['Bergvärme 2019.', ['groundHeatPump 2019']],
    ['Vatten- och avloppsledningar 2020, elcentral 2016.', ['pipes 2020', 'electrical 2016']],
    ['Treglasfönster 2017, tak 2005 och dränering 1999.', ['windows 2017', 'roof 2005', 'drainage 1999']],
    ['Oljepanna, installerad 1999.', ['boiler 1999']],
    ['Frånluftsfläkten byttes 2018.', ['ventilation 2018']],
    ['FTX-aggregatet är från 2009.', ['ventilation 2009']],
    ['Trekammarbrunn med infiltration anlagd 2003.', ['sewage 2003']],
    ['Minireningsverk installerat 2015.', ['sewage 2015']],
    ['Skorstenen renoverades 2014.', ['chimney 2014']],
    ['Balkongerna renoverades 2012.', ['balcony 2012']],
    [
      'Föreningen har gjort mycket: stambyte 2003, fönster 2012, fasad 2016.',
      ['pipes 2003', 'windows 2012', 'facade 2016'],
    ],
    ['Fasadens träpanel byttes 2007 och målades senast 2023.', ['facade 2007']],
    ['Taket, som är belagt med betongpannor, lades om 2014.', ['roof 2014']],
    ['Takpapp och läkt byttes senast 1989.', ['roof 1989']],
    ['Pannorna på taket är från 1978.', ['roof 1978']],
    ['Fönster och altandörrar byttes 2014.', ['windows 2014']],
    ['Nya fönster, dörrar och entréparti 2016.', ['windows 2016']],
    ['Fasaden är omputsad och målad 2015.', ['facade 2015']],
    ['Nuvarande ägare bytte taket 2017 och har renoverat badrummet 2020.', ['roof 2017', 'bathroom 2020']],
    ['Kall- och varmvattenledningar av koppar, bytta 1987.', ['pipes 1987']],
    ['Vatten och avlopp är från 1971.', ['pipes 1971']],
    ['Bergvärmepump Nibe F1245 installerad 2013.', ['groundHeatPump 2013']],
    ['Bergvärmen (IVT) är från 2007.', ['groundHeatPump 2007']],
    ['Badrummet nere är från 1986 och det övre renoverades 2017.', ['bathroom 1986', 'bathroom 2017']],
    ['Badrummet har våtrumstapet från 1994.', ['bathroom 1994']],
    [
      'Större renoveringar: 2010 bergvärme, 2014 nytt tak, 2019 badrum.',
      ['groundHeatPump 2010', 'roof 2014', 'bathroom 2019'],
    ],
    [
      'Huset är totalrenoverat 2018 med nytt tak, ny el och nya rör.',
      ['roof 2018', 'electrical 2018', 'pipes 2018'],
    ],
    ['Nytt tak på huvudbyggnaden 2012 och på garaget 2018.', ['roof 2012']],
    ['Plant tak, tätskiktet bytt 2004.', ['roof 2004']],
    ['Underlagspappen under pannorna lades 1981 enligt säljaren.', ['roof 1981']],
    ['Vid ombyggnaden 1992 förnyades stammar och badrum.', ['pipes 1992', 'bathroom 1992']],
    [
      'Fastigheten genomgick ett ROT-program 1987 då stammar, el och fönster byttes.',
      ['pipes 1987', 'electrical 1987', 'windows 1987'],
    ],
    ['Huset är tillbyggt 1995 och då byttes även taket.', ['roof 1995']],
    ['Sedan 2015 har föreningen bytt tak och stammar.', ['roof 2015', 'pipes 2015']],
    ['Badrummet är fräscht med kakel, klinker och golvvärme, renoverat 2013.', ['bathroom 2013']],
    ['Ett mindre badrum från 80-talet och ett nytt från 2021.', ['bathroom 1980-1989', 'bathroom 2021']],
    ['Fönstren är från 1988 mot söder och 2015 mot norr.', ['windows 1988', 'windows 2015']],
    ['Avloppet anlades 2001 och är godkänt för fem personer.', ['sewage 2001']],
    ['Huset värmdes förr med oljepanna men har sedan 2012 bergvärme.', ['groundHeatPump 2012']],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['Taket lades om för ca 12 år sedan.', ['roof 2014']],
    ['Fönstren byttes för tolv år sedan.', ['windows 2014']],
    ['Pannan är 25 år gammal.', ['boiler 2001']],
    ['Taket är ca 30 år.', ['roof 1996']],
    ['Badrummet renoverades på nittiotalet.', ['bathroom 1990-1999']],
    ['Köket byttes på 2010-talet.', ['kitchen 2010-2019']],
    ['Taket lades om i slutet av 1990-talet.', ['roof 1995-1999']],
    ['Dränering gjordes i början av 2000-talet.', ['drainage 2000-2004']],
    ['Fönstren byttes i fjol.', ['windows 2025']],
    ['Badrummet renoverades förra våren.', ['bathroom 2025']],
    ['Köket renoverades våren 2019.', ['kitchen 2019']],
    ['Bergvärmen installerades vintern 2021/22.', ['groundHeatPump 2021-2022']],
    ['Fönster bytta -98.', ['windows 1998']],
    ['Tak (2003).', ['roof 2003']],
    ['Luftvärmepumpen är åtta år.', ['heatPump 2018']],
    ['Taket uppskattas vara från 1990-talet.', ['roof 1990-1999']],
  ])('reads the time in %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['Elcentral från byggåret.', ['electrical 1972 original']],
    ['Dräneringen är från husets uppförande.', ['drainage 1972 original']],
    ['Dräneringen är från husets uppförande 1968.', ['drainage 1968 original']],
    ['Rören har inte bytts sedan huset byggdes.', ['pipes 1972 original']],
    ['Elsystemet är likaså från 1964, med proppar.', ['electrical 1964']],
    [
      'Fasaden är tegel och taket har betongpannor, båda från byggåret.',
      ['facade 1972 original', 'roof 1972 original'],
    ],
    [
      'Stammar, badrum och el är från byggåret 1981.',
      ['pipes 1981 original', 'bathroom 1981 original', 'electrical 1981 original'],
    ],
    ['Dräneringen är inte gjord sedan huset byggdes 1970.', ['drainage 1970 original']],
    ['Någon omdränering har inte gjorts sedan byggåret.', ['drainage 1972 original']],
    ['Dräneringen, som är original, bör ses över.', ['drainage 1972 original']],
    ['Dräneringen är aldrig omgjord.', ['drainage 1972 original']],
    ['Stammarna är aldrig bytta.', ['pipes 1972 original']],
    ['Fönstren är original men renoverade 2016.', ['windows 1972 original']],
    ['Elen är original från 1975 men kontrollerad 2024.', ['electrical 1975 original']],
  ])('reads what is original in %s', (text, expected) => {
    expect(read(text).sort()).toEqual(expected.toSorted());
  });

  it('reads that all of a house is of one year', () => {
    expect(read('Allt är byggt 2009.')).toEqual(
      ['roof', 'drainage', 'windows', 'pipes', 'electrical', 'bathroom', 'kitchen'].map(
        (part) => `${part} 2009 original`,
      ),
    );
  });

  it.each([
    'Grannhuset fick nytt tak 2018.',
    'Grannföreningen på andra sidan gatan genomförde stambyte 2022.',
    'Garagets tak lades om 2015.',
    'Elförbrukning 2024: 12 000 kWh.',
    'El 2024: 12 000 kWh.',
    'Fasaden målades 2022.',
    'Panelen är målad 2021.',
    'Skorstenen sotades och provtrycktes 2023.',
    'Köket fick nya vitvaror 2023.',
    'Kök med diskmaskin från 2020.',
    'Badrum med tvättmaskin från 2022.',
    'Hissen renoverades 2021.',
    'Slamtömning av trekammarbrunnen 2025.',
    'Ventilationen rensades 2022.',
    'Asbest inventerades 2019 i badrummet.',
    'Huset byggdes 1972 och har kök mot gården.',
    'Radon mättes 2019 i källaren.',
    'Utsikt från kök till altan byggd 2018.',
    'Inget stambyte är gjort.',
    'Allt utom badrummet är original.',
    'Stammarna byttes inte vid renoveringen 2005.',
    'Den gamla oljepannan från 1980 står kvar men används inte.',
    'Taket har 10 års garanti från 2020.',
    'Taket bedömdes vid besiktningen 2023 ha fem år kvar.',
    'Garaget byggdes 2005 med tak av plåt.',
    'Huset är byggt 1974 med nytt kök.',
  ])('reads no work in %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it.each([
    ['Taket ska läggas om 2027.', ['roof 2027 planned']],
    ['Stambyte beslutat till 2028.', ['pipes 2028 planned']],
    ['Byte av fönster planeras under 2026.', ['windows 2026 planned']],
  ])('reads a plan in %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    [{ roof: 'Betongpannor, omlagt 2014' }, ['roof 2014']],
    [{ roof: 'Plåt 2003' }, ['roof 2003']],
    [{ windows: '3-glas (2012)' }, ['windows 2012']],
    [{ ventilation: 'FTX 2016' }, ['ventilation 2016']],
    [{ heating: 'Luft/luftvärmepump 2023 och direktel' }, ['heatPump 2023']],
    [{ heating: 'Vedpanna med ackumulatortank 2015' }, ['boiler 2015']],
    [{ electrical: 'Elcentral från byggåret' }, ['electrical 1972 original']],
    [{ plumbing: 'Koppar, 1988' }, ['pipes 1988']],
    [{ waterAndSewage: 'Borrad brunn, infiltration anlagd 2018' }, ['sewage 2018']],
    [{ facade: 'Träpanel, målad 2023' }, []],
    [{ renovations: ['Fönster byte -98', '2011: dränering'] }, ['windows 1998', 'drainage 2011']],
    [{ features: ['Nytt tak 2020'] }, ['roof 2020']],
    [
      { associationFacts: { renovations: 'Stambyte 2015. Tak, fönster 2019.' } },
      ['pipes 2015', 'roof 2019', 'windows 2019'],
    ],
  ])('reads the fields of %j', (listing, expected) => {
    expect(read('', listing)).toEqual(expected);
  });

  it('lets the latest work hold before what was original', () => {
    const work = works('Stammarna är från byggåret. I badrummet byttes stammarna 2011.');
    expect(latest(work, 'pipes', ['done', 'original'])?.to).toBe(2011);
  });
});
