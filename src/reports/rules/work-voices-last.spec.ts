import { textsOf } from './sources.js';
import { workOf } from './work.js';

const YEAR_BUILT = 1972;
/** `roof 2014`, `pipes 1972 original`, sorted. */
const read = (description: string, more: Parameters<typeof textsOf>[0] = {}): string[] =>
  workOf(
    textsOf({ description, ...more }).map((source) => ({ ...source, readable: source.text })),
    2026,
    YEAR_BUILT,
  )
    .map(
      ({ part, from, to, state }) =>
        `${part} ${from === to ? from : `${from}-${to}`}${state === 'done' ? '' : ` ${state}`}`,
    )
    .sort();

describe('years of parts in whole passages', () => {
  it.each([
    ['Köket ritades av ägarna själva och stod klart 2019.', 'kitchen 2019'],
    ['Husets tak fick en rejäl översyn 2010 då både papp och pannor byttes ut.', 'roof 2010'],
    ['Den stora investeringen var bergvärmen, som borrades 2013.', 'groundHeatPump 2013'],
    ['Pumpen till bergvärmen byttes 2022.', 'groundHeatPump 2022'],
    ['Bergvärme finns sedan 2005, med ny pump 2021.', 'groundHeatPump 2005, groundHeatPump 2021'],
    ['Värmesystemet består av en pelletspanna som snart fyller tjugo, inköpt 2007.', 'boiler 2007'],
    ['Avloppet går till en trekammarbrunn från 1984.', 'sewage 1984'],
    ['Infiltrationen är anlagd samma år som huset, 1972.', 'sewage 1972'],
    ['Godkänt enskilt avlopp (2014).', ''],
    ['Enskilt avlopp, trekammarbrunn med efterföljande infiltration, installerat 1998.', 'sewage 1998'],
    ['Kommunalt vatten, avlopp via egen trekammarbrunn från 1992.', 'sewage 1992'],
    ['Taket lades om för tio år sedan med tvåkupiga betongpannor.', 'roof 2016'],
    ['Det flacka taket har gummiduk från 2005.', 'roof 2005'],
    ['Nytt plåttak på hela huset lades under våren 2022 av plåtslagare.', 'roof 2022'],
    ['Taket är omlagt, enligt säljaren omkring 2001.', 'roof 2001'],
    ['Såväl tak som fasad byttes ut 2009.', 'roof 2009, facade 2009'],
    ['Tak, fasad och fönster: allt bytt 2014.', 'roof 2014, facade 2014, windows 2014'],
    ['Taket och fönstren åtgärdades under 2011 respektive 2013.', 'roof 2011, windows 2013'],
    ['Fönstren på gatusidan byttes 2006 och på gårdssidan 2008.', 'windows 2006, windows 2008'],
    ['Fönsterbytet gjordes klart lagom till julen 2017.', 'windows 2017'],
    ['Huset har tvåglasfönster från byggåret.', 'windows 1972 original'],
    ['Fönstren är de som satt där när huset var nytt.', 'windows 1972 original'],
    ['Dränering och isolering av källarväggarna utfördes 2018 av entreprenör.', 'drainage 2018'],
    ['Källaren dränerades på tre sidor 2009.', 'drainage 2009'],
    ['Vi lät gräva upp och dränera runt huset 2020.', 'drainage 2020'],
    ['Det dränerades senast 1988.', 'drainage 1988'],
    ['Dräneringen har inte rörts sedan början av 90-talet.', 'drainage 1990-1994'],
    ['Dräneringens ålder är 30 år.', 'drainage 1996'],
    ['Elinstallationen moderniserades 2008 och en jordfelsbrytare sattes in.', 'electrical 2008'],
    ['Elen är i allt väsentligt från sjuttiotalet.', 'electrical 1970-1979'],
    ['Ny elcentral och omdragen el i köket 2019.', 'electrical 2019'],
    ['El: omdragen 2011. Rör: utbytta 2012.', 'electrical 2011, pipes 2012'],
    ['Vattenrören i koppar är original medan avloppet relinades 2020.', 'pipes 1972 original, pipes 2020'],
    ['Rörstammarna i fastigheten byttes ut vid ombyggnaden 1989.', 'pipes 1989'],
    ['Stambyte (helt, inklusive badrum): 2007.', 'pipes 2007, bathroom 2007'],
    ['Föreningen har nyligen (2023) slutfört ett stambyte.', 'pipes 2023'],
    ['Fastighetens stammar är från 1958, stambyte är planerat till 2029.', 'pipes 1958, pipes 2029 planned'],
    ['Stammarna? De är från -74.', 'pipes 1974'],
    ['Gemensamma ventilationsaggregat med återvinning från 2010.', 'ventilation 2010'],
    ['Frånluftsfläktarna på vinden är bytta, senast 2015.', 'ventilation 2015'],
    ['FTX (Swegon 2013) med filterbyte två gånger om året.', 'ventilation 2013'],
    ['Badrum i markplan från 2006, ovanvåningens badrum från 2019.', 'bathroom 2006, bathroom 2019'],
    ['Helrenoverat badrum av hög klass 2024 med våtrumsintyg.', 'bathroom 2024'],
    ['Badrummet byggdes i sin nuvarande form 1996.', 'bathroom 1996'],
    ['Gästbadrummet är ursprungligt.', 'bathroom 1972 original'],
    ['Våtrummet är utfört 2011 enligt dåvarande branschregler.', 'bathroom 2011'],
    ['Fasadens puts är från 1991.', 'facade 1991'],
    ['Huset kläddes med ny träpanel 1999.', 'facade 1999'],
    ['Träpanelen är till större delen bytt 2010-2012.', 'facade 2010-2012'],
    ['Senaste stora jobben: fasad -16, balkonger -18, tak -21.', 'facade 2016, balcony 2018, roof 2021'],
    ['Ägarna har under åren 2015-2020 bytt fönster, dörrar och tak.', 'windows 2015-2020, roof 2015-2020'],
    ['Mellan 2012 och 2014 byttes både el och rör.', 'electrical 2012-2014, pipes 2012-2014'],
    [
      'Renoverat i omgångar. Kök 2010. Badrum 2013. Fönster 2015.',
      'kitchen 2010, bathroom 2013, windows 2015',
    ],
    ['1) Tak 2010 2) Fönster 2012 3) Dränering 2014', 'roof 2010, windows 2012, drainage 2014'],
    [
      'Tak (2010), el (2011), vatten/avlopp (2012), kök (2013)',
      'roof 2010, electrical 2011, pipes 2012, kitchen 2013',
    ],
    [
      '* Takbyte 2008\n* Nya fönster 2009\n* Ny bergvärmepump 2023',
      'roof 2008, windows 2009, groundHeatPump 2023',
    ],
    [
      'Allt det tunga är gjort: taket kom 2019, fönstren 2020, och dräneringen blev klar 2021.',
      'roof 2019, windows 2020, drainage 2021',
    ],
    ['Skorstenen är renoverad och fick nya rökgångar 2012.', 'chimney 2012'],
    [
      'Vi dränerade 2016, la nytt tak 2017 och satte in nya fönster 2018.',
      'drainage 2016, roof 2017, windows 2018',
    ],
    ['Luft/luft-pumpen sitter i vardagsrummet och är från 2017.', 'heatPump 2017'],
  ])('reads %s', (text, expected) => {
    const wanted = expected === '' ? [] : expected.split(', ');
    expect([...new Set(read(text))]).toEqual(wanted.toSorted());
  });

  it.each([
    'Köket ligger mot gården som fick nya planteringar 2021.',
    'Badrummet har handdukstork och en spegel från 2020.',
    'Från köket når man uterummet, byggt 2014.',
    'Taket på carporten lades 2016.',
    'Fönstren mot parken släpper in ljus, parken anlades 2015.',
    'Vi köpte huset 2005 för att vi föll för köket.',
    'Elbil laddas i garaget, laddboxen sattes upp 2023.',
    'Ventilationen kontrollerades och injusterades 2024.',
    'Föreningens tak besiktades 2022 utan anmärkning.',
    'Pannrummet målades 2019.',
    'Vinden tilläggsisolerades 2012, taket är helt.',
    'Brandskyddskontroll av skorstenen gjordes 2023.',
    'Köket har en bänk av marmor från 2019.',
    'Uthusets panel byttes 2020.',
    'Dricksvattnet provades 2024, avloppet fungerar.',
  ])('reads no work in %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
