/**
 * What a look at the pictures adds to the rules' report, each with the pictures it was read from; the drawings in
 * this folder and these sentences tell the same home.
 */
export const photoQuality =
  'Åtta bilder och en planritning. Alla rum visas, och dessutom balkongen, gården och trapphuset. Väggen som öppnades mellan kök och vardagsrum syns däremot inte på någon bild.';

export const photoObservations = [
  {
    text: 'Badrummets kakel har en brun, mönstrad bård mitt på väggen. Inget på bilden tyder på att rummet har gjorts om sedan 2004. Förstora och titta på fogarna i duschen.',
    photos: { badrum: 'Den bruna bården och duschhörnan' },
    quotes: ['Badrummet är helkaklat och renoverades 2004, med dusch och plats för tvättmaskin.'],
  },
  {
    text: 'Köket ser ut som annonsen säger: ljusa luckor, bänkskiva i ek och matbord vid fönstret. Rören under diskbänken syns inte. Öppna luckan på visningen och känn efter fukt.',
    photos: { kok: 'Luckor, bänkskiva och matplats' },
    quotes: [],
  },
  {
    text: 'Utanför vardagsrummets fönster står lummiga träd. På sommaren kan de ta en del av ljuset, trots söderläget. Gå dit mitt på dagen om du kan.',
    photos: { vardagsrum: 'Träden utanför fönster och balkongdörr', gard: 'Träden på gården' },
    quotes: [
      'Välkommen till en charmig tvåa på tredje våningen, med balkong i söderläge och fönster åt två håll.',
    ],
  },
  {
    text: 'Trapphuset ser omskött ut och hissdörren syns bredvid lägenhetsdörren. Fråga ändå när hissen byttes, för den betalas av föreningen.',
    photos: { trapphus: 'Hissdörren bredvid trappan' },
    quotes: [],
  },
];

export const plan = {
  layout:
    'Två rum, kök, badrum, hall och klädkammare. Ritningens yttermått gånger varandra ger annonsens 58 m², så boarean stämmer. Rita in din egen soffa och säng i samma skala.',
  flow: 'Alla rum nås från hallen. Kök och vardagsrum hänger ihop genom en bred öppning, medan sovrummet ligger för sig utan genomgång.',
  lighting:
    'Vardagsrum och sovrum har fönster mot söder och gården, köket mot väster. Hall, badrum och klädkammare saknar fönster.',
  strengths: [
    'Sovrummet rymmer dubbelsäng och en hel vägg med garderober.',
    'Klädkammaren och garderoberna ger gott om förvaring.',
    'Köket har plats för matbord vid eget fönster.',
  ],
  weaknesses: [
    'Badrummet är litet för både dusch och tvättmaskin.',
    'Öppningen mot köket tar en möblerbar vägg och släpper igenom matos.',
    'Hallen tar mycket av ytan och saknar dagsljus.',
  ],
  note: 'Planritningen med rummens mått',
  quotes: ['Kök och vardagsrum bildar en social planlösning: väggen mellan dem öppnades upp 2017.'],
};
