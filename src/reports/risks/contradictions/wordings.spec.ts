import type { Listing } from '../../../scraping/listing.types.js';
import { contextOf } from '../../facts/context.js';
import { contradictionFlags } from './contradictions.js';
import { today } from '../../../../test/support/reports/adverts.js';
import { flat, villa } from '../../../../test/support/reports/contradictions.js';

const homes = { flat, villa: { ...villa, roof: 'Betongpannor 1974' } } satisfies Record<string, Listing>;
const rules = (home: keyof typeof homes, description: string, more: Listing = {}) =>
  contradictionFlags(
    contextOf({ listing: { ...homes[home], ...more, description }, images: [], disagreements: [], today }),
  ).map((flag) => flag.rule);

describe('further wordings', () => {
  it.each<[string, keyof typeof homes, string, Listing?]>([
    ['area-conflict', 'flat', 'Enligt uppmätning gjord 2025 är den verkliga boarean endast 71 kvm.'],
    ['area-conflict', 'flat', 'Mäklaren har låtit mäta lägenheten: resultatet blev 70,5 kvadratmeter.'],
    [
      'area-conflict',
      'flat',
      'Observera att boarean vid kontrollmätning blev 72 kvm mot tidigare angivna 80.',
    ],
    ['area-conflict', 'flat', 'I bostadsrättsföreningens register står 70 kvm.'],
    ['area-conflict', 'flat', 'Lägenhetens area: 92 m².'],
    ['area-conflict', 'flat', 'Kvadratsmart tvåa på 62 kvm med öppen spis.'],
    ['area-conflict', 'flat', 'Totalt 95 kvm fördelade på tre rum.'],
    ['area-conflict', 'villa', 'Huset bjuder på hela 185 kvm välplanerad boyta.'],
    ['area-conflict', 'villa', '160 kvm boyta fördelat på två plan.'],
    ['area-conflict', 'villa', 'Enligt lantmäteriet är boytan 121 kvadratmeter medan biytan är 53.'],
    ['area-conflict', 'villa', 'Areauppgifter: Boarea 120 kvm, biarea 54 kvm.'],
    ['area-conflict', 'villa', 'Boytan (140 kvm) innefattar 34 kvm källare.'],
    ['area-conflict', 'villa', 'Angiven boarea inkluderar den inredda källaren om 40 kvm.'],
    ['year-conflict', 'villa', 'Bostadshuset är från slutet av 1940-talet.'],
    ['year-conflict', 'villa', 'Här får du ett hus som byggdes redan 1929.'],
    ['year-conflict', 'villa', 'Ursprungligen uppfört 1909 som skola.'],
    ['year-conflict', 'villa', 'Nybyggd villa 2022 med garanti kvar.'],
    ['year-conflict', 'villa', 'Det gedigna tegelhuset restes 1938.'],
    ['year-conflict', 'villa', 'Sekelskiftesvilla byggd 1907.'],
    ['year-conflict', 'villa', 'Byggnadsår enligt taxeringen: 1959'],
    ['year-conflict', 'villa', 'Funkisvilla från 1937 i bästa läge.'],
    ['year-conflict', 'flat', 'Fastigheten uppfördes 1929 och har 40 lägenheter.'],
    ['year-conflict', 'flat', 'Huset byggdes år 2008.'],
    ['room-conflict', 'flat', 'Lägenheten om två rum och kök passar paret.'],
    ['room-conflict', 'flat', 'En välplanerad fyra med balkong.'],
    ['room-conflict', 'flat', 'Fyra rum varav tre sovrum.'],
    ['room-conflict', 'villa', 'Villa om sju rum och kök.'],
    ['room-conflict', 'villa', 'Planlösningen omfattar 4 RoK.'],
    ['room-conflict', 'villa', 'Hela sex sovrum för den stora familjen.'],
    ['original-conflict-', 'villa', 'Taket är nylagt 2021 med ny papp.', { roof: 'Original från byggåret' }],
    [
      'original-conflict-',
      'villa',
      'Badrum renoverat 2019. Enligt frågelistan är badrummet i originalskick från 1974.',
    ],
    ['original-conflict-', 'villa', 'Nyrenoverat badrum 2020.', { renovations: ['Badrum original 1974'] }],
    ['original-conflict-', 'villa', 'Stammarna byttes 2015.', { plumbing: 'Rör original 1974' }],
    ['original-conflict-', 'villa', 'Hela huset är totalrenoverat 2018.', { electrical: 'El original 1974' }],
    ['original-conflict-', 'villa', 'Allt är renoverat från topp till tå 2021. Kök i original från 1974.'],
    ['fee-text-conflict', 'flat', 'Avgiften uppgår till 5 300 kr per månad.'],
    ['fee-text-conflict', 'flat', 'Årsavgift 66 000 kr.'],
  ])('raise %s: %s: %s', (...[rule, home, text, more]) => {
    expect(rules(home, text, more).join(' ')).toContain(rule);
  });

  it.each<[keyof typeof homes, string, Listing?]>([
    ['villa', 'Övervåningen mäter 60 kvm och bottenvåningen 80 kvm.'],
    ['flat', 'Takterrassen är på hela 120 kvm och delas av alla.'],
    ['flat', 'Lägenheten har en generös balkong om 14 kvm och vardagsrum om 28 kvm.'],
    ['villa', 'Huset har ett dubbelgarage på 45 kvm och förråd på 20 kvm.'],
    ['villa', 'Villa på 140 kvm plus biyta 34 kvm.'],
    ['villa', 'Fjärrvärmen drar 110 kWh per kvm.'],
    ['flat', 'Lokalen i bottenvåningen är 200 kvm.'],
    ['flat', 'En liknande lägenhet på 64 kvm såldes i mars.'],
    ['villa', 'Tomten om 900 kvm är lättskött. Huset kan kompletteras med ett attefallshus på 30 kvm.'],
    ['flat', 'Etagelägenhet med 45 kvm på nedre plan och 35 kvm på övre plan.'],
    ['villa', 'Garage byggt 2004 och altan från 2016.'],
    ['villa', 'Husets altan byggdes 2019.'],
    ['villa', 'Byggt om 1999 av arkitekt.'],
    ['villa', 'Taket på huset är från 1998.'],
    ['villa', 'Huset är från 1974. Poolen anlades 2005.'],
    ['villa', 'Säljaren har bott i huset från 1998.'],
    ['villa', 'Familjen köpte huset 1985 och har sedan dess skött det väl.'],
    ['villa', 'Fastigheten avstyckades 1955.'],
    ['villa', 'Fastigheten förvärvades 2003.'],
    ['villa', 'Stadsdelen byggdes 1935–1940.'],
    ['villa', 'Kyrkan intill uppfördes 1780. Radhusen bredvid byggdes 1990.'],
    ['flat', 'Föreningen bildades 1986 då huset byttes från hyresrätt. Hissen är från 1995.'],
    ['villa', 'Fem rum och kök, varav fyra sovrum.'],
    ['villa', 'Ett av tre badrum ligger på övervåningen. Tre rum vetter mot söder.'],
    ['flat', 'Två av rummen vetter mot gården. Ett rum används som kontor.'],
    ['flat', 'Tre rum, kök och badrum.'],
    ['flat', 'Lägenheten är en av tre tvåor som gjorts om till trea.'],
    ['villa', 'Badrum på nedre plan renoverat 2019, badrummet på övre plan i original.'],
    ['villa', 'Taket är original. Garagets tak byttes 2018.'],
    ['villa', 'Fönstren är original på gaveln, övriga bytta 2012.'],
    ['flat', 'Årsavgift 54 000 kr. Avgiften sänks till 4 200 kr från januari.'],
    ['flat', 'Pris per kvm 50 000 kr. Avgiften har legat still.'],
    ['villa', 'Köpte huset för 2 450 000 kr. Driftkostnad ca 35 tkr/år.'],
  ])('raise nothing: %s: %s', (...[home, text, more]) => {
    expect(rules(home, text, more)).toEqual([]);
  });
});
