import { casesOf, type Examples, marked } from '../../../../../test/support/reports/row-examples.js';
import { standingsOfClause } from '../clause.js';
import { firing } from '../firing.js';
import { surround } from '../scopes.js';
import { wholeRows } from './whole.js';

describe('what decides how a whole clause stands', () => {
  const examples: Readonly<Record<string, Examples>> = {
    asked: {
      yes: ['*Är du orolig för mögel?*', '*Har huset mögel?* Besiktningen svarar.'],
    },
    'denied-whole': {
      yes: [
        '*Nej, några skador känner vi inte till.*',
        '*Skador på stommen har inte förekommit.*',
        '*Huset omfattas inte av förbudet.*',
      ],
      no: ['*Taket läcker.*', '*Mögelskadan på vinden omfattas inte av försäkringen.*'],
    },
    'not-here': {
      yes: [
        '*Hos Rune frös ledningen vintern 2024, här har det aldrig hänt.*',
        '*Hos Bengt i nästa hus svämmade avloppet över, men hos oss har det inte inträffat.*',
      ],
      no: [
        '*Ledningen frös vintern 2024, här har det aldrig hänt.*',
        '*Hos oss frös ledningen vintern 2024, här har det aldrig hänt.*',
        '*Hos Rune frös ledningen vintern 2024, här har det aldrig hänt förut.*',
        '*Hos Rune frös ledningen vintern 2024, här har det aldrig hänt men avloppet luktar.*',
        '*Hos Rune och oss frös ledningen vintern 2024, här har det aldrig hänt.*',
      ],
    },
    'burden-denied': {
      yes: [
        '*Huset är varken k-märkt eller byggnadsminne.*',
        '*Det handlar inte om arrende, utan marken följer med i köpet.*',
        '*Det här är ingen arrendetomt.*',
        '*Det är inte fråga om arrende utan marken ägs.*',
      ],
      no: [
        '*Huset är varken isolerat eller dränerat.*',
        '*Huset är inte bara k-märkt utan byggnadsminne.*',
        '*Det handlar inte om arrende, utan om tomträtt.*',
        '*Det handlar inte om arrende, utan marken ägs men får inte bebyggas.*',
        '*Det är inte arrende utan marken ägs, dock med byggförbud.*',
        '*Det handlar inte om arrende, utan marken hyrs av kommunen.*',
        '*Huset är inte k-märkt, men planen förbjuder rivning.*',
      ],
    },
    'plain-matter': {
      yes: [
        '*Energideklaration är beställd.*',
        '*Gräsmattan lutar svagt mot söder.*',
        '*Ventilationen är mekanisk frånluft.*',
      ],
      no: [
        '*Marken sluttar svagt mot ån och översvämmas varje vår.*',
        '*Energideklaration är beställd sedan den förra underkändes.*',
        '*Energideklaration är inte beställd.*',
        '*Tomten lutar svagt mot huset.*',
        '*Golvet lutar svagt mot söder.*',
        '*Ventilationen är självdrag och otillräcklig i badrummet.*',
      ],
    },
    'insurer-paid': {
      yes: [
        '*Diskmaskinen läckte*, och försäkringsbolaget lade nytt golv.',
        '*Diskmaskinen läckte*, och försäkringsbolaget lät torka och lägga nytt golv.',
        '*Diskmaskinen läckte*, och försäkringsbolaget bekostade hela återställningen.',
      ],
      no: [
        '*Skadan är anmäld till försäkringsbolaget.*',
        '*Försäkringsbolaget betalade inte för vattenskadan i badrummet.*',
        '*Försäkringsbolaget ersatte bara halva skadan.*',
        '*Försäkringsbolaget lade ned ärendet om den spruckna bottenplattan.*',
        '*Försäkringsbolaget lät undersöka plattan som har spruckit tvärs över.*',
        '*Försäkringsbolaget betalade ut 20 000 kr för plattan som har spruckit.*',
      ],
    },
    'of-other-homes': {
      yes: [
        '*Grannens brunn sinade i somras.*',
        '*Hos flera av granngårdarna har brunnarna sinat.*',
        '*Systerföreningens hus har fått balkongerna avstängda.*',
        '*Vår närmaste granne har fått sitt avlopp utdömt.*',
        '*En av fastigheterna i kvarteret intill har fått ett föreläggande.*',
        '*Kvarterets andra hus har läckande stammar.*',
        '*De som bor längst ner på gatan fick vatten i garagen.*',
        '*Intilliggande förening har höjt avgiften två gånger.*',
        '*Lägenheten ovanför oss har haft vattenskada.*',
        '*Huset mitt emot såldes med konstaterad hussvamp.*',
        '*Huset bredvid renoveras efter mögel.*',
        '*Huset intill sjunker och har sprickor i grunden.*',
        '*Huset bredvid brann 2019 och fick fuktskador i stommen.*',
        '*Lägenheten ovanför drabbades av en vattenskada 2023.*',
        '*Grannen hade en vattenskada som orsakat mögel i badrummet hos dem.*',
        '*Grannhuset fick en vattenskada 2019 som skadade badrummet där.*',
        '*Grannen har haft en vattenläcka som skadade golvet i deras kök.*',
        '*I en annan byggnad längre bort i området har taket rasat.*',
        '*Grannarna har också haft fukt, men inte vi.*',
        '*Grannen har hussvamp, samma år bytte de syllen.*',
      ],
      no: [
        '*Brunnen delas med grannen.*',
        '*Grannens oljetank har läckt och föroreningen har spridit sig in på vår tomt.*',
        '*Grannfastighetens avlopp är draget över vår tomt utan avtal.*',
        '*Grannen har stämt säljaren om tomtgränsen.*',
        '*Grannhuset delar brunn med oss.*',
        '*Det gamla huset lutar.*',
        '*Huset längst upp på gatan lutar.*',
        '*Huset intill ån har haft vatten i källaren två gånger.*',
        '*Radhuset intill skogen har röta i syllen.*',
        '*Lägenheten ovanpå garaget har fuktskador.*',
        '*Villan mitt emot kyrkan har hussvamp i syllen.*',
        '*Lägenheten under vinden har haft läckage.*',
        '*I flera andra lägenheter i föreningen har stammarna brustit.*',
        '*I en annan uppgång har rören redan läckt.*',
        '*Andra lägenheter i huset har haft bränder i elen.*',
        '*Grannens dagvatten rinner in i källaren.*',
        '*Grannens träd har skadat avloppsledningen.*',
        '*Andra har hussvamp och vi har det också.*',
        '*Grannens avlopp har läckt i flera år och förorenat brunnen.*',
        '*Grannens oljetank har läckt och oljan har nått tomten.*',
        '*Grannens mur rasade in i trädgården.*',
        '*Huset intill Stora torget har sprickor i grunden.*',
        '*Villan bredvid en mack har förorenad mark.*',
        '*Huset bredvid stationens parkering har mögel.*',
        '*Villan intill riksväg 50 har sprickor i grundmuren efter sprängningar.*',
        '*Huset bredvid Coop sjunker och har sprickor i grunden.*',
        '*Huset intill E18 har sprickor i grunden.*',
        '*Villan mitt emot Åre torg har röta i syllen.*',
        '*Lägenheten under takåsen har haft en vattenskada.*',
        '*Grannens avlopp är inte bara gammalt utan rinner in till oss.*',
      ],
    },
    'clause-of-other-homes': {
      yes: ['Huset är torrt, *men grannhuset har fukt i källaren.*'],
      no: ['Huset är fuktigt, *men grannhuset delar dräneringen med oss.*'],
    },
    'on-the-road': {
      yes: ['*Avlopp längre ner på vägen har dömts ut.*'],
      no: [
        '*Avloppet är underkänt och längre upp på vägen bor en ordförande.*',
        '*Avloppet längre ner på vägen rinner in till oss.*',
        '*Vägen är smal längre ner på tomten.*',
      ],
    },
    'home-spared': {
      yes: ['*Skyfallet 2021 ställde gatan under vatten*, men huset klarade sig.'],
      no: [
        '*Skyfallet 2021 satte källaren under vatten*, men huset klarade sig i övrigt.',
        '*Huset klarade sig inte vid översvämningen 2014 utan fick en halvmeter vatten.*',
        '*Stammarna är bytta i hela kvarteret men inte här.*',
        '*Radonsanering är gjord i grannhusen men inte i vårt.*',
        '*Vi har klarat oss utan stambyte, rören är från 1962 och rostar.*',
        '*Huset har hittills klarat sig utan dränering trots sättningar.*',
        '*Huset kom inte undan stormen.*',
        '*Vid skyfallet stod vattnet en meter upp, dock inte i vår del av trapphuset där rören brast.*',
        '*Vid skyfallet klarade huset sig, men källare och krypgrund fick vatten.*',
        '*Vallar mot översvämning byggdes i kvarteret men inte här.*',
      ],
    },
    'home-spared-after': {
      yes: ['*Skyfallet 2021 ställde gatan under vatten.* Här ligger huset högre och kom undan.'],
      no: [
        '*Skyfallet 2021 ställde källaren under vatten.* Här kom möblerna undan.',
        '*Bolaget har sagt upp försäkringen.* Den läcka som gatan hade nådde aldrig huset.',
        '*Skyfallet 2021 ställde gatan under vatten.* Huset klarade sig men källarvåningen fick fuktskador.',
        '*Grannhusen har fått nya stammar.* Vi har klarat oss utan stambyte.',
        '*Skyfallet 2021 ställde gatan under vatten.* Huset klarade sig inte.',
      ],
    },
    'plan-came-to-nothing': {
      yes: [
        '*Ett förslag om att sälja en del av marken är nedröstat.*',
        '*Biltvätten som ett bolag ville bygga fick avslag i nämnden.*',
        '*Kommunens utredning om ett hotell är nedlagd.*',
        '*Hotellet på hörnet blev det inget med.*',
        '*Det kraftverk som ett bolag ville anlägga nedströms avslogs i domstol 2009.*',
      ],
      no: [
        '*Säljarens ansökan om att få riva väggen fick avslag.*',
        '*Bygglovet för uterummet avslogs.*',
        '*Förslaget om att renovera taket röstades ned.*',
        '*Planen är nedlagd men väntas komma igen.*',
        '*Marken är förorenad efter en nedlagd kemtvätt.*',
        '*Tomten ligger på en nedlagd deponi.*',
        '*Oljetanken är nedlagd och ligger kvar i marken.*',
        '*Budgivaren drog sig tillbaka när besiktningen visade hussvamp.*',
        '*Ansökan om nytt avlopp avslogs 2023.*',
        '*Kommunen sade nej till anslutning av avloppet.*',
        '*Planen på ett bullerplank skrotades.*',
        '*Förslaget att förlägga högspänningsledningen i mark skrotades.*',
        '*Planen på kommunalt vatten skrinlades.*',
        '*Förslaget om att flytta kraftledningen avslogs.*',
        '*Planen på ett hotell är inte nedlagd.*',
        '*Vindkraftverken står 600 meter från huset och förslaget om en park till avslogs.*',
        '*Säljaren ville anlägga en infiltration men ansökan avslogs.*',
        '*Vi ville anlägga en brunn, vilket avslogs.*',
        '*Utredningen om ras i den nedlagda gruvan pågår.*',
      ],
    },
    'not-of-this-home': {
      yes: [
        '*Någon ombyggnad av depån*, som ibland nämns i tidningen, berör inte vår sida av spåret.',
        '*Bygget av studenthuset i kvarteret intill* har inte med vårt hus att göra.',
        '*Det gamla gruvhålet norr om vägen* är stängslat och rör inte denna fastighet.',
        '*Fornlämningen nedåt sjön* rör inte vår tomt.',
      ],
      no: [
        '*Stambytet i föreningen berörde inte vår uppgång.*',
        '*Radonsaneringen 2018 gällde inte vår lägenhet.*',
        '*Garantin gäller inte vårt hus.*',
        '*Försäkringen gäller inte denna fastighet.*',
        '*Dräneringen 2015 berörde inte vår sida.*',
        '*Den nya tunneln berör inte vår tomt i nuläget.*',
        '*Vägbygget påverkar inte huset direkt.*',
        '*Rivningen berör inte bara vår gård utan hela kvarteret.*',
        '*Skredrisken gäller enligt kommunen inte vår tomt.*',
        '*Detonationerna i berget påverkar inte huset, men sprickor har synts i sockeln.*',
        '*Föroreningen gäller inte vår tomt.*',
        '*Den höjda avgälden gäller inte vår förening förrän 2028.*',
        '*Fuktskadan i porten bredvid berör inte vår lägenhet.*',
        '*Utbyggnaden av fiber berör inte vårt hus.*',
        '*Kommunens plan på bostäder berör hittills inte vår sida.*',
        '*Kraftledningen påverkar inte vår tomt nämnvärt.*',
        '*Avverkningen intill berör inte vår tomt, säger grannen.*',
        '*Godstågen berör inte huset dagtid.*',
        '*Bolagets vindkraftverk rör inte vår fastighet i första etappen.*',
        '*Järnvägsutredningens korridor rör inte vår tomt än.*',
        '*Konkursen hos byggherren berör inte föreningen.*',
        '*Polisanmälan rör inte föreningen utan ordföranden.*',
        '*Utsläppen från fabriken påverkar inte tomten.*',
        '*Avgäldshöjningen rör inte oss.*',
        '*Rasrisken i slänten rör inte vår del av tomten.*',
        '*Sättningen i hörnet rör inte huset.*',
      ],
    },
    'cleaned-elsewhere': {
      yes: [
        '*Den gamla färgfabriken tvärs över vattnet, som stod på kommunens lista över förorenade områden,* är sanerad och friskförklarad.',
        '*Bensinmacken mitt emot, där marken var förorenad,* är sedan länge sanerad.',
        '*Impregneringsplatsen på andra sidan ån* blev efterbehandlad 2016.',
      ],
      no: [
        '*Färgfabriken tvärs över vattnet är delvis sanerad.*',
        '*Bensinmacken mitt emot är sanerad, men grundvattnet provtas.*',
        '*Macken mitt emot ska vara sanerad 2028.*',
        '*Den förorenade tomten på andra sidan vägen är inte sanerad.*',
        '*Fabriken mitt emot är sanerad och även vår tomt finns i registret.*',
        '*Macken mitt emot är sanerad och kostnaden delas av samfälligheten.*',
        '*Kemtvätten på andra sidan gatan är enligt uppgift sanerad.*',
        '*Deponin på andra sidan är sanerad, här återstår det.*',
        '*Macken mitt emot är sanerad efter att föroreningen spridit sig.*',
        '*Tomten är förorenad av fabriken tvärs över gatan.*',
        '*Huset mitt emot kyrkan är sanerat från asbest.*',
        '*På andra sidan väggen är möglet sanerat.*',
        '*Oljecisternen på andra sidan gården är sanerad.*',
        '*Macken mitt emot är sanerad till riktvärdet för industrimark.*',
        '*Fabriken på andra sidan är sanerad i väntan på beslut.*',
      ],
    },
    'hardly-heard': {
      yes: [
        '*Länsvägen passerar på håll och hörs endast svagt.*',
        '*Bussarna på gatan hörs svagt på balkongen.*',
        '*Ljudet från industrin märks enligt säljaren inte på uteplatsen.*',
        '*Strålkastarna vid fotbollsplanen stör inte rummen mot gården.*',
      ],
      no: [
        '*Vägen hörs svagt men dygnet runt.*',
        '*Tågen hörs svagt med stängda fönster.*',
        '*Vägen hörs svagt, enligt mätning över riktvärdet.*',
        '*Det luktar svagt av källare.*',
        '*Sprickan märks knappt.*',
        '*Sprickorna i väggen märks knappt.*',
        '*Fuktfläcken i hörnet märks knappt.*',
        '*Mögellukten från väggen märks inte när man vädrat.*',
        '*Golvets lutning mot vägen märks knappt.*',
        '*Avloppslukten från vägen märks knappt.*',
      ],
    },
  };
  const standingsIn = (sentence: string) => {
    const { source, place, around } = marked(sentence);
    return [...standingsOfClause(source, around, place)];
  };
  const firingIn = (sentence: string) => {
    const { source, place, around } = marked(sentence);
    return firing(wholeRows, surround(source, around, place)).map((row) => row.id);
  };
  const standingOfRow = (id: string) => wholeRows.find((row) => row.id === id)?.standing;

  it('is shown by a sentence for each row', () => {
    expect(Object.keys(examples)).toEqual(wholeRows.map(({ id }) => id));
  });

  it.each(casesOf(examples, 'yes'))('$id decides: $sentence', ({ id, sentence }) => {
    expect(firingIn(sentence)).toEqual([id]);
    expect(standingsIn(sentence)).toEqual([standingOfRow(id)]);
  });

  it.each(casesOf(examples, 'no'))('$id leaves: $sentence', ({ id, sentence }) => {
    expect(standingsIn(sentence)).not.toContain(standingOfRow(id));
  });
});
