import { readWork as read } from '../../../../test/support/reports/work.js';

describe('years that are no age, and years in the fields of a listing', () => {
  it.each([
    'Huset köptes 2012 och taket är tätt.',
    'Bygglov för nytt tak beviljades 2019.',
    'Tillstånd för avloppet gavs 1998.',
    'Vi har bott här sedan 2003 och trivs med köket.',
    'Tvättade taket 2021.',
    'Systerföreningen gjorde stambyte 2019.',
    'Varmgaraget på gården fick helt ny el 2018 med motorvärmaruttag.',
    'Ladugården fick nytt plåttak 2020.',
    'Föreningen bildades 1984 när fönstren sattes på plats i området.',
    'Grannen på nr 9 dränerade 2021.',
    'Grannarna på båda sidor dränerade om år 2023 och är mycket nöjda.',
    'Takfönstret är från 2018.',
    'Takplåten målades 2023.',
    'Fogarna i fasaden lagades 2023.',
    'Skulden minskade 2019 trots fasadrenoveringen.',
    'Energideklarationen från 2024 gav klass E, värmepumpen drar lite.',
    'OVK godkänd 2024, nästa 2030.',
    'I 2016 års underhållsplan nämns stammar och tak.',
    'Kaminen i köket är från 2019.',
    'Parketten slipades 2022, köket är luftigt.',
    'Altanen med tak byggdes 2015.',
    'Radonmätning i källaren 2022, ny ventilation behövs inte.',
    'Vattenskada i badrummet 2014, åtgärdad via försäkring.',
    'Balkongen glasades in 2016, fönstren vetter mot söder.',
    'Den öppna spisen är i bruk efter renovering av rökgångarna hos grannen 2021.',
    'Taket i uterummet byttes 2020.',
    'Bastun byggdes 2014, el finns indraget.',
    'Fiber drogs in 2017, elen är trygg.',
    'Säljaren har ägt huset sedan 1988 och skött pannan själv.',
    'Uthuset från 1998 har tegeltak.',
  ])('reads no work in %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it.each([
    [
      { roof: 'Tegel, 2011', windows: '2-glas iso 2011', heating: 'Luft/vatten 2020' },
      'roof 2011, windows 2011, otherHeatPump 2020',
    ],
    [{ facade: 'Panel från 2011, målad 2024' }, 'facade 2011'],
    [{ heating: 'Bergvärme, ny pump 2020' }, 'groundHeatPump 2020'],
    [{ heating: 'Vattenburet, pelletspanna' }, ''],
    [{ waterAndSewage: 'Egen borrad brunn, eget avlopp 2017' }, 'sewage 2017'],
    [
      { ventilation: 'FTX, aggregat från 2018, fläktmotorer bytta 2025' },
      'ventilation 2018, ventilation 2025',
    ],
    [{ ventilation: 'Frånluft, fläkt bytt 2019' }, 'ventilation 2019'],
    [{ roof: 'Plåt, lagt 2015', windows: '3-glas bytta 2012' }, 'roof 2015, windows 2012'],
    [{ structure: 'Trä. Tak lagt 2008.' }, 'roof 2008'],
    [{ foundation: 'Källare, dränerad 2016' }, 'drainage 2016'],
    [{ plumbing: 'Pex, bytt 2015', electrical: 'Ny central 2020' }, 'pipes 2015, electrical 2020'],
    [
      { renovations: ['Dränering – 2012', 'Tak: 2016', '2019 Fönster', 'Elcentral (2020)'] },
      'drainage 2012, roof 2016, windows 2019, electrical 2020',
    ],
    [
      {
        associationFacts: {
          renovations:
            '2017: stambyte och ny el i samtliga lägenheter. 2018: tak omlagt med ny plåt. 2019: gatufasad putsad. 2020: fönster bytta på gårdssidan och gatusidan. 2024: OVK godkänd.',
        },
      },
      'pipes 2017, electrical 2017, roof 2018, facade 2019, windows 2020',
    ],
    [
      {
        associationFacts: {
          renovations:
            'Gjort: tak 2018, fönster 2013, hissar 2020, trapphus 2022. Stammarna är de ursprungliga från 1967. Stambyte är inte beslutat.',
        },
      },
      'roof 2018, windows 2013, pipes 1967 original',
    ],
    [{ features: ['Bergvärme (2015)', 'Nya fönster -18'] }, 'groundHeatPump 2015, windows 2018'],
  ])('reads the fields of %j', (listing, expected) => {
    const wanted = expected === '' ? [] : expected.split(', ');
    expect([...new Set(read('', listing))]).toEqual(wanted.toSorted());
  });
});

describe('the paint of a facade', () => {
  it.each([
    ['Ventilerad träpanelommålad 2023', []],
    ['Träpanelmålad 2023', []],
    ['Fasad av ventilerad träpanel, ommålad 2023', []],
    ['Träpanel, nymålad 2023', []],
    ['Träpanel från 2010, ommålad 2023', ['facade 2010']],
  ])('is no new facade: %s', (facade, parts) => {
    expect(read('', { facade })).toEqual(parts);
  });
});
