/** A control of one thing by the person who is trained for it. */
export interface CheckRow {
  readonly id: string;
  /** Who does what, to begin a line. */
  readonly title: string;
  /** What it shows. */
  readonly what: string;
  /** kr including VAT, least and most; null where it costs nothing. */
  readonly price: readonly [min: number, max: number] | null;
  /** No public price list says so: our experience. */
  readonly isExperience?: true;
  readonly paidBy: string;
  readonly source: string;
  /** Only for homes of this kind; all when absent. */
  readonly only?: 'property' | 'association';
  /** Rules of flags that call for it; one that ends in a hyphen stands for all that begin so. */
  readonly rules: string;
  /** Titles of flags of these rules that call for something else. */
  readonly except?: readonly string[];
  /** Parts whose unknown age calls for it (`parts` of `life-lengths.ts` and technical items). */
  readonly parts?: string;
  /** Fact of the checklist whose want calls for it in a house, but for one younger than `notWithin` years. */
  readonly missing?: { readonly field: string; readonly notWithin: number };
  /** What is told where the advert leaves such a part or fact open; `{parts}` stands for the open ones. */
  readonly unknown?: string;
}

const experience = 'Erfarenhetsspann, ej bekräftad källa';

/**
 * An ordinary inspection of a house looks and feels: electricity, heating, water, drains and chimney are not part of it
 * unless that is agreed (SBR's model, husbesiktning.com). Prices as of 2026-11.
 */
export const checkRows: readonly CheckRow[] = [
  {
    id: 'inspection',
    title: 'Överlåtelsebesiktning av en certifierad besiktningsman',
    what: 'Ser över grund, fasad, tak, vind och våtrum. El, värme, rör, avlopp och skorsten ingår inte om ni inte avtalar om det.',
    price: [6_500, 10_500],
    paidBy: 'Köparen. Har säljaren redan besiktigat, be om köpargenomgång.',
    source: 'husgrunder.com, jordabalksbesiktning.se',
    only: 'property',
    rules:
      'past-life-roof near-end-roof past-life-facade near-end-facade past-life-windows past-life-drainage near-end-drainage roof-leak roof-worn flat-roof dormers shell-worn ground-worn home-worn bathroom-worn single-stage-facade render-of-risk-years risk-construction original-condition stated-past-life disclaimer sold-as-is estate-sale forced-sale inspection-open work-unfinished unfinished-work wet-room-rejected past-life-bathroom near-end-bathroom',
    parts: 'roof drainage windows bathroom foundationAndBasement facade',
    unknown: 'Åldern på {parts} framgår inte.',
  },
  {
    id: 'moisture',
    title: 'Fuktmätning där huset är känsligt, av en fuktsakkunnig',
    what: 'Borrar och mäter där fukt brukar sitta i ett hus av det här slaget, till exempel under golv och bakom puts.',
    price: [2_000, 4_000],
    isExperience: true,
    paidBy: 'Köparen. Är fukten redan känd, kräv att säljaren mäter.',
    source: 'jordabalksbesiktning.se; övre gränsen är vår erfarenhet',
    rules:
      'stated-moisture moisture-told moisture-measured damp-smell mould water-in water-damage leak-mentioned repaired-damage drying-under-way rain-water crawl-space battened-slab casein-screed basement-insulated-inside finished-basement single-stage-facade magnesium-boards risk-construction rot-damage wood-decay dry-rot roof-leak wet-room-rejected past-life-drainage ground-worn',
  },
  {
    id: 'electrical',
    title: 'Elbesiktning av ett auktoriserat elföretag',
    what: 'Mäter jordning och isolation och går igenom elcentralen. Ingår aldrig i en vanlig besiktning.',
    price: [2_500, 6_000],
    isExperience: true,
    paidBy: 'Köparen',
    source: experience,
    rules: 'electrical-remarks electrical-self-made electrical-old past-life-electrical near-end-electrical',
    parts: 'electrical plumbingAndElectrical',
    unknown: 'Annonsen säger inte hur gammal elen är.',
  },
  {
    id: 'drains',
    title: 'Filmning av avloppsrören av en rörinspektör',
    what: 'En kamera visar sprickor, rötter och svackor fram till gatan eller den egna anläggningen. Ingår inte i en vanlig besiktning.',
    price: [3_000, 8_000],
    isExperience: true,
    paidBy: 'Köparen',
    source: experience,
    only: 'property',
    rules: 'past-life-pipes near-end-pipes pipes-old',
    parts: 'pipes plumbingAndElectrical',
    unknown: 'Annonsen säger inte hur gamla rören är.',
  },
  {
    id: 'chimney',
    title: 'Brandskyddskontroll och provtryckning av sotaren',
    what: 'Visar om eldstaden får användas och om rökgången är tät.',
    price: [750, 1_900],
    paidBy: 'Säljaren visar protokollet. En ny kontroll betalar köparen.',
    source: 'Sotningstaxor i Lidköping, Trelleborg och Skellefteå',
    rules: 'fireplace-ban fireplace-untested fireplace-out past-life-chimney near-end-chimney',
  },
  {
    id: 'heating',
    title: 'Service och genomgång av värmen av en värmetekniker',
    what: 'Läser drifttimmar och larm, mäter trycket och säger hur länge anläggningen håller.',
    price: [1_500, 3_000],
    isExperience: true,
    paidBy: 'Köparen, eller säljaren om service saknas',
    source: experience,
    only: 'property',
    rules:
      'past-life-boiler near-end-boiler past-life-groundHeatPump near-end-groundHeatPump past-life-heatPump near-end-heatPump heating-old oil-heating',
    parts: 'groundHeatPump boiler',
    unknown: 'Annonsen säger inte hur gammal värmeanläggningen är.',
  },
  {
    id: 'radon',
    title: 'Radonmätning med mätdosor',
    what: 'Två månader under vinterhalvåret. En korttidsmätning visar bara på ett ungefär.',
    price: [500, 1_500],
    paidBy: 'Säljaren, eller skriv in mätning och ansvar i kontraktet',
    source: 'radonova.se, eskilstuna.se',
    rules: 'radon-high radon-unmeasured radon-told radon-ground radon-in-water blue-concrete',
    missing: { field: 'radon', notWithin: 15 },
    unknown: 'Annonsen säger inget om radon.',
  },
  {
    id: 'water',
    title: 'Vattenprov på ackrediterat laboratorium',
    what: 'Visar bakterier, metaller och salt. Ta det före budet, helst på sensommaren.',
    price: [400, 2_000],
    isExperience: true,
    paidBy: 'Säljaren, annars köparen',
    source: `monsteras.se för det enkla provet; ${experience.toLowerCase()} för det större`,
    rules: 'water-unfit water-poor well-untested radon-in-water unfit-tap-water',
    except: ['Sommarvatten', 'Inget indraget vatten', 'Ingen el'],
  },
  {
    id: 'sewage',
    title: 'Besked om avloppet från kommunens miljökontor',
    what: 'Tillståndet, senaste tillsynen och vad som krävs vid ett ägarbyte.',
    price: null,
    paidBy: 'Ingen, handlingen är allmän',
    source: 'Kommunernas tillsyn enligt miljöbalken',
    rules:
      'sewage-rejected sewage-exemption sewage-poor soakaway toilet-without-sewer past-life-sewage near-end-sewage',
  },
  {
    id: 'structure',
    title: 'Bedömning av en byggnadskonstruktör',
    what: 'Säger om huset rör sig eller bärs säkert, vad det beror på och vad en förstärkning kostar.',
    price: [5_000, 15_000],
    isExperience: true,
    paidBy: 'Köparen, om inte säljaren redan har ett utlåtande',
    source: experience,
    rules: 'settlement-damage settlement-told wall-removed moving-crack unsafe-part ground-worn',
    except: ['Gammal eller bristande dränering', 'Regnvatten som inte leds bort'],
  },
  {
    id: 'pests',
    title: 'Undersökning av ett saneringsföretag',
    what: 'Letar svamp och insekter i hela huset, och lämnar ett fast pris.',
    price: [3_000, 8_000],
    isExperience: true,
    paidBy: 'Säljaren, eller husets försäkring',
    source: experience,
    rules: 'dry-rot wood-pests pests-mended vermin-told wood-decay',
  },
  {
    id: 'asbestos',
    title: 'Provtagning av asbest av en sakkunnig',
    what: 'Ett prov på laboratorium är det enda som visar om det är asbest.',
    price: [1_000, 4_000],
    isExperience: true,
    paidBy: 'Säljaren, annars köparen',
    source: experience,
    rules: 'asbestos harmful-material pcb',
  },
  {
    id: 'permits',
    title: 'Lov och beslut ur kommunens arkiv',
    what: 'Visar vad som har lov och slutbesked, och om något ärende är öppet.',
    price: null,
    paidBy: 'Ingen, handlingarna är allmänna',
    source: 'Offentlighetsprincipen',
    rules:
      'permit-missing interim-permit permit-open room-not-approved authority-order authority-decided authority-matter shore-protection building-ban permission-refused permission-expired plan-limits protected-building contaminated-ground industrial-past unclear-authority',
  },
  {
    id: 'measuring',
    title: 'Uppmätning av boarean enligt svensk standard',
    what: 'Visar vad som är boarea och vad som är biarea.',
    price: [2_000, 4_000],
    isExperience: true,
    paidBy: 'Säljaren, annars köparen',
    source: experience,
    rules: 'area-conflict price-per-sqm-conflict room-not-granted',
  },
  {
    id: 'ventilation',
    title: 'Protokoll från ventilationskontrollen, OVK',
    what: 'Visar om luften byts som den ska, och vilka anmärkningar som är kvar.',
    price: null,
    paidBy: 'Föreningen',
    source: 'Boverket: OVK är obligatorisk i flerbostadshus',
    only: 'association',
    rules: 'ventilation-remark past-life-ventilation near-end-ventilation',
  },
  {
    id: 'papers',
    title: 'Föreningens årsredovisning, stadgar och underhållsplan',
    what: 'Visar skuld, sparande, beslutade höjningar och vad huset behöver. Läs dem före budet.',
    price: null,
    paidBy: 'Ingen, mäklaren ska kunna visa dem',
    source: 'Årsredovisningslagen och bostadsrättslagen',
    only: 'association',
    rules:
      'debt- interest- loans-due- low-savings savings-very-low losses-for-years loss fee- no-association-figures association- works-waiting capital-contribution own-pipe-bill pipe-replacement-planned maintenance-plan- accounts-late auditor-remark amortisation-suspended not-genuine-association may-become-not-genuine rent-dependent rents-uncertain vacant-premises past-life-pipes near-end-pipes past-life-roof past-life-facade past-life-windows ground-lease ground-lease-reset leasehold-terms small-association',
    parts: 'plumbingAndElectrical',
    unknown: 'Annonsen säger inte hur gamla stammarna är.',
  },
  {
    id: 'bank',
    title: 'Besked från din bank om just den här bostaden',
    what: 'Visar om banken lånar ut, och hur mycket.',
    price: null,
    paidBy: 'Ingen',
    source: 'Bankernas kreditprövning',
    rules:
      'bank-doubt shared-ownership leased-ground lease-ending unusual-tenure association-insolvency cooperative-rental buy-back',
  },
];
