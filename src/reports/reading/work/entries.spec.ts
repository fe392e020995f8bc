import { readWork as read } from '../../../../test/support/reports/work.js';

describe('years in the short lines of a list', () => {
  it.each([
    ['Tak: plåt 2016. Fönster 2004', 'roof 2016, windows 2004'],
    ['Lertegel på underlagspapp, 2008.', 'roof 2008'],
    ['Yttertak (betongtegel) från 2009.', 'roof 2009'],
    ['Fönsterna är från 2002.', 'windows 2002'],
    ['Tak i tvåkupigt tegel, nya plåtar och papp, 2019.', 'roof 2019'],
    ['Fönster utbytta mot spröjsade av samma slag, 2012.', 'windows 2012'],
    ['Fönster trä/alu, 2011.', 'windows 2011'],
    ['TAK skivtäckt plåt 2003 | FÖNSTER 3-glas 2019', 'roof 2003, windows 2019'],
    ['Tak, el, dränering: 2015.', 'roof 2015, electrical 2015, drainage 2015'],
    ['Ytterpanel målad 2022, tak av korrugerad plåt 2013, el 2013.', 'roof 2013, electrical 2013'],
    ['Taket omlagt, fönstren utbytta, allt 2018.', 'roof 2018, windows 2018'],
    ['Elen omdragen, allt klart 2018.', 'electrical 2018'],
    ['Aluminiumfönster 2019.', 'windows 2019'],
    ['Takfönster 2019.', ''],
    ['Fönstren byttes i etapper, de sista 2014.', 'windows 2014'],
    ['I original: tak och el.', 'roof 1972 original, electrical 1972 original'],
    ['Det som är original är fönstren, men taket är nytt.', 'windows 1972 original'],
    ['Det enda som inte är original är taket.', ''],
    ['Fasad målad 2022, fönster 2021.', ''],
    ['Tak med betongpannor, solceller, 2021.', ''],
    ['Tak av tegel, besiktigat av plåtslagare, 2021.', ''],
    ['Dränering och isolering kring källaren 2017.', 'drainage 2017'],
    ['Avlopp från 2009 med slamavskiljare och markbädd.', 'sewage 2009'],
    ['Slutet avlopp till tank 2015.', 'sewage 2015'],
  ])('%s', (text, parts) => {
    expect(read(text)).toEqual(parts === '' ? [] : parts.split(', ').sort());
  });
});

describe('a thing made into another', () => {
  it.each([
    ['2014 byggde Smedjans Plåtslageri om det platta taket till valmtak.', 'roof 2014'],
    ['2014 byggde Smålandsbygg om det till pulpettak med papp.', 'roof 2014'],
    ['Taket revs och byggdes nytt 2018.', 'roof 2018'],
    ['Huset byggdes om till sadeltak 1991 med betongpannor.', 'roof 1991'],
    ['Ombyggt till sadeltak 1991.', 'roof 1991'],
    ['Det platta taket gjordes om till sadeltak 1991.', 'roof 1991'],
    ['Nya räcken till taket 1991.', ''],
    ['Oljepannan revs 2015.', ''],
    ['Panelen målades av Smålands Måleri 2018.', ''],
    ['Alla fönster utom källarens byttes 2009.', 'windows 2009'],
  ])('%s', (text, parts) => {
    expect(read(text)).toEqual(parts === '' ? [] : parts.split(', ').sort());
  });
});

describe('the pump of a bore', () => {
  it.each([
    ['Bergvärme: borrhål 2006, ny pump 2021.', 'groundHeatPump 2021'],
    ['Bergvärme från 2005. Värmepumpen byttes 2020.', 'groundHeatPump 2005, groundHeatPump 2020'],
    ['Huset värms med bergvärme. Pumpen är från 2017.', 'groundHeatPump 2017'],
    ['Nytt kök. Pumpen är från 2017.', ''],
    ['Värmepumpen är från 2017.', 'otherHeatPump 2017'],
    ['Vattenburet, värme från bergvärmepump, 2012.', 'groundHeatPump 2012'],
    ['Rören från bergvärmen lades i altanen 2012.', ''],
    ['Bergvärme 2016 och luftvärmepump 2022.', 'groundHeatPump 2016, heatPump 2022'],
  ])('%s', (text, parts) => {
    expect(read(text)).toEqual(parts === '' ? [] : parts.split(', ').sort());
  });
});

describe('the year of an inspection or of another thing in the same list', () => {
  it.each([
    ['Tvåglasfönster, självdrag, inspekterad krypgrund 2024 med mögel, avfuktare installerad 2024.', ''],
    ['Tvåglasfönster, krypgrund besiktad 2024 med fukt, avfuktare insatt 2025.', ''],
    ['Plåttak, fuktmätning 2022 utan anmärkning, ny matta lagd 2024.', ''],
    ['Betongpannor, radonmätt 2019 med lågt värde, laddbox installerad 2021.', ''],
    ['Plåttak, radonmätt 2019 med lågt värde, fönster bytta 2021.', 'windows 2021'],
    ['Plåttak 2011, krypgrund besiktad 2024 med fukt, avfuktare insatt 2025.', 'roof 2011'],
    ['Fönster, treglas ........ 2017', 'windows 2017'],
    ['Fönstren målades 2019 och byttes 2022.', 'windows 2022'],
  ])('%s', (text, parts) => {
    expect(read(text)).toEqual(parts === '' ? [] : parts.split(', ').sort());
  });
});
