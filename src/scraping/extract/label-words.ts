/** How the value of a label must look. */
export type LabelKind =
  | 'area'
  | 'areas'
  | 'money'
  | 'perSqm'
  | 'price'
  | 'fee'
  | 'rooms'
  | 'year'
  | 'floor'
  | 'yes'
  | 'energyClass'
  | 'energy'
  | 'count'
  | 'percent'
  | 'deeds'
  | 'type'
  | 'tenure'
  | 'name'
  | 'place'
  | 'municipality'
  | 'status'
  | 'date'
  | 'payer'
  | 'markOrTax'
  | 'prose';

/** The words by which Swedish pages (and their English versions) label a fact, with the kind of its value. */
export const labelWords = {
  propertyType: [
    'type',
    'bostadstyp|typ av bostad|objekttyp|objektstyp|boendeform|fastighetstyp|typ|hustyp|bostadskategori|typ av objekt|boendetyp|kategori|property type|type of property|type of home|byggnadstyp/bostadstyp|objekt|byggnadstyp|typ av bostadshus|typ av hus|fastighetens typ|objektskategori|boendekategori|bostadens typ|typ av boende|typ av fastighet|objekttyp/bostadstyp|byggnad/typ|hus/typ|home type|house type|kind of property',
  ],
  tenure: [
    'tenure',
    'upplåtelseform|ägandeform|upplåtelse|upplåtelsetyp|boendeform/upplåtelseform|tenure|form of tenure|ägarform|upplåtelseform/boendeform|ägandetyp|typ av upplåtelse|upplåten med|besittningsform|ägarskap|upplåts med|ägandeform/upplåtelse|ownership|ownership form|form of ownership|type of ownership|typ av ägande',
  ],
  rooms: [
    'rooms',
    'antal rum|rum|antal rum och kök|rum och kök|rum & kök|antal rum totalt|rooms|number of rooms|rok|rum totalt|antal rok|antal rum och ev. kök|antal rum (varav sovrum)|rum (varav sovrum)|rum, varav sovrum|antal rum, varav sovrum|antal rum varav sovrum|rum varav sovrum|rumsantal|bostadens rum|rum/sovrum|antal rum/sovrum|storlek (rum)|antal r.o.k|antal rum inkl. kök|number of rooms and kitchen|no. of rooms',
  ],
  livingArea: [
    'area',
    'boarea|boyta|bostadsarea|bostadsyta|boendeyta|area|storlek|yta|bo-area|boa|boarea ca|bostadens area|uthyrbar boarea|total boarea|boarea enligt mäklaren|living area|living space|size|lägenhetsyta|kvm|antal kvm|bostadsarea (boa)|boarea (boa)|boyta (boa)|boarea (m²)|bostadsyta ca|bo area|boarea kvm|lägenhetens area|lägenhetens storlek|lägenhetens yta|husets boarea|yta, boarea|yta (boarea)|bostadens storlek|bostadens yta|boarea cirka|boarea m²|boutrymme|area, boarea|area boarea|bo yta|bostads area|invändig area|bostadsarea, boa|internal area|floor area|living area (sqm)',
  ],
  bothAreas: [
    'areas',
    'bo-/biarea|boarea/biarea|boarea / biarea|bo-/ biarea|bo/biarea|bo- och biarea|bo- / biarea|boarea + biarea|boarea+biarea|bo-+biarea|bo/bi-area|boyta/biyta|boarea och biarea|bo- & biarea|boa/bia|area (boa/bia)|bo- & biyta|boarea/bi-area|boyta / biyta|boarea och bi-area|boa / bia|boa+bia|boarea samt biarea|boarea, biarea|bostadsarea/biarea|boa & bia|boyta+biyta|bo- resp. biarea|area (bo/bi)|area bo/bi|yta (bo/bi)',
  ],
  biarea: [
    'area',
    'biarea|biyta|bi-area|bia|biutrymme|biutrymmen|biyta/biarea|supplementary area|additional area|bi area|bi-yta|biarea (bia)|biyta (bia)|biarea ca|biarea m²|biutrymmesarea|sekundär area|bi-area (bia)|biarea kvm|bia area|secondary area|ancillary area|other area|secondary space|non-living area|ancillary space',
  ],
  tomtarea: [
    'area',
    'tomtarea|tomtyta|tomtstorlek|tomt|areal|tomtens area|total areal|tomtareal|arrendetomt|markareal|markyta|fastighetens areal|plot area|plot|plot size|land area|total tomtarea|egen tomt|tomträtt, area|tomtens storlek|markarea|tomt, areal|tomt (areal)|tomt, area|tomt area|tomtens areal|tomtens yta|tomtens arealuppgift|landareal|fastighetsareal|tomt m²|total markareal|tomtarea ca|tomtarea m²|tomt kvm|tomtstorlek ca|tomt/areal|tomt (m²)|tomtens area enligt fastighetsregistret|areal enligt fastighetsregistret|lantmäteriets areal|areal total|areal, total|friköpt tomt|tomträttsareal|arrendetomt, area|lot size|site area|plot of land|land',
  ],
  monthlyFee: [
    'fee',
    'avgift|månadsavgift|avgift/månad|avgift / månad|avgift/mån|avgift per månad|avgift / mån|årsavgift|hyra/avgift|avgift till föreningen|månadsavgift till föreningen|avgift till förening|föreningsavgift|avgift brf|hyra|månadshyra|monthly fee|fee|avgift/hyra|månadsavgift/hyra|avgift (kr/mån)|avgift, kr/mån|aktuell avgift|nuvarande avgift|brf-avgift|avgift idag|avgift/mån.|månads-avgift|månadskostnad till föreningen|avgift månad|avgift (månad)|avgift, månad|månadsavgift (kr)|avgift kr/mån|bostadsrättsavgift|bostadsrättens avgift|månadsavgift från|avgift från|avgift per mån|avgift/mån till förening|avgift bostadsrätt|årsavgift per månad|månatlig avgift|månadsavgift idag|månadsavgift inkl. tillägg|preliminär månadsavgift|avgift (prel.)|lägenhetens avgift|månadsavgift totalt|hyra/månad|hyra/mån|hyra per månad|avgift till bostadsrättsförening|monthly charge|association fee|monthly association fee|service charge',
  ],
  includedInFee: [
    'prose',
    'i avgiften ingår|avgift inkluderar|ingår i avgiften|ingår i månadsavgiften|avgiften inkluderar|i månadsavgiften ingår|månadsavgiften inkluderar|avgift innefattar|i avgiften inkluderas|avgiften innefattar|vad ingår i avgiften|i hyran ingår|ingår i avgift|ingår i hyran|included in the fee|i årsavgiften ingår|i avgift ingår|avgiften täcker|detta ingår i avgiften|ingår i årsavgiften|i månadsavgift ingår|avgift, ingår|avgiften omfattar|månadsavgift inkluderar|ingår i föreningsavgiften|avgiften avser',
  ],
  operatingCost: [
    'money',
    'driftkostnad|driftskostnad|driftkostnader|driftskostnader|total driftkostnad|total driftskostnad|driftkostnad/år|driftskostnad/år|driftkostnad per år|driftskostnad per år|driftkostnad/mån|driftkostnad per månad|driftskostnad per månad|summa driftkostnad|summa driftkostnader|driftskostnad/mån|drift|driftskostnad totalt|driftkostnad totalt|totala driftskostnader|totala driftkostnader|driftkostnader totalt|summa driftskostnader|summa driftskostnad|operating cost|operating costs|running costs|driftsnetto/år|årlig driftskostnad|årlig driftkostnad|driftkostnad, total|driftskostnad, total|driftskostn|uppskattad driftkostnad|uppskattad drift|beräknad drift|ungefärlig drift|drift ca|drift (uppskattad)|uppskattad driftskostnad|beräknad driftkostnad|beräknad driftskostnad|driftkostnad/ år|driftkostnad / år|driftskostnad / år|driftkostnad kr/år|driftskostnad kr/år|drift/år|drift per år|drift totalt|driftkostnad ca|driftkostnad (år)|driftskostnad (år)|total driftkostnad/år|totalsumma driftkostnader|totalsumma drift|summa drift|total drift|driftskostnad (uppskattad)|driftkostnad (uppskattad)|uppskattade driftkostnader|uppskattade driftskostnader|uppskattad driftkostnad/år|uppskattad driftskostnad/år|uppskattad total driftkostnad|total uppskattad driftkostnad|beräknade driftkostnader|beräknade driftskostnader|årliga driftkostnader|årliga driftskostnader|driftkostnader/år|driftskostnader/år|driftkostnader per år|driftskostnader per år|driftkostnader, totalt|driftskostnader, totalt|driftkostnad summa|driftskostnad summa|driftkostnad per månad ca|driftkostnader per månad|driftskostnader per månad|drift/mån|drift per månad|normal driftkostnad|genomsnittlig driftkostnad|ungefärlig driftkostnad|nuvarande ägares driftkostnad|säljarens driftkostnad|driftskostnad totalt per år|driftkostnad totalt per år|running cost|operating cost per year|operating costs per year|annual operating cost|annual operating costs|annual running cost|annual running costs|yearly running costs',
  ],
  leaseholdFeePerYear: [
    'money',
    'tomträttsavgäld|tomträttsavgäld/år|avgäld|tomträttsavgäld per år|tomträttsavgift|årlig avgäld|årlig tomträttsavgäld|avgäld/år|avgäld per år|ground rent|tomträttsavgäld (kr/år)|tomträttsavgäld, årlig|tomträtt, avgäld|tomträtt avgäld|tomträttskostnad|avgäld tomträtt|tomträttsavgäld/mån|tomträttsavgäld per månad|nuvarande tomträttsavgäld|avgäld/kvartal|tomträttsavgäld per kvartal|årsavgäld|ground lease fee|site leasehold fee',
  ],
  leasePerYear: [
    'money',
    'arrende|arrendeavgift|arrende/år|arrendeavgift/år|tomtarrende|årligt arrende|arrendeavgift per år|arrende per år|arrendekostnad|arrendeavgäld|tomtarrende/år|arrende årligen|årsarrende|årlig arrendeavgift|arrendeavgäld per år|arrende, årligt|arrende för tomten|markarrende|tomtarrende per år',
  ],
  price: [
    'price',
    'pris|utgångspris|begärt pris|utropspris|accepterat pris|fast pris|begärd köpeskilling|startpris|prisidé|prisuppgift|pris vid försäljning|asking price|price|pris från|prisintervall|aktuellt pris|ingångspris|högstbjudande|listpris|begärt utgångspris|starting price|guide price|bostadens pris|nytt pris|sänkt pris|utg.pris|utgångspris/prisidé|pris/utgångspris|utgångspris från|pris kr|pris (utgångspris)|pris (kr)|begärt pris/utgångspris|startpris från|utropspris från|begärt|prisläge från|acceptpris|accept pris|försäljningspris från|utgångsbud|köpeskilling från|nuvarande pris|pris idag|objektets pris|pris/bud från|bostadens utgångspris|pristyp|list price|initial price',
  ],
  soldPrice: [
    'money',
    'slutpris|såld för|försäljningspris|sålt för|final price|sold for|sold price|slutbud|köpeskilling|slutligt pris|såld pris|sluppris|slutsumma|såld till pris|såldes för|överlåtelsepris|slutpris (kr)|pris såld|slutköpeskilling',
  ],
  pricePerSqm: [
    'perSqm',
    'pris/m²|pris per kvadratmeter|pris/kvm|pris per m²|kvadratmeterpris|kr/m²|pris / kvm|pris per kvm|kvm-pris|pris/m2|kr/kvm|pris per kvadrat|price per m²|price per sqm|pris / m²|kvmpris|price/m²|pris, kr/m²|kr per kvm|pris per kvm boarea|kr / m²|kr / kvm|pris/kvm boarea|pris kr/m²|pris kr/kvm|pris per m² boarea|m²-pris|kvadratpris|pris/ m²|pris (kr/m²)|utgångspris/m²|utgångspris per m²|utgångspris/kvm|utgångspris per kvm|kr per m²|pris per kvadratmeter boarea|slutpris/m²|slutpris per m²|slutpris/kvm|slutpris per kvm',
  ],
  yearBuilt: [
    'year',
    'byggår|byggnadsår|byggt år|byggt|nybyggnadsår|värdeår/byggår|byggår/värdeår|byggnadsår/ombyggnadsår|byggår/ombyggnadsår|year built|built|construction year|byggnads år|byggd år|byggd|uppfört|uppfört år|uppförd|husets byggår|byggnadens ålder|byggnadsår (värdeår)|inflyttningsår|färdigställt|färdigställd|byggnadsår/byggår|year of construction|building year|nybyggt år|nybyggnads år|byggår/byggnadsår|husets byggnadsår|fastighetens byggår|byggd, år|år byggt|byggnadens byggår|uppförandeår|uppförd år|byggnation år|byggår enligt taxering|färdigställandeår|färdigställd år|byggår fastighet|ursprungligt byggår|ursprungligt byggnadsår|byggår (ca)|byggnadsår ca|huset byggt|huset byggdes|byggnadsår hus|byggår hus|byggnadsår/tillbyggt|byggår/tillbyggt|byggår/renoverat|byggår / ombyggnadsår|byggnadsår / ombyggnadsår|nybyggnadsår/ombyggnadsår|byggt/renoverat|built in|constructed|year of build',
  ],
  floor: [
    'floor',
    'våning|våningsplan|plan/våning|våning/antal våningar|våning/hiss|våning / hiss|våningsplan/hiss|floor|plan|våning och hiss|våning, hiss|trappor|våning av|våning/plan|lägenhetens våning|våning nr|våning (av)|våning/av|lägenhetens våningsplan|våningsplan / antal våningar|våningsplan/antal våningar|våningsplan av|antal trappor|våning/våningar|våning (hiss)|bostadens våning|våningsläge|våning / antal våningar|belägen på våning|vån|vån/hiss|vån.|vån.plan|våning i huset|plan/antal plan|plan av|våning / trappor|våningsplan (av)|floor level|storey',
  ],
  elevator: [
    'yes',
    'hiss|hiss finns|elevator|lift|finns hiss|hiss i huset|tillgång till hiss|hiss i byggnaden|hiss i fastigheten|finns det hiss|har hiss|hiss (ja/nej)|hiss till bostaden',
  ],
  association: [
    'name',
    'förening|bostadsrättsförening|föreningens namn|föreningsnamn|föreningen|brf|bostadsrättsförening namn|bostadsrättsföreningen|brf namn|namn på förening|föreningens namn är|housing association|bostadsrättsföreningens namn|housing cooperative|association|förening namn|brf/förening|bostadsrättsförening/förening|namn förening|förening/brf|föreningens fullständiga namn|bostadsrättsförening (brf)|hsb-förening|brf-namn|bostadsförening|förening (brf)|bostadsrätts-förening|tillhör förening|ekonomisk förening|housing society|tenant-owner association|cooperative association',
  ],
  registrationNumber: [
    'name',
    'organisationsnummer|org.nr|org nr|orgnr|föreningens organisationsnummer|organisationsnr|org. nr|org.nummer|föreningens org.nr|föreningens orgnr|orgnummer|org.nummer förening|org-nr|föreningens org. nr|organisationsnummer förening|föreningens org nr|organisationsnummer (brf)|brf org.nr',
  ],
  apartmentNumber: [
    'name',
    'lägenhetsnummer|lgh nr|lgh-nr|lägenhetsnr|lägenhetsnummer (lantmäteriet)|lght nr|lägenhet nr|lgh nummer|objektnummer lantmäteriet|lägenhetsnummer lm|lgh.nr|lghnr|apartment number|lägenhetsnummer (lm)|skatteverkets lägenhetsnummer|lägenhetsnummer skatteverket|lm-nummer|lgh-nummer|lantmäteriets lägenhetsnummer|lgh nr (lm)|lägenhetsnummer (skv)|lägenhetsnummer (skatteverket)|skatteverkets nummer|skatteverkets lgh.nr|skatteverkets lägenhetsnr|lgh.nummer|lägenhets nr|lägenhetsbeteckning|lägenhet nummer|lmv-nummer|lm-nr|lm nummer|lgh.nr (lm)|lantmäterinummer|lantmäteriets nummer|lägenhetsnr (lm)|officiellt lägenhetsnummer|lägenhets-nummer|nationellt lägenhetsnummer|lgh-nr lm|objektnummer hos lantmäteriet',
  ],
  energyClass: [
    'energyClass',
    'energiklass|energiprestanda/energiklass|energideklaration|energy class|energiklassning|energiklass/energiprestanda|energimärkning|energi|energy rating|byggnadens energiklass|energiklass (a-g)|energideklaration, energiklass|energideklaration energiklass|energideklarationens energiklass|energiklass enligt deklaration|energiklass (boverket)|klassning energi|energibetyg|energideklaration klass|energideklaration/energiklass|energiklass enligt energideklaration|energy classification|energy performance class|epc rating',
  ],
  energyPerformance: [
    'energy',
    'primärenergital|energiprestanda|energiprestanda, primärenergital|energiprestanda (primärenergital)|energiförbrukning|energianvändning|primary energy number|energy performance|specifik energianvändning|byggnadens primärenergital|energiprestanda, primärenergi|primärenergital (ep)|primärenergitalet|energiprestanda kwh/m²|specifik energiförbrukning|specifik energiprestanda|energideklaration, energiprestanda|byggnadens energiprestanda|byggnadens energianvändning|energideklaration primärenergital|energiprestanda (kwh/m²)|primärenergital kwh/m²|byggnadens specifika energianvändning|energy consumption|energy use|primary energy',
  ],
  heating: [
    'prose',
    'uppvärmning|värme|uppvärmningssystem|värmesystem|uppvärmningssätt|typ av uppvärmning|heating|värmekälla/uppvärmning|uppvärmning/ventilation|uppvärmningstyp|uppvärmningsform|byggnadens uppvärmning|uppvärmning, typ|uppvärmning (typ)|värmesätt|uppvärmd med|värmeanläggning|husets uppvärmning|värmesystem/uppvärmning|uppvärmning och varmvatten|uppvärmning/värmesystem|uppvärmningsalternativ|värme/uppvärmning|uppvärmning/värme|värmetyp|uppvärmning & ventilation|uppvärmning via|heating system|type of heating',
  ],
  ventilation: [
    'prose',
    'ventilation|ventilationstyp|ventilationssystem|typ av ventilation|ventilation/typ|ventilation, typ|ventilationssätt|ventilation (typ)|ventilation system',
  ],
  structure: [
    'prose',
    'stomme|bärande stomme|byggnadssätt|konstruktion|stommaterial|byggnadsmaterial|stomme, bärande|husets stomme|stomme/konstruktion|stomkonstruktion|byggnadsstomme|bärande konstruktion|stomme (material)|väggstomme|byggnadskonstruktion|bjälklag/stomme|bärverk|ytterväggar/stomme|stomme/ytterväggar',
  ],
  facade: [
    'prose',
    'fasad|fasadmaterial|fasader|facade|fasadbeklädnad|fasad/ytterväggar|ytterväggar/fasad|ytterväggar|yttervägg|yttervägg/fasad|fasad (material)|husets fasad|fasadtyp|fasad, material|fasadens material|fasadmaterial/färg|utvändig beklädnad|utvändig fasad|ytterbeklädnad|fasadbeläggning|fasad/material|fasad utvändigt|exterior|façade',
  ],
  roof: [
    'prose',
    'tak|taktäckning|yttertak|takbeläggning|takmaterial|roof|taktyp|utvändigt tak|tak/taktäckning|taktäckningsmaterial|takbeklädnad|husets tak|yttertak/taktäckning|yttertak, material|tak (material)|takets material|tak/takbeläggning|takpannor|taktäckning/yttertak|takbeläggning/typ|tak, material|tak/material',
  ],
  windows: [
    'prose',
    'fönster|fönstertyp|windows|fönster/glas|fönster/dörrar|fönstertyp/glas|fönster, typ|fönster (typ)|husets fönster|fönster och dörrar|fönsterglas|fönsterbågar|fönsterkonstruktion|fönster & dörrar|glas/fönster|fönster/karm',
  ],
  foundation: [
    'prose',
    'grund|grundläggning|grundmur|grund/källare|husgrund|foundation|grundtyp|grundkonstruktion|grund/grundmur|grundläggningssätt|husets grund|grund, typ|grundläggning/grund|typ av grund|grund (typ)|grundläggningstyp|grund/grundläggning|grundmaterial|grundplatta|typ av grundläggning|grundsätt|byggnadens grund|grundläggning, typ|källare/grund|foundations',
  ],
  waterAndSewage: [
    'prose',
    'vatten och avlopp|vatten/avlopp|va|vatten & avlopp|avlopp|vatten|va-anslutning|vatten / avlopp|vatten- och avlopp|v/a|vatten/avlopp (va)|vatten och avlopp (va)|vatten och avloppssystem|vatten/avlopp/va|va-lösning|va-system|vatten och avlopp/va|vatten, avlopp|vatten & avlopp (va)|vatten- & avlopp|vattenförsörjning|vatten/va|vatten och sanitet|vatten-/avlopp|avlopp/vatten|vatten och avloppsanslutning|vatten/avloppssystem|va (vatten och avlopp)|vatten & avloppslösning|avloppslösning|vattenanslutning|avloppsanläggning|va-anläggning|vatten och/eller avlopp|water and sewage|water/sewage|water & sewage|water and sewerage|water and drainage|water and sewer|water supply',
  ],
  plumbing: [
    'prose',
    'rör|vs|stammar|rörstammar|vvs|avloppsstammar|stamledningar|rörledningar|stambyte|avloppsrör|rörsystem|va-stammar|stammar (vatten/avlopp)|rörstam|vattenledningar|vattenrör|avloppsledningar|rördragning|va-ledningar|stammar/rör|stamrenovering',
  ],
  electrical: [
    'prose',
    'el|elsystem|elinstallation|elinstallationer|elcentral|el/säkringar|el-system|elsystem/säkringar|elanläggning|eldragning|elinstallation/er|elstammar|elledningar|el/elsystem|elservis|el-installation|huvudsäkring|elcentral/säkringar|elnät i huset',
  ],
  energySource: ['prose', 'energikälla|värmekälla|energislag'],
  internet: [
    'prose',
    'internet|bredband|tv och bredband|tv & bredband|tv/bredband|tv/internet|tv och internet|bredband/tv|internet och tv|bredband och tv|bredband & tv|bredband/internet|tv & internet|internet & tv|tv, bredband|tv, internet och telefoni|bredband, tv|tv/bredband/telefoni|bredband/tv/telefoni|internetanslutning|bredband/fiber|tv-utbud|tv & internet/bredband|tv/data|tv och internet/bredband|bredbandsanslutning|internet/fiber|fiber/bredband|bredband & internet|tele/bredband|tv/tele/bredband|data/tv|kabel-tv/bredband|tv/internet/telefoni|internet/tv|bredband och fiber|tv och data|internet & bredband|tv och fiber',
  ],
  totalTaxValue: [
    'money',
    'taxeringsvärde|taxeringsvärde totalt|summa taxeringsvärde|totalt taxeringsvärde|taxeringsvärde, totalt|tax.värde|taxeringsvärde summa|taxvärde|tax värde|taxeringsvärde (totalt)|taxeringsvärde fastighet|tax assessment|assessed value|taxeringsvärde total|taxeringsvärde (kr)|taxerat värde|taxerat|taxeringsvärde sammanlagt|sammanlagt taxeringsvärde|taxvärde totalt|summa tax.värde|taxeringsvärde, summa|taxeringsvärdet|fastställt taxeringsvärde|preliminärt taxeringsvärde|fastighetens taxeringsvärde|tax.v.|tax.värde totalt|tax.värde, totalt|taxeringsvärde, kr|taxering totalt|taxeringsvärde/år|tax assessment value|tax assessed value|assessed tax value|rateable value|tax value|assessment value|total tax assessment value',
  ],
  mainProperty: [
    'money',
    'taxeringsvärde byggnad|varav byggnad|byggnadsvärde|taxeringsvärde byggnader|taxeringsvärde, byggnad|varav byggnadsvärde|byggnadstaxering|taxeringsvärde hus|tax.värde byggnad|varav byggnader|taxeringsvärde bostad|taxvärde byggnad|taxeringsvärde huvudbyggnad|byggnad (taxeringsvärde)|taxeringsvärde - byggnad|taxeringsvärde, hus|varav hus|varav byggnadens värde|tax.värde, byggnad|varav bostadsbyggnad|taxerat värde byggnad|taxering byggnad|varav bostad|byggnadens taxeringsvärde|taxeringsvärde bostadshus|varav småhus|taxeringsvärde bostadsbyggnad|byggnad, taxeringsvärde|taxeringsvärde bygg.|taxeringsvärde varav byggnad|taxeringsvärde byggnadsvärde|taxeringsvärde, byggnadsvärde|taxeringsvärde för byggnad|of which building|of which buildings|building value|of which house',
  ],
  adjacentProperty: [
    'money',
    'taxeringsvärde mark|varav mark|markvärde|taxeringsvärde tomt|taxeringsvärde, mark|varav markvärde|tomtmark|tax.värde mark|varav tomtmark|varav tomt|tomtvärde|taxvärde mark|taxeringsvärde - mark|taxeringsvärde, tomt|varav markens värde|tax.värde, mark|taxerat värde mark|taxering mark|markens taxeringsvärde|tomtmarksvärde|mark, taxeringsvärde|taxeringsvärde tomtmark|taxeringsvärde varav mark|taxeringsvärde markvärde|taxeringsvärde, markvärde|taxeringsvärde för mark|of which land|land value|of which plot',
  ],
  taxYear: [
    'year',
    'taxeringsår|taxeringsvärde år|taxeringsvärdeår|taxeringsvärde, år|år för taxering|taxering år|senaste taxeringsår|taxeringsvärde fastställt|taxeringsvärdet avser år|tax.år|taxår|tax year|assessment year|tax assessment year',
  ],
  mortgageDeeds: [
    'deeds',
    'pantbrev|antal pantbrev|uttagna pantbrev|summa pantbrev|inteckningar|pantbrev totalt|befintliga pantbrev|pantbrev (antal/summa)|pantbrev, totalt|pantbrev summa|uttagna inteckningar|totalt uttagna pantbrev|pantbrev/inteckningar|pantbrev, summa|pantbrevsbelopp|mortgage deeds|pantbrev (st)|pantbrev, antal|antal uttagna pantbrev|pantbrev antal|pantbrev (kr)|pantbrev i fastigheten|pantbrev uttagna|pantbrev antal/summa|pantbrev (antal)|pantbrev (summa)|pantbrev (totalt)|summa inteckningar|antal inteckningar|inteckning|inteckningar totalt|inteckningar/pantbrev|uttaget pantbrev|pantbrev kr|totala pantbrev|totalt pantbrev|summa uttagna pantbrev|pantbrev, kr|pantbrev/inteckning|pantbrev totalsumma|pantbrev/summa|fastighetens pantbrev|mortgage deed|mortgages|pledges|existing mortgage deeds',
  ],
  address: [
    'place',
    'adress|gatuadress|address|besöksadress för bostaden|bostadens adress|street address|objektets adress|adress till bostaden|fastighetens adress|objektadress|adressuppgift|visningsadress|lägenhetens adress|husets adress|gatuadress till bostaden|bostadsadress',
  ],
  area: [
    'place',
    'område|stadsdel|bostadsområde|område/stadsdel|stadsdel/område|neighborhood|neighbourhood|district|kommundel|område/ort|läge/område|område / stadsdel|stadsdel/läge|stadsdel/bostadsområde|delområde|område (stadsdel)|bostadsområde/stadsdel|områdesnamn|församling/område|stadsdelsområde|stadsdelsnamn|by/område',
  ],
  postalCode: [
    'place',
    'postnummer|postnr|postal code|postkod|postnummer och ort|postnr/ort|postadress|postnummer/ort|postnr och ort|postcode|zip code|post code',
  ],
  municipality: ['municipality', 'kommun|municipality|kommun/län|kommun / län|kommun och län'],
  city: [
    'place',
    'ort|postort|stad|city|tätort|bostadsort|postort/ort|ort/stad|ort/postort|stad/ort|kommundel/ort|närmaste tätort|ort (postort)|town|post town',
  ],
  county: ['place', 'län|county|region/län'],
  numberOfApartments: [
    'count',
    'antal lägenheter|antal bostadsrätter|lägenheter i föreningen|antal bostadslägenheter|lägenheter|antal lägenheter i föreningen|antal bostäder|bostadsrätter|antal lägenheter i brf|antal bostadsrättslägenheter|föreningens lägenheter|antal lght|lägenheter/lokaler|antal lägenheter/bostadsrätter|bostadslägenheter|antal brf-lägenheter|antal bostadslägenheter i föreningen|bostadsrätter i föreningen|antal bostadsrätter i föreningen|föreningens storlek|antal lgh|antal lgh i föreningen|antal lgh.|antal hushåll|antal hushåll i föreningen|lägenheter totalt|antal lägenheter totalt|totalt antal lägenheter|föreningen, antal lägenheter|antal bostadsenheter|antal enheter|antal upplåtna bostadsrätter',
  ],
  numberOfRentalUnits: [
    'count',
    'antal hyresrätter|hyresrätter|varav hyresrätter|antal hyreslägenheter|hyreslägenheter|hyresrätter i föreningen|antal hyresrätter i föreningen|hyresrätter kvar|kvarvarande hyresrätter|antal hyresgäster',
  ],
  numberOfPremises: [
    'count',
    'antal lokaler|lokaler|lokaler i föreningen|antal hyreslokaler|antal lokaler i föreningen|kommersiella lokaler|antal kommersiella lokaler|lokaler, antal',
  ],
  debtPerSqm: [
    'perSqm',
    'belåning|skuldsättning per kvm|skuldsättning|skuld per kvm|lån per kvm|föreningens lån per kvm|belåning per kvm|belåning/kvm|skuldsättning/kvm|skuld/kvm|lån/kvm|föreningens belåning|skuldsättning per m²|belåning per m²|skuld per m²|lån per m²|skuld per kvadratmeter|lån per kvadratmeter|föreningens skuld per kvm|föreningens skuldsättning|föreningens lån|belåning/m²|skuldsättning/m²|lån/m²|skuldsättning per kvm upplåten med bostadsrätt|skuldsättning per kvadratmeter|belåning per kvadratmeter|föreningens skuld|nettoskuld per kvm|skuld/m²|föreningens skuldsättning per kvm|föreningens skuldsättning/kvm|skuldsättning per kvm (bostadsrätt)|föreningens skuld/kvm|föreningens lån/kvm|skuldsättning (kr/kvm)|skuldsättning (kr/m²)|belåning (kr/kvm)|belåning (kr/m²)|skuldsättningsgrad per kvm|räntebärande skuld per kvm|räntebärande skulder per kvm|skuld per kvm boarea|lån per kvm boarea|låneskuld per kvm|föreningens skuldsättning per m²|föreningens belåning per kvm|föreningens belåning/kvm|lån/kvm bostadsrättsyta|skuldsättning per kvm bostadsrättsyta|skuld per kvm bostadsrättsyta|skuldsättning per kvm totalyta|belåning per kvm boarea|nettoskuldsättning per kvm|bruttoskuld per kvm',
  ],
  feePerSqm: [
    'perSqm',
    'avgift per kvm|årsavgift per kvm|avgift/kvm|årsavgift/kvm|avgift per m²|årsavgift per m²|årsavgift/m²|avgift/m²|årsavgift per kvadratmeter|avgift per kvm och år|årsavgift per kvm upplåten med bostadsrätt|årsavgift (kr/kvm)|årsavgift (kr/m²)|årsavgift per kvm bostadsrättsyta|årsavgift per kvm boarea|avgift (kr/kvm/år)|avgift per kvm/år|avgift/kvm/år|årsavgiften per kvm|årsavgift i kr/kvm|årsavgifter per kvm|årsavgift per m² upplåten med bostadsrätt|snittavgift per kvm|genomsnittlig årsavgift per kvm',
  ],
  indirectNetDebt: [
    'money',
    'indirekt nettoskuldsättning|indirekt nettoskuld|nettoskuldsättning|bostadsrättens indirekta nettoskuldsättning|indirekt nettoskuldsättning (kr)|bostadens indirekta nettoskuldsättning|indirekt skuldsättning|lägenhetens indirekta nettoskuldsättning|bostadsrättens andel av föreningens lån|lägenhetens andel av föreningens skuld|lägenhetens andel av föreningens lån|bostadens andel av föreningens skuld|bostadens andel av föreningens lån|bostadsrättens andel av föreningens skuld|indirekt nettoskuld (kr)|bostadsrättens indirekta nettoskuld|indirekt netto skuldsättning|nettoskuldsättning, indirekt|indirekt nettoskuldsättning/lgh|bostadsrättens nettoskuldsättning|bostadens indirekta skuldsättning|lägenhetens nettoskuldsättning|indirekt belåning',
  ],
  savingsPerSqm: [
    'perSqm',
    'sparande per kvm|sparande|sparande/kvm|sparande per m²|sparande/m²|sparande per kvadratmeter|föreningens sparande|sparande per kvm och år|sparande (kr/kvm)|sparande (kr/m²)|föreningens sparande per kvm|föreningens sparande/kvm|sparande per kvm totalyta|sparande/kvm totalyta|sparande i kr/kvm|årligt sparande per kvm',
  ],
  transferFee: [
    'money',
    'överlåtelseavgift|transfer fee|överlåtelseavgift till föreningen|överlåtelseavgift (kr)|överlåtelse avgift|avgift vid överlåtelse|överlåtelsekostnad|överlåtelseavgift brf|överlåtelseavgift (köparen)|överlåtelseavgift köpare|transfer charge',
  ],
  pledgeFee: [
    'money',
    'pantsättningsavgift|pantavgift|pledge fee|pantnoteringsavgift|pantsättningsavgift (kr)|pantsättnings avgift|avgift vid pantsättning|pantförskrivningsavgift|pantnotering|pantsättningsavgift till föreningen|avgift för pantsättning|pantsättningsavgift (köparen)',
  ],
  transferFeePaidBy: [
    'payer',
    'överlåtelseavgift betalas av|överlåtelseavgiften betalas av|vem betalar överlåtelseavgiften|vem betalar överlåtelseavgift|överlåtelseavgift erläggs av|överlåtelseavgiften erläggs av|betalning av överlåtelseavgift|betalas överlåtelseavgift av',
  ],
  repairFund: [
    'money',
    'reparationsfond|inre reparationsfond|inre fond|lägenhetens reparationsfond|inre underhållsfond|individuell reparationsfond|lägenhetens inre fond|yttre fond lägenhet|inre rep.fond|innestående reparationsfond|saldo inre fond|reparationsfond (inre)|inre fond/reparationsfond|repair fund',
  ],
  share: [
    'percent',
    'andelstal|andel i föreningen|andel i förening|andelstal i föreningen|andelstal i förening|andel av föreningen|bostadens andelstal|andelstal insats|andel|lägenhetens andelstal|andelstal årsavgift|andel i brf|andelstal (%)|andelstal (årsavgift)|andelstal, årsavgift|andelstal, insats|bostadsrättens andelstal|andelstal i procent|andel av årsavgift|andelstal av årsavgift|andelstal av föreningen|lägenhetens andel|andel i bostadsrättsföreningen|andel i föreningen (%)|andelstal för årsavgift|andelstal för bostaden|ägarandel|andelstal/årsavgift|share of association|share in association|participation share',
  ],
  genuine: [
    'status',
    'äkta förening|äkta bostadsrättsförening|status|typ av förening|förening typ|privatbostadsföretag|äkta/oäkta|äkta brf|äkta/oäkta förening|beskattning|föreningstyp|äkta|skattestatus|föreningens status|är föreningen äkta|genuine association|äkta eller oäkta|är föreningen äkta?|föreningen är äkta|äkta förening?|äkta brf?|äkta/oäkta bostadsrättsförening|föreningens skattestatus|skattemässig status|äkta bostadsrättsföretag|privatbostadsföretag (äkta)|föreningsform|typ av bostadsrättsförening|föreningens beskattning',
  ],
  notGenuine: ['yes', 'oäkta förening|oäkta|oäkta bostadsrättsförening|oäkta brf|är föreningen oäkta'],
  nameOfSection: ['name', 'namn'],
  ownsLand: [
    'yes',
    'äger marken|föreningen äger marken|äger föreningen marken|markägande|föreningen äger mark|marken|äger mark|ägd mark|föreningen äger sin mark|mark ägs av föreningen|markinnehav|äger föreningen marken?|marken ägs av föreningen|tomtmark innehas|mark ägs|marken ägs|markägare|föreningens mark|äger föreningen mark?|äger föreningen mark|äger föreningen sin mark|mark/tomträtt|tomt/mark|mark innehas|marken innehas|föreningens tomt|tomtägande|markförhållande|tomten ägs av föreningen|marktyp|äger föreningen sin mark?|fastighetens mark|friköpt mark|mark ägd eller tomträtt|föreningen äger marken?|markägandeform|äger brf marken',
  ],
  markOrTax: ['markOrTax', 'mark'],
  buildingTax: ['money', 'byggnad|byggnader|bostadsbyggnad'],
  saleStatus: [
    'status',
    'försäljningsstatus|status på objektet|objektstatus|försäljningsläge|status försäljning|försäljning status|status för objektet|objektets status|bostadens status|annonsstatus',
  ],
  broker: [
    'name',
    'ansvarig mäklare|ansvariga mäklare|ansvariga|ansvarig|mäklare|din mäklare|ansvarig fastighetsmäklare|handläggare|kontaktperson|responsible broker|ansvarig säljare|registrerad fastighetsmäklare|reg. fastighetsmäklare|kontakt mäklare|mäklare för objektet|er mäklare|kontakta mäklaren|fastighetsmäklare|handläggande mäklare|ansvarig registrerad fastighetsmäklare|säljande mäklare|projektsäljare|mäklare, namn|mäklarens namn|namn på mäklare|estate agent|real estate agent|agent|broker|responsible agent|listing agent|contact person|handlaggare',
  ],
  brokerAgency: [
    'name',
    'mäklarbyrå|mäklarföretag|mäklarfirma|förmedlas av|fastighetsmäklarbyrå|byrå|säljs genom|säljs av|agency|mäklarkontor|ansvarigt kontor|mäklarhus|mäklarbolag|förmedlare|mäklarbyrå/kontor|säljande kontor|förmedlas genom|förmedlande mäklare|mäklarföretag/kontor|estate agency|real estate agency|brokerage',
  ],
  showing: [
    'date',
    'visning|visningar|visningstid|visningstider|nästa visning|öppen visning|showing|viewing|viewings|kommande visning|visningstillfälle|visningstillfällen|öppen visning nästa|visningsdag|visningsdagar|visningsdatum|datum för visning|första visning|andra visning|öppna visningar|nästa visningstillfälle|visning 1|visning 2|förhandsvisning|visningsdag och tid|tid för visning|open house|open houses|viewing times|showings|next viewing',
  ],
  renovations: [
    'prose',
    'renoveringar|genomförda renoveringar|renoverat|renovering|utförda renoveringar|gjorda renoveringar|utförda åtgärder|renoverad|större renoveringar|renoveringar i lägenheten|renoveringar i bostaden|renoveringshistorik|ombyggnader|utförda renoveringar i lägenheten|renoverat/ombyggt|renoverad år|husets renoveringar|gjorda åtgärder|genomförda åtgärder',
  ],
} as const satisfies Record<string, readonly [LabelKind, string]>;

export type LabelName = keyof typeof labelWords;
