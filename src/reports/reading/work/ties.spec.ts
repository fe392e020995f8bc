import { readWork as read } from '../../../../test/support/reports/work.js';

/** A home built in 1972, told in 2026: ways in which adverts tie a part to its year. */
describe('years of parts, by what ties them', () => {
  it.each([
    ['Båda badrummen är renoverade 2017.', 'bathroom 2017'],
    ['Två badrum, bägge helkaklade 2016.', 'bathroom 2016'],
    ['Bägge badrummen gjordes 2019.', 'bathroom 2019'],
    ['Villan har två badrum som båda totalrenoverades 2015.', 'bathroom 2015'],
    ['Badrum på båda plan, renoverade 2018 av behörig firma.', 'bathroom 2018'],
    ['Det finns två duschrum och bägge är nya sedan 2021.', 'bathroom 2021'],
    ['Kök och badrum är renoverade, båda 2014.', 'kitchen 2014, bathroom 2014'],
    ['Tak och fasad är gjorda, bägge delarna 2012.', 'roof 2012, facade 2012'],
    ['Samtliga fönster byttes 2011.', 'windows 2011'],
    ['Samtliga våtrum uppdaterades 2020.', 'bathroom 2020'],
    ['Alla tre badrummen är från 2013.', 'bathroom 2013'],
    ['Tak, fönster och dränering: samtliga åtgärdade 2010.', 'roof 2010, windows 2010, drainage 2010'],
    [
      'Två badrum finns, det större med bastu, och båda är renoverade 2017 av auktoriserat våtrumsföretag.',
      'bathroom 2017',
    ],
    ['Här finns ett badrum och ett gästbadrum, vilka båda renoverades 2019.', 'bathroom 2019'],
    ['Badrummen, två till antalet, är helrenoverade 2022.', 'bathroom 2022'],
    ['Familjebadrum med badkar och ett mindre duschrum, båda från 2018.', 'bathroom 2018'],
    ['Köket och badrummet renoverades samtidigt, 2016.', 'kitchen 2016, bathroom 2016'],
    ['Såväl kök som bad totalrenoverades under 2015.', 'kitchen 2015, bathroom 2015'],
    ['Elen och rören är utbytta, allt gjort 2009.', 'electrical 2009, pipes 2009'],
    ['Två badrum varav det ena renoverat 2012 och det andra 2020.', 'bathroom 2012, bathroom 2020'],
    ['Badrummet uppe är från 2011 och det nere från 2017.', 'bathroom 2011, bathroom 2017'],
    ['Fönster och altandörrar byttes samtliga ut 2013.', 'windows 2013'],
    ['Husets tre badrum renoverades samtliga mellan 2015 och 2017.', 'bathroom 2015-2017'],
    ['Både köket och de två badrummen byggdes nya 2021.', 'kitchen 2021, bathroom 2021'],
    ['Två badrum, båda från 2020 med våtrumsintyg.', 'bathroom 2020'],
  ])('two or all of a kind: %s', (text, expected) => {
    expect([...new Set(read(text))]).toEqual(expected.split(', ').toSorted());
  });

  it.each([
    ['Köket vetter mot gården och byggdes om 2011, men den gamla vedspisen fick stå kvar.', 'kitchen 2011'],
    ['Köket ligger mot söder och renoverades 2016.', 'kitchen 2016'],
    ['Badrummet har både dusch och badkar och är renoverat 2018.', 'bathroom 2018'],
    ['Badrummet är litet men välplanerat, renoverat 2013.', 'bathroom 2013'],
    ['Köket är lantligt och varmt, sitter från 2006 med gasspis.', 'kitchen 2006'],
    [
      'Köket är kaxigt och modernt: släta luckor, bänkskiva i massiv ek, induktion, allt monterat 2019 av köksfirman.',
      'kitchen 2019',
    ],
    ['Badrum med dusch, wc och tvättmaskin, renoverat 2012.', 'bathroom 2012'],
    ['Badrum med dusch och tvättpelare, ombyggt 2021 efter föreningens godkännande.', 'bathroom 2021'],
    [
      'Badrummet är helkaklat i ljus ton med badkar och handfat i kommod, prydligt och i bruk sedan 1991.',
      'bathroom 1991',
    ],
    ['Badrummet fick nytt kakel och tätskikt 2017 av auktoriserad firma.', 'bathroom 2017'],
    ['Kök i ljus grå ton från 2017, matrum och vardagsrum.', 'kitchen 2017'],
    [
      'Köket vitt och modernt (2018), badrummet grått och elegant – totalrenoverat 2016.',
      'kitchen 2018, bathroom 2016',
    ],
    ['Kök med skafferi och inredning från 2015, matsal med skjutdörrar.', 'kitchen 2015'],
    [
      'Köket är utrustat med luckor i vit folie, induktionshäll och diskmaskin (inredning 2013).',
      'kitchen 2013',
    ],
    ['Ny dränering med isodrän på alla fyra sidor 2012, och källaren är torr.', 'drainage 2012'],
    ['Taket är av tegel, välskött och omlagt 2009.', 'roof 2009'],
    ['Taket är belagt med betongpannor och lades om 2005.', 'roof 2005'],
    ['Fönstren är treglas mot gatan, tvåglas mot gården, och byttes 2008.', 'windows 2008'],
    ['Elen är helt omdragen, sista etappen stod klar 2017, och ett intyg finns.', 'electrical 2017'],
    ['Fasaden av stående panel är bytt i sin helhet 2014.', 'facade 2014'],
    ['Köket, platsbyggt av snickare i ask, är från 2010.', 'kitchen 2010'],
    ['Köket erbjuder gott om bänkyta och förvaring och installerades 2018.', 'kitchen 2018'],
    ['Badrummet går i grått med mosaik på golvet, utfört 2016 av certifierad firma.', 'bathroom 2016'],
    ['Huset värms med bergvärme, en Nibe 1245, som borrades 2011.', 'groundHeatPump 2011'],
    ['Fönstren i bottenvåningen är utbytta 2012.', 'windows 2012'],
  ])('words between a part and its year: %s', (text, expected) => {
    expect([...new Set(read(text))]).toEqual(expected.split(', ').toSorted());
  });

  it.each([
    'Badrummet har tvättmaskin och torktumlare, allt nytt 2022.',
    'Badrummet har golvvärme och handdukstork, allt nytt 2022.',
    'Köket har ny diskmaskin och spis, allt installerat 2019.',
    'Huset har tegeltak. Ombyggnaden gjordes 2004.',
    'Huset har tegeltak. Renoveringen blev klar 2021.',
    'Ventilationen är frånluft. Fläkten byttes 2020.',
    'Taket är av plåt och papp. Plåten runt takkuporna byttes 2015.',
    'Taket är av tegel. Pannorna kring skorstenen byttes 2015.',
    // A piece of the roof, wherever the advert says which.
    'Taket är av tegel. Pannorna i nocken lades om 2021.',
    'Taket är av tegel. Pannorna som blåste ned byttes 2022.',
    'Taket är av tegel. Pannorna mot norr byttes 2015.',
    'Taket är av papp. Pappen i ränndalarna byttes 2019.',
    'Taket är av tegel. Pannorna byttes kring skorstenen 2015.',
    'Taket är av tegel. Pannorna byttes 2015 mot norr.',
    'Taket är av tegel. Pannorna byttes 2015, men bara på norra sidan.',
    'Taket är av tegel. Pannorna är från 1985 och 2015 lades några nya.',
    'Taket är av plåt. Plåten är målad 2015.',
    'Taket är av tegel. Pannorna byttes 2019 där de var spruckna.',
    'Taket är av tegel. Hälften av pannorna byttes 2019.',
    'Badrummet har dusch. Renoveringen gjordes inte 2019.',
    'Badrummet ska renoveras. Renoveringen gjordes 2003.',
    'Ventilationen är frånluft. Fläkten är från 2019.',
    // Things of a room, and not what the room is made of.
    'Köket har spis, kylskåp och diskmaskin, allt nytt 2022.',
    'Köket har nya vitvaror med kylskåp och diskmaskin, allt installerat 2023.',
    'Köket har bänkskiva och torkskåp, allt nytt 2022.',
    'Köket har nya handtag, allt bytt 2022.',
    'Badrummet har nya blandare och duschvägg, allt installerat 2022.',
    'Taket har hängrännor och stuprör, allt nytt 2020.',
    // Work that was not done, is ahead, or is of the house.
    'Taket är gammalt. Renoveringen blev klar 2019.',
    'Köket är rymligt. Ombyggnaden skedde 2004.',
    'Huset har kök och badrum. Renoveringen utfördes 2019.',
    'Fasaden är av puts. Renoveringen gjordes 2018.',
  ])('a year that is of something else: %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it.each([
    ['Taket är av plåt. Plåten lades om 2012 av plåtslagare.', 'roof 2012'],
    ['Plåttak. Plåten lades 2012.', 'roof 2012'],
    ['Taket är av plåt. Plåten är från 2012.', 'roof 2012'],
    ['Taket är av tegel. Pannorna är från 1968.', 'roof 1968'],
    ['Taket är av tegel. Pannorna byttes våren 2014.', 'roof 2014'],
    ['Taket är av tegel. Alla pannor är utbytta 2014.', 'roof 2014'],
    ['Taket är av tegel. Pannorna och läkten byttes 2014.', 'roof 2014'],
    ['Taket är av papp. Pappen har legat sedan 1998.', 'roof 1998'],
    ['Ventilationen är frånluft. Fläkten är från 1985.', 'ventilation 1985'],
    ['Köket har nya luckor och stommar, allt monterat 2022.', 'kitchen 2022'],
    ['Köket har luckor i ask, överskåp och lugn belysning, allt installerat 2018.', 'kitchen 2018'],
    ['Badrummet har kakel och klinker, allt nytt 2020.', 'bathroom 2020'],
    ['Huset har två badrum. Renoveringen utfördes 2019 av våtrumscertifierad firma.', 'bathroom 2019'],
    ['Badrum med dusch och golvvärme. Renoveringen utfördes 2020 enligt branschregler.', 'bathroom 2020'],
    ['Badrummet har kakel och klinker. Renoveringen gjordes 2018.', 'bathroom 2018'],
    ['Badrummet är aldrig renoverat. Renoveringen utfördes 2019.', 'bathroom 1972 original'],
    ['Badrummet gjordes om i etapper. Renoveringen blev klar 2021.', 'bathroom 2021'],
    ['Köket är inte utbytt. Ombyggnaden skedde 2004.', 'kitchen 1972 original'],
    ['Stammarna är inte bytta. Renoveringen blev klar 2019.', 'pipes 1972 original'],
  ])('a year of the part, told by what it is made of: %s', (text, expected) => {
    expect([...new Set(read(text))].join(', ')).toBe(expected);
  });

  it.each([
    ['Köket renoverades i etapper. Renoveringen blev klar 2021.', 'kitchen 2021'],
    [
      'Plåttaket är lagt 2016. Elen drogs om i samma veva och har jordfelsbrytare.',
      'roof 2016, electrical 2016',
    ],
    ['Stammarna byttes 2012. Köket i samma veva: matt vitt, stenskiva.', 'pipes 2012, kitchen 2012'],
    [
      'Badrummet är renoverat 2015 av behörig firma i samband med att föreningen bytte sina avloppsstammar.',
      'bathroom 2015, pipes 2015',
    ],
    ['Badrummet totalrenoverades 2016 i samband med föreningens stambyte.', 'bathroom 2016, pipes 2016'],
    [
      'Köket byggs 2020 längs långväggen, badrummet görs samtidigt av behörig firma.',
      'kitchen 2020, bathroom 2020',
    ],
    ['Pappen på taket lades när dottern tog studenten 1999.', 'roof 1999'],
    ['Frånluftsvärmepumpen sattes in när yngste sonen konfirmerades 2005.', 'otherHeatPump 2005'],
    ['Dräneringen gjordes i samband med att garaget byggdes 1972.', 'drainage 1972'],
    ['Badrummets plastmatta är den som ligger här sedan huset byggdes om 1988.', 'bathroom 1988'],
    [
      'Huset dränerades 2018, mätt torrt 2020. Avloppet relinades samma år som dräneringen.',
      'drainage 2018, pipes 2018',
    ],
    ['Taket byttes 2014 och i samma veva fick huset nya fönster.', 'roof 2014, windows 2014'],
    ['Köket renoverades 2019 och i samband med det drogs elen om.', 'kitchen 2019, electrical 2019'],
    ['Köket är nytt 2021 och badrummet gjordes vid samma tillfälle.', 'kitchen 2021, bathroom 2021'],
    [
      'Nästan tjugo år har gått sedan stambytet (2007) men då gjordes allt i ett svep, kök, bad och ledningar.',
      'pipes 2007, kitchen 2007, bathroom 2007',
    ],
    ['Köket renoverades för fyra år sedan.', 'kitchen 2022'],
    ['För fem år sedan byttes taket.', 'roof 2021'],
    ['Fönstren byttes för ett tiotal år sedan.', 'windows 2016'],
    ['När vi flyttade in 2013 gjorde vi om badrummet.', 'bathroom 2013'],
    ['Vid stambytet 1998 renoverades även badrummet.', 'pipes 1998, bathroom 1998'],
    [
      'I och med stambytet 2011 fick lägenheten nytt badrum och ny el.',
      'pipes 2011, bathroom 2011, electrical 2011',
    ],
    ['Vid tillbyggnaden 2004 lades nytt tak på hela huset.', 'roof 2004'],
    ['Stambyte utfördes 2010, samtidigt byttes elstigarna.', 'pipes 2010, electrical 2010'],
    ['Elen byttes i samband med köket 2016.', 'electrical 2016, kitchen 2016'],
    ['Taket lades om 2017 och fönstren byttes året därpå.', 'roof 2017, windows 2018'],
    [
      'Mellan 2021 och 2023 fick föreningen nya stammar med garanti till 2028. Köket i samma veva: matt vitt.',
      'kitchen 2021-2023, pipes 2021-2023',
    ],
  ])('the time of another event: %s', (text, expected) => {
    expect([...new Set(read(text))]).toEqual(expected.split(', ').toSorted());
  });

  it.each([
    ['2014 fick köket nya luckor, bänkskivor och vitvaror i en total renovering.', 'kitchen 2014'],
    ['2019 grävdes hela huset upp och fick ny dränering.', 'drainage 2019'],
    ['2016 renoverades badrummet och 2018 köket.', 'bathroom 2016, kitchen 2018'],
    ['Under 2020 totalrenoverades båda badrummen.', 'bathroom 2020'],
    ['År 2012 installerades bergvärme.', 'groundHeatPump 2012'],
    ['Redan 2009 byttes alla fönster.', 'windows 2009'],
    ['Hösten 2022 lades taket om av Takcentrum.', 'roof 2022'],
    ['I fjol byttes elcentralen.', 'electrical 2025'],
    ['Sommaren 2018 putsades fasaden om.', 'facade 2018'],
    ['Så sent som 2023 fick huset nytt tak.', 'roof 2023'],
    ['Med början 2016 har säljarna bytt fönster, kök och tak.', 'windows 2016, kitchen 2016, roof 2016'],
    ['Sedan 2017 finns ett nytt kök på plats.', 'kitchen 2017'],
    [
      '2007 genomfördes stambyte, 2012 byttes fönster och 2019 lades taket om.',
      'pipes 2007, windows 2012, roof 2019',
    ],
    ['Kring 2010 drogs elen om.', 'electrical 2010'],
    ['Våren 2021 stod det nya badrummet klart.', 'bathroom 2021'],
    ['Ett 2018 nyrenoverat badrum med dusch.', 'bathroom 2018'],
    ['Det 2015 renoverade köket har stenbänk.', 'kitchen 2015'],
    ['I ett 2020 helt ombyggt badrum finns dubbla handfat.', 'bathroom 2020'],
    ['2011 – nytt tak, 2013 – nya fönster.', 'roof 2011, windows 2013'],
    ['Under åren 2008 till 2010 byttes samtliga stammar.', 'pipes 2008-2010'],
    ['I april 2024 monterades en ny luftvärmepump.', 'heatPump 2024'],
    ['Till jul 2019 stod köket färdigt.', 'kitchen 2019'],
    ['För tio år sedan dränerades huset.', 'drainage 2016'],
    ['Senast 2014 renoverades badrummet.', 'bathroom 2014'],
  ])('a year before its part: %s', (text, expected) => {
    expect([...new Set(read(text))]).toEqual(expected.split(', ').toSorted());
  });

  it.each([
    ['Köket 2014 och badrummet 2016.', 'kitchen 2014, bathroom 2016'],
    [
      'Köket är från 2014, badrummet från 2016 och taket från 2018.',
      'kitchen 2014, bathroom 2016, roof 2018',
    ],
    ['Köket renoverades 2014 och badrummet två år senare.', 'kitchen 2014, bathroom 2016'],
    ['Renoverat kök (2019) och badrum (2020).', 'kitchen 2019, bathroom 2020'],
    ['Stort kök mot gården. Det byggdes om 2017.', 'kitchen 2017'],
    ['Trevligt badrum med fönster. Renoverat 2015.', 'bathroom 2015'],
    ['Badrummet har klinker och kakel. Allt är gjort 2018 med intyg.', 'bathroom 2018'],
    ['Köket är i vinkel. Luckor, bänkar och vitvaror är från 2016.', 'kitchen 2016'],
    ['Huset har nytt tak. Arbetet utfördes 2019 av Plåtmästarna.', 'roof 2019'],
    ['Bergvärme sedan 2010. Den installerades av IVT.', 'groundHeatPump 2010'],
    ['Här ligger ett tegeltak. Det lades 2006.', 'roof 2006'],
    ['Dräneringen är omgjord. Jobbet gjordes 2013.', 'drainage 2013'],
    ['Stammarna är bytta. Det skedde 2009.', 'pipes 2009'],
    ['Fönstren har treglas. De byttes för sex år sedan.', 'windows 2020'],
    ['Köket är Ballingslöv, monterat 2018.', 'kitchen 2018'],
    ['Kök av märket Kvänum, 2015.', 'kitchen 2015'],
    ['Badrummet: 2016. Köket: 2018.', 'bathroom 2016, kitchen 2018'],
    ['Badrummet helrenoverat -17, köket -19.', 'bathroom 2017, kitchen 2019'],
    ['Taket bytt 2020, fasaden målad 2021 och fönstren nya 2022.', 'roof 2020, windows 2022'],
    ['Badrum renoverat 2012, gästdusch 2014.', 'bathroom 2012, bathroom 2014'],
    ['Nytt tak 2015, dito fönster 2017.', 'roof 2015, windows 2017'],
    ['Elen är ny; den drogs om 2019.', 'electrical 2019'],
    ['Badrummet, som renoverades 2010, ligger intill köket som är från 2020.', 'bathroom 2010, kitchen 2020'],
    ['Ventilationen är FTX. Aggregatet är från 2017.', 'ventilation 2017'],
    [
      'Stora badrummet totalrenoverades i april 2025 (kvalitetsdokument), det lilla är original från 2009.',
      'bathroom 2009 original, bathroom 2025',
    ],
  ])('parts and verbs left out: %s', (text, expected) => {
    expect([...new Set(read(text))]).toEqual(expected.split(', ').toSorted());
  });

  it.each([
    ['Elen drogs om 2011 i hela huset och avloppen byttes samma år.', 'electrical 2011, pipes 2011'],
    ['Koppartaket är omlagt 2019.', 'roof 2019'],
    ['Wc och dusch renoverades 2008.', 'bathroom 2008'],
    ['Köksinredningen är från 2016.', 'kitchen 2016'],
    ['Badrumsrenovering utförd 2014.', 'bathroom 2014'],
    ['El från byggåret med en nyare central 2010.', 'electrical 1972 original, electrical 2010'],
    ['Duschen och toaletten gjordes om 2013.', 'bathroom 2013'],
    ['Toalett med dusch, helkaklad 2017.', 'bathroom 2017'],
    ['Zinktaket lades 2005.', 'roof 2005'],
    ['Skiffertaket lades om 2012.', 'roof 2012'],
    ['Avloppen är relinade 2019.', 'pipes 2019'],
    ['Spillvattenledningarna byttes 2015.', 'pipes 2015'],
    ['Vatten- och avloppsstammar utbytta 2011.', 'pipes 2011'],
    ['Yttertaket fick ny papp och läkt 2012.', 'roof 2012'],
    ['Hygienutrymmena renoverades 2016.', 'bathroom 2016'],
    ['Husets rördragningar är nya sedan 2014.', 'pipes 2014'],
    ['Elinstallationerna är gjorda 2018.', 'electrical 2018'],
    ['Husets skal har fått ny träfasad 2019.', 'facade 2019'],
    ['Isolerglasfönster insatta 2010.', 'windows 2010'],
    ['Fönsterbyte gjordes 2021 på båda våningarna.', 'windows 2021'],
    ['Köksrenoveringen från 2020 utfördes av Marbodal.', 'kitchen 2020'],
    ['Våtutrymmena är ombyggda 2018.', 'bathroom 2018'],
    ['Ytterpanelen på långsidorna är bytt 2020.', 'facade 2020'],
    ['Fjärrvärmeväxlaren byttes 2018.', 'districtHeating 2018'],
    ['Husgrunden dränerades om 2015.', 'drainage 2015'],
  ])('names of parts: %s', (text, expected) => {
    expect([...new Set(read(text))]).toEqual(expected.split(', ').toSorted());
  });

  it.each([
    'Grannens kök är från 2014.',
    'Föreningens tvättstuga renoverades 2015.',
    'Köket vetter mot gården som byggdes om 2011.',
    'Köket ligger intill matsalen som renoverades 2016.',
    'Två badrum finns, och båda sovrummen är renoverade 2017.',
    'Köket är fint och altanen är från 2019.',
    'Köket har plats för åtta och golvet är slipat 2018.',
    'Badrummet är ljust och hallen renoverades 2015.',
    'Kök med ny spis 2022.',
    'Kök med vitvaror från 2019.',
    'Badrum med tvättmaskin från 2020.',
    'Vi köpte huset 2013 och badrummet är som då.',
    'Taket målades 2019.',
    'Fönstren målades om för två år sedan.',
    'Kök och matplats i vinkel, parketten lades 2012.',
    'Båda grannhusen fick nya tak 2018.',
    'Brf:s gästlägenhet fick nytt kök 2019.',
    'Badrummet bör göras om, grannen gjorde sitt 2018.',
    'Bastun med dusch är från 2016.',
    'Tvättstuga med dusch, ny tvättmaskin 2018.',
    'Takläckaget i köket 2015 är lagat.',
    'Elen kontrollerades 2021.',
    'Avtalet med föreningen är från 2014 och köket ingår.',
    'Vid visningen 2026 ses köket.',
    'Garaget byggdes 2009 i samband med att grannen bytte tak.',
    'Huset målades 2018 i samband med att fönstren kittades.',
    'Radonmätningen gjordes 2019 i samband med att säljarna köpte nytt kök till sommarstugan.',
    'Säljarna flyttade in 2012 när köket var gammalt.',
    'Badrummet är i gott skick, besiktningen gjordes 2023.',
    'Kök med luckor och fönster mot äppelträdet, planterat 2010.',
    'Kök i vinkel, utsikt över parken som anlades 2015.',
    'Skolan renoverades 2018. Köket är stort.',
    'Dagiset byggdes 2020. I samma veva kom busslinjen.',
    'Tvåglasfönster med ny utvändig målning 2023.',
    'Fasaden är tvåstegstätad tegel och den tioåriga entreprenadgarantin löpte ut 2019.',
    'Badrummet är kaklat och den femåriga garantin gick ut 2021.',
  ])('reads no year of a part that was done in %s', (text) => {
    expect(read(text).filter((item) => !item.endsWith('planned'))).toEqual([]);
  });

  it('takes the felt under a roof for no part of the windows beside it', () => {
    expect(read('Taken lades om 2017 med ny papp och fönstren är treglas från 2015.')).toEqual([
      'roof 2017',
      'windows 2015',
    ]);
  });
});
