import type { QuestionRow } from './question.types.js';

/** Questions that only a finding calls for; none of them is asked where nothing in the advert gave cause. */
export const findingQuestions: {
  readonly all: readonly QuestionRow[];
  readonly house: readonly QuestionRow[];
  readonly association: readonly QuestionRow[];
} = {
  all: [
    [
      'which-year',
      'Vilket byggår står i bygglovet, och vad är ombyggt sedan dess?',
      'Grund, stomme och dolda rör har den ålder som huset har.',
      'year-conflict source-conflict-yearBuilt',
    ],
    [
      'what-was-replaced',
      'Exakt vad är bytt, vad är kvar från början, och finns kvitton på arbetet?',
      'Ett rum kan kallas renoverat när bara ytan är ny.',
      'original-conflict-',
    ],
    [
      'which-price',
      'Vilket pris gäller, och har det ändrats under försäljningen?',
      'En sänkning eller höjning berättar hur intresset har varit.',
      'price-conflict source-conflict-price',
    ],
    [
      'which-cost',
      'Vad visar fakturorna för det senaste året, post för post?',
      'Två driftkostnader brukar betyda att olika saker är medräknade.',
      'operating-cost-conflict source-conflict-operatingCost',
    ],
    [
      'which-class',
      'Vilken energiklass står i den senaste energideklarationen, och vilket år är den gjord?',
      'En deklaration gäller i tio år, och den äldre klassen kan ha följt med av misstag.',
      'energy-class-conflict source-conflict-energyClass',
    ],
    [
      'which-tenure',
      'Vilken upplåtelseform gäller, och får jag se det i registret?',
      'Svaret styr både kostnader, ansvar och hur länge du kan klaga på fel.',
      'tenure-conflict source-conflict-tenure',
    ],
    [
      'noise-measured',
      'Hur högt är bullret vid fasaden, och vilka rum vetter ditåt?',
      'Be om en bullerutredning, och besök platsen när trafiken är som störst.',
      'traffic-noise',
    ],
    [
      'cracks',
      'Har sättningarna eller sprickorna undersökts, rör de sig fortfarande, och vad säger utlåtandet?',
      'En spricka som står still är ett skönhetsfel; en som växer är en grundförstärkning.',
      'settlement-damage moving-crack',
    ],
    [
      'pests',
      'Vilka skadedjur gällde det, vem sanerade, och finns garanti på saneringen?',
      'Angrepp kan sitta kvar i virke som inte syns.',
      'wood-pests pests-mended',
    ],
    [
      'ground-samples',
      'Är marken provtagen, vad visade proverna, och vem betalar en sanering?',
      'Ansvaret för förorenad mark kan följa med ägaren.',
      'contaminated-ground industrial-past',
    ],
    [
      'tenant',
      'När flyttar den som hyr, och är uppsägningen skriftligt bekräftad?',
      'Ett hyresavtal kan fortsätta att gälla mot dig som köpare.',
      'tenant-stays',
    ],
    [
      'no-answers',
      'Vad kan säljaren inte svara på, och vilka handlingar finns ändå?',
      'När säljaren inte har bott här får besiktningen ersätta minnet.',
      'forced-sale estate-sale disclaimer',
    ],
    [
      'damaged-part',
      'Vad är skadat eller osäkert, vad kostar det att laga, och vem betalar?',
      'En känd skada ska synas i priset.',
      'unsafe-part',
    ],
    [
      'panels',
      'Sitter skivor av magnesiumoxid i ytterväggarna, och är väggarna öppnade eller mätta?',
      'Skivorna drar åt sig fukt och kan behöva bytas runt hela huset.',
      'magnesium-boards',
    ],
    [
      'rented-things',
      'Vad i bostaden är hyrt eller leasat, hur länge gäller avtalet och vad kostar det att lösa ut?',
      'Avtalet kan gå över på dig fast prylen inte ingår i priset.',
      'rented-equipment',
    ],
    [
      'right-to-buy',
      'Vem har rätt att köpa före mig, och finns ett skriftligt besked om att rätten inte används?',
      'Fram till dess kan köpet rivas upp.',
      'pre-emption',
    ],
    [
      'all-owners',
      'Vilka äger bostaden, skriver alla på och säljs hela?',
      'Saknas en underskrift är köpet inte bindande för den ägaren.',
      'co-owned',
    ],
    [
      'protection',
      'Vad får inte ändras ute och inne, och vilka åtgärder kräver lov eller tillstånd?',
      'Skyddet kan styra fönster, tak, färg och ibland rummen inne.',
      'protected-building',
    ],
    [
      'wiring-checked',
      'Vilket elföretag har gjort eller kontrollerat elen, och finns protokoll?',
      'Fasta ledningar får bara dras av ett registrerat elföretag.',
      'electrical-self-made',
    ],
    [
      'deposit-back',
      'När och av vem betalas insatsen tillbaka, och räknas den upp?',
      'Du kan inte sälja bostaden, så stadgarna avgör vad du får.',
      'cooperative-rental',
    ],
    [
      'cooperative-accounts',
      'Får jag läsa föreningens årsredovisning och stadgar?',
      'Föreningen ska kunna betala tillbaka insatsen även när flera flyttar samtidigt.',
      'cooperative-rental',
    ],
    [
      'cooperative-house',
      'Äger föreningen huset, eller hyr den det av någon?',
      'Hyr föreningen huset kan den bli uppsagd, och då måste du också flytta.',
      'cooperative-rental',
    ],
    [
      'landlord',
      'Vem är hyresvärd, kan jag bli godkänd och vad avser beloppet i annonsen?',
      'Det är förbjudet att ta betalt för ett hyreskontrakt.',
      'rental-tenancy',
    ],
    [
      'handover',
      'När är bostaden klar, vad händer om den blir försenad och vem gör slutbesiktningen?',
      'Avtalet ska säga hur länge du är bunden och när du får gå ur.',
      'new-production',
    ],
    [
      'new-permission',
      'Vad säger kommunen om ett nytt förhandsbesked eller lov, och gäller samma villkor?',
      'Ett besked som har gått ut binder inte kommunen.',
      'permission-expired',
    ],
    [
      'roof-leak',
      'Var kommer vattnet in, sedan när, och vem har undersökt råspont och isolering?',
      'Ta med en fuktmätare upp på vinden, och se efter spår runt genomföringar och kupor.',
      'roof-leak',
    ],
    [
      'order-papers',
      'Får jag läsa myndighetens beslut, vad ska göras till vilket datum, och vem betalar?',
      'Kravet kan riktas mot dig när du äger fastigheten.',
      'authority-order',
    ],
    [
      'weeks-away',
      'Vilka veckor går det inte att bo här, var kan jag bo och vem betalar?',
      'Räkna med två boenden, och flytta tillträdet om det går.',
      'cannot-be-lived-in',
    ],
  ],
  house: [
    [
      'house-measured',
      'Vilken boarea är uppmätt, av vem och enligt vilken standard?',
      'Källare, garage och låga ytor räknas inte som boarea.',
      'livingArea area-conflict price-per-sqm-conflict',
    ],
    [
      'house-walls',
      'Är någon vägg riven eller uppsatt, och är det anmält till kommunen?',
      'En bärande vägg som rivits utan anmälan blir ditt problem.',
      'room-conflict open-plan',
    ],
    [
      'oil-tank',
      'Var ligger oljetanken, är den tömd, rengjord och anmäld till kommunen, och får jag se intyget?',
      'Läcker den kan du som ägare få betala saneringen av marken.',
      'oil-tank',
    ],
    [
      'well-sample',
      'Får jag se ett vattenprov med datum, och har brunnen sinat något år?',
      'Prov och mängd är det enda som visar om vattnet räcker och går att dricka.',
      'well-untested',
    ],
    [
      'shared-debt',
      'Hur stort lån har samfälligheten eller vägföreningen, och vad blir min andel per år?',
      'Lånet betalas av den som äger fastigheten när räkningen kommer.',
      'shared-facility-debt',
    ],
    [
      'flat-roof',
      'Hur gammalt är tätskiktet på det platta taket, och blir vatten stående någonstans?',
      'Se efter på taket efter regn, och titta på innertaket under brunnarna.',
      'flat-roof',
    ],
    [
      'dormers',
      'Hur gamla är plåtarna runt takkuporna, och har det läckt där?',
      'Känn på undertaket och se efter fläckar intill kuporna.',
      'dormers',
    ],
  ],
  association: [
    [
      'contribution',
      'Hur stort blir tillskottet för lägenheten, när ska det betalas och står säljaren för det?',
      'Den som är medlem på förfallodagen betalar, om inget annat står i kontraktet.',
      'capital-contribution',
    ],
    [
      'own-pipe-bill',
      'Vad betalar föreningen vid stambytet, vad betalar jag själv och när?',
      'Be om stämmans beslut och listan över vad som återställs.',
      'own-pipe-bill',
    ],
    [
      'deductible',
      'Hur stor är självrisken i föreningens försäkring, vilka skador höjde den och vem betalar den?',
      'Fråga också ditt eget bolag om bostadsrättstillägget täcker föreningens självrisk.',
      'raised-deductible',
    ],
    [
      'granted-area',
      'Vilken yta står i upplåtelseavtalet och lägenhetsförteckningen?',
      'Det som inte är upplåtet kan föreningen ta tillbaka.',
      'room-not-granted',
    ],
    [
      'which-association',
      'Vilken förening gäller det, och vad är organisationsnumret?',
      'Med numret hittar du rätt årsredovisning innan visningen.',
      'association-conflict association registrationNumber',
    ],
    [
      'which-floor',
      'Vilken våning ligger lägenheten på, och stannar hissen där?',
      'Halva trappor och hissar som stannar mellan planen syns inte i annonsen.',
      'lift-conflict floor-conflict floor',
    ],
    [
      'figures',
      'Får jag årsredovisningen, eller den ekonomiska planen, innan jag bjuder?',
      'Utan siffror vet du inte hur stor del av föreningens skuld du tar över.',
      'no-association-figures debtPerSqm',
    ],
    [
      'few-members',
      'Vem sköter föreningen, och vad händer med avgiften om ett hushåll slutar betala?',
      'I en liten förening märks varje bortfall i de andras avgift.',
      'small-association',
    ],
    [
      'empty-premises',
      'Vilka lokaler står tomma, sedan när, och hur mycket hyra saknas i budgeten?',
      'Tomma lokaler betalas av medlemmarna genom avgiften.',
      'vacant-premises',
    ],
    [
      'upkeep-plan',
      'Finns en underhållsplan, vem gjorde den och hur mycket sätts av varje år?',
      'Utan plan kommer de stora utgifterna som överraskningar.',
      'maintenance-plan-missing maintenance-plan-coming',
    ],
    [
      'works-ahead',
      'Vad kostar det som ska göras, hur betalas det och hur mycket höjs avgiften?',
      'Be om beslutet eller stämmoprotokollet.',
      'association-works-planned',
    ],
    [
      'no-lift',
      'Finns planer på hiss, och hur kommer jag upp med barnvagn, möbler eller kryckor?',
      'Räkna trappstegen på visningen, även de utanför porten.',
      'no-lift',
    ],
  ],
};
