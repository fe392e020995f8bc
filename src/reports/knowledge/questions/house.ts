import type { QuestionRow } from './question.types.js';

/** Questions 29–52 of the bank: the house from the ground up, then land and papers. */
export const houseQuestions: {
  readonly moisture: readonly QuestionRow[];
  readonly technique: readonly QuestionRow[];
  readonly papers: readonly QuestionRow[];
} = {
  moisture: [
    [
      'foundation',
      'Vilken grund har huset, är fukten mätt och finns avfuktare?',
      'Grunden avgör var fukten brukar sitta och vad besiktningen ska mäta.',
      'foundation crawl-space slab-years old-house battened-slab casein-screed moisture-measured damp-smell',
    ],
    [
      'drainage',
      'Vilket år dränerades huset, hur långt runt och med vilken metod?',
      'En dränering som är äldre än 25 år räknas som förbrukad.',
      'drainage past-life-drainage near-end-drainage',
    ],
    [
      'basement',
      'Har källarens väggar isolering på insidan, och luktar det eller syns saltutslag?',
      'Panel på en källarvägg kan dölja fukt i åratal.',
      'finished-basement basement-insulated-inside damp-smell',
    ],
    [
      'attic',
      'Får jag se vinden? Finns mögel, och hur är den isolerad?',
      'Tilläggsisolering gör vinden kallare, och då kan fukt bli kvar.',
      'old-house mould',
    ],
    [
      'moisture-damage',
      'Har huset haft fukt- eller vattenskador, och vad gjordes åt dem?',
      'Fråga efter faktura och mätning, inte bara efter svaret.',
      'stated-moisture leak-mentioned repaired-damage mould dry-rot rot-damage water-damage moisture-measured damp-smell',
    ],
  ],
  technique: [
    [
      'roof',
      'Vilket år lades taket, och hur gammal är underlagspappen?',
      'Pappen under pannor eller plåt håller i ungefär 30 år och syns inte utifrån.',
      'roofYear unjudged-roof past-life-roof near-end-roof',
    ],
    [
      'facade',
      'Hur är fasaden byggd, är den enstegstätad och när underhölls den?',
      'Puts direkt på isoleringen är en känd riskkonstruktion.',
      'facade single-stage-facade single-stage-years past-life-facade render-of-risk-years near-end-facade',
    ],
    [
      'windows',
      'Vilket år är fönster och dörrar ifrån?',
      'Fönster byts ungefär vart fyrtionde år och målas oftare.',
      'windows past-life-windows near-end-windows',
    ],
    [
      'radon',
      'Är radon mätt de senaste fem åren, och vad blev värdet?',
      'Gränsen är 200 Bq/m³. Ett högt värde räknas sällan som dolt fel.',
      'radon radon-unmeasured radon-high blue-concrete blue-concrete-years radon-ground',
    ],
    [
      'asbestos',
      'Finns asbest, eternit eller blåbetong i huset?',
      'Materialen är lagliga att ha kvar men dyra att ta bort.',
      'asbestos asbestos-years blue-concrete-years pcb',
    ],
    [
      'chimney',
      'Är skorstenen godkänd av sotaren, och finns något eldningsförbud?',
      'Ett förbud kan betyda att rökgången måste göras om.',
      'fireplace-ban',
    ],
    [
      'pool',
      'Hur gammal är poolen, håller den tätt, och vad kostar den om året i el, vatten och skötsel?',
      'Pump, rening och duk slits, och uppvärmningen syns på elräkningen.',
      '',
    ],
    [
      'water-heater',
      'Hur gammal är varmvattenberedaren, och är den besiktigad eller servad?',
      'En beredare räknas hålla ungefär 20 år, och när den går sönder kan den läcka.',
      '',
    ],
    [
      'acquisition-permit',
      'Behöver jag förvärvstillstånd för att köpa, vem söker det och vad händer med köpet om jag får nej?',
      'Ett köp som kräver tillstånd kan falla om det uteblir.',
      '',
    ],
    [
      'electricity',
      'När byttes elcentralen, och är elen besiktigad?',
      'Äldre uttag saknar ofta jord, och gammal kabel är dyr att dra om.',
      'pipesAndWiring unjudged-plumbingAndElectrical past-life-electrical old-house electrical-remarks near-end-electrical',
    ],
    [
      'plumbing',
      'Hur gamla är vatten- och avloppsrören, och är avloppet filmat?',
      'Rör räknas hålla ungefär 50 år och ligger ofta ingjutna.',
      'pipesAndWiring unjudged-plumbingAndElectrical past-life-pipes million-programme near-end-pipes',
    ],
    [
      'sewage',
      'Är vatten och avlopp kommunalt? Om inte: finns tillstånd och färskt vattenprov?',
      'En egen anläggning utan tillstånd kan behöva göras om.',
      'waterAndSewage sewage-rejected sewage-exemption sewage-renewed water-unfit summer-water past-life-sewage near-end-sewage',
    ],
    [
      'heating',
      'Hur gammalt är värmesystemet, och vad har förbrukningen varit de senaste tre åren?',
      'Be om fakturor, inte om en uppskattning.',
      'heating operatingCost direct-electric-heating past-life-heatPump past-life-boiler past-life-groundHeatPump oil-heating near-end-heatPump near-end-groundHeatPump near-end-boiler',
    ],
    [
      'energy',
      'Får jag läsa energideklarationen?',
      'Den ska visas vid försäljning och berättar också om radon och ventilation.',
      'energyClass energy-class-low',
    ],
    [
      'house-bathroom',
      'Vilket år gjordes badrummen, och finns kvalitetsdokument?',
      'Räkna med att göra om ett våtrum efter 15–20 år.',
      'unjudged-bathroom past-life-bathroom original-condition wet-room-rejected wet-room-undocumented near-end-bathroom',
    ],
  ],
  papers: [
    [
      'tax',
      'Vad är taxeringsvärdet och fastighetsavgiften?',
      'Taxeringsvärdet avgör fastighetsavgiften.',
      'taxValue',
    ],
    [
      'deeds',
      'Hur stora pantbrev är redan uttagna?',
      'Varje befintligt pantbrev sparar två procent av beloppet åt dig.',
      'mortgageDeeds',
    ],
    [
      'easements',
      'Finns servitut, samfällighet eller avgift för vägen?',
      'De följer med fastigheten vare sig du vill eller inte.',
      'easement power-line',
    ],
    [
      'planning',
      'Har altan, uterum och andra byggen bygglov, och vad säger detaljplanen?',
      'Svartbyggen kan behöva rivas på din bekostnad.',
      'permit-possible building-ban permit-missing shore-protection',
    ],
    [
      'inspection',
      'Finns säljarens besiktningsprotokoll och riskanalys, och gäller en dolda fel-försäkring?',
      'Det som står i protokollet kan du inte kräva ersättning för senare.',
      'inspection disclaimer',
    ],
    [
      'natural-hazards',
      'Finns risk för översvämning, ras eller skred, och gäller strandskydd?',
      'Se kommunens och myndigheternas kartor för just den här adressen.',
      'shore-flood near-water shore-protection landslide',
    ],
    [
      'claims',
      'Vilka försäkringsskador har huset haft de senaste tio åren?',
      'Säljaren kan be försäkringsbolaget om ett utdrag.',
    ],
    [
      'connectivity',
      'Är fiber installerat, och hur är mobiltäckningen inomhus?',
      'Prova själv under visningen.',
    ],
    [
      'neighbours',
      'Vad planerar grannar och kommun att bygga i närheten?',
      'Ring kommunen och fråga om pågående planer.',
      'building-nearby wind-power industrial-past traffic-noise disturbing-neighbour',
    ],
    [
      'land-lease',
      'Är marken egen, eller hyrs den med tomträtt eller arrende?',
      'Hyran för marken räknas om, och det påverkar både kostnad och värde.',
      'ground-lease ground-lease-reset',
    ],
  ],
};
