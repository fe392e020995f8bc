import type { SpanField } from '../listing.types.js';
import type { Facts } from './reading.js';

type InnerObject = 'associationFacts' | 'taxValues' | 'mortgageDeeds';

/** Names under which systems keep a fact, lower case without `_` and `-`. */
const words: { readonly [field in keyof Facts]?: string } = {
  address:
    'streetaddress|gatuadress|adress|address|street|addressline|addressline1|visningsadress|heading1|streetname|visitaddress|objectaddress|objektadress|addressstreet|address1|gata|gatunamn',
  postalCode: 'postalcode|zipcode|postnummer|postcode|zip',
  city: 'city|ort|postort|postalcity|postaltown|addresslocality|stad|town|locality|townname|cityname',
  area: 'area|areaname|district|districtname|omrade|neighborhood|neighbourhood|stadsdel|zon|descriptiveareaname|areadescription|subarea|districtarea|bostadsomrade|suburb',
  municipality: 'municipality|kommun|municipalityname|kommunnamn|commune',
  county: 'county|lan|countyname|region|addressregion',
  price:
    'price|pris|listprice|askingprice|startingprice|utgangspris|startpris|listingprice|begartpris|utropspris|startprice|prisutropspris|utgpris|currentprice|pricesek|begartprisvalue',
  soldPrice: 'soldprice|slutpris|sellingprice|finalprice|saleprice|endprice|slutprisvalue|pricesold|soldfor',
  pricePerSqm:
    'pricepersqm|sqmprice|squaremeterprice|kvmpris|pricepersquaremeter|listsqmprice|prispersqm|priskvm|priceperm2',
  rooms:
    'rooms|numberofrooms|antalrum|rum|roomcount|rumantal|totalrooms|nrofrooms|nbrofrooms|noofrooms|nofrooms|roomsnumber|antalrumvalue|rumantalvalue|roomsmin',
  livingArea:
    'livingarea|livingspace|boarea|boyta|squaremeters|livingareasqm|livingspacearea|area|size|sqm|kvm|boa|floorsize|bostadsarea|boareakvm|livingareavalue|livingm2|boyteavalue|arealiving|livingsize|sizesqm',
  biarea:
    'biarea|biyta|supplementalarea|otherspace|additionalarea|secondaryarea|additionalspace|biareasqm|bia',
  tomtarea:
    'tomtarea|plotarea|landarea|plotsize|lotsize|tomtyta|tomtstorlek|plot|plotareasqm|plotareavalue|arealand|tomtareakvm|plotm2|landareasqm',
  monthlyFee:
    'monthlyfee|manadsavgift|avgift|fee|rent|borattavgift|monthlycharge|monthlycost|avgiftpermanad|associationfee|feepermonth|monthlyrent|avgiftman|manadskostnadavgift',
  yearBuilt:
    'yearbuilt|buildingyear|constructionyear|byggar|byggnadsar|buildyear|builtyear|byggnadsaar|byggaar|yearofconstruction|yearofbuild|constructedyear|buildingconstructionyear|byggnadsarvalue',
  tenure:
    'tenure|tenureform|upplatelseform|form|disposalform|ownershiptype|tenuretype|boendeform|tenurename|upplatelse|ownership|typeoftenure|tenurelabel|tenuretext|upplatelseformtext',
  propertyType:
    'propertytype|objecttype|bostadstyp|hometype|objekttyp|housingform|estatetype|type|typ|residencetype|category|housingtype|objectkind|bostadskategori|objektstyp|dwellingtype|buildingtype|hustyp|homekind|typelabel|typetext|typename|propertytypelabel|propertytypename|objecttypelabel|bostadstyptext',
  floor: 'floor|vaning|floornumber|vaningsplan|floornr|floortext|vaningtext|floordescription',
  elevator: 'elevator|hiss|haselevator|lift',
  apartmentNumber:
    'apartmentnumber|lagenhetsnummer|apartmentnumberregistration|lghnr|apartmentno|lagenhetsnr|lghnummer|flatnumber',
  energyClass:
    'energyclass|energiklass|energyclassification|energyrating|energydeclarationclass|energideklarationklass|energiklassning',
  energyPerformance:
    'primaryenergynumber|energyperformance|primarenergital|energiprestanda|primaryenergy|energydemand|energital|energitalkwh|primaryenergynumberkwh|energyperformancekwh|kwhperkvm|kwhpersqm',
  association:
    'association|associationname|housingcooperative|housingassociation|forening|brf|brfname|bostadsrattsforening|foreningsnamn|housingcoop|cooperative',
  heating: 'heating|uppvarmning|heatingtype|uppvarmningssatt|heatingsystem',
  ventilation: 'ventilation|ventilationtype|ventilationstyp',
  facade: 'facade|fasad|facadetype|fasadmaterial|facadematerial',
  roof: 'roof|tak|rooftype|yttertak|takmaterial|roofmaterial|takbelaggning',
  windows: 'windows|fonster|windowtype|fonstertyp',
  leaseholdFeePerYear: 'tomtrattsavgald|leaseholdfeeperyear|yearlyleaseholdfee',
  operatingCost:
    'yearlyoperatingcosts|yearlyoperatingcost|operatingcostperyear|driftkostnadperar|annualoperatingcost|operatingcostyearly|driftkostnadar|operatingcost|operatingcosts|runningcost|runningcosts|driftkostnad|driftskostnad|driftkostnader|operationcost|operationcosts|operatingcostpermonth|monthlyoperatingcost|monthlyoperatingcosts|driftkostnadpermanad|driftkostnadmanad|runningcostperyear|runningcostsperyear|runningcostpermonth|driftkostnaderperar|driftskostnadperar|operatingcostsperyear|operatingcostspermonth',
  description:
    'description|beskrivning|salestext|sellingtext|longdescription|longsellingdescription|objektsbeskrivning|salesdescription|longtext|bodytext|objectdescription|saljtext|salestextlong|sellingdescription|salestextbody|beskrivningstext|maintext|presentationtext',
  broker:
    'broker|agent|maklare|responsiblebroker|realtor|ansvarigmaklare|brokername|agentname|estateagent|salesperson|contactperson|primaryagent|responsibleagent|mainbroker',
  brokerAgency:
    'brokeragency|agency|brokeroffice|office|kontor|officename|agencyname|brokerfirm|maklarkontor|branch|byra|maklarbyra|firma|brokerage',
  showings:
    'showings|viewings|visningar|openhouses|showingsv2|upcomingopenhouses|visningstider|visningstillfallen|viewingtimes|openings|showingtimes|visning',
  priceText: 'pricetext|pristext|pricetype|pristyp|pricelabel|typavpris',
  waterAndSewage:
    'waterandsewage|vattenavlopp|vattenochavlopp|waterandsewer|watersewage|waterandsewerage|vattenochavloppstyp|va|water|vatten',
  foundation: 'foundation|grundlaggning|grund|foundationtype',
  structure: 'structure|stomme|framestructure|framing|frame|stommaterial',
  internet: 'broadband|bredband|internet|tvandbroadband|tvbredband',
  includedInFee:
    'includedinfee|avgifteninkluderar|feeincludes|ingariavgiften|iavgifteningar|monthlyfeeincludes',
  documents: 'documents|dokument|attachments|filer',
  publishedAt:
    'publishedat|publicationdate|published|publishdate|firstpublished|publicerad|publicerat|publiceringsdatum|publiceraddatum|releasedate|datepublished',
};

const areaUnits = ['sqm', 'm2', 'kvm', 'squaremeters', 'value'];
const moneyUnits = ['sek', 'kr', 'value', 'amount'];
/** What a key may end in besides the words above: `plotSqm`, `askingPriceSEK`. */
const unitEndings: readonly (readonly [keyof Facts, readonly string[]])[] = [
  ...(['livingArea', 'biarea', 'tomtarea'] as const).map((field) => [field, areaUnits] as const),
  ...(['price', 'soldPrice', 'monthlyFee', 'operatingCost'] as const).map(
    (field) => [field, moneyUnits] as const,
  ),
];

/** Field by key. A key may stand for two facts told apart by the value (`area`: a figure or a name). */
const fieldsByKey: ReadonlyMap<string, readonly (keyof Facts)[]> = (() => {
  const map = new Map<string, (keyof Facts)[]>();
  for (const [field, keys] of Object.entries(words)) {
    for (const key of keys.split('|')) map.set(key, [...(map.get(key) ?? []), field as keyof Facts]);
  }
  for (const [field, units] of unitEndings) {
    for (const key of words[field]!.split('|')) {
      for (const unit of units) if (!map.has(`${key}${unit}`)) map.set(`${key}${unit}`, [field]);
    }
  }
  return map;
})();

/** What begins or ends the names of a span's ends: `minRooms`, `roomsFrom`, `price_max`. */
const ends = {
  from: ['from', 'min', 'fran', 'low', 'lowest', 'start'],
  to: ['to', 'max', 'till', 'high', 'highest'],
};
const spanned: readonly SpanField[] = ['price', 'rooms', 'livingArea', 'tomtarea', 'monthlyFee'];

/** The end of a span that a key states by its name. */
const spanEndsByKey: ReadonlyMap<string, { readonly field: SpanField; readonly end: 'from' | 'to' }> =
  new Map(
    spanned.flatMap((field) =>
      words[field]!.split('|').flatMap((key) =>
        (['from', 'to'] as const).flatMap((end) =>
          ends[end].flatMap((word) => [
            [`${key}${word}`, { field, end }] as const,
            ...(word === 'start' ? [] : [[`${word}${key}`, { field, end }] as const]),
          ]),
        ),
      ),
    ),
  );

/** Facts that stand inside an object of the listing, under names as above. */
const innerWords: Readonly<Record<InnerObject, Readonly<Record<string, string>>>> = {
  associationFacts: {
    registrationNumber:
      'organizationnumber|organisationnumber|organisationsnummer|orgnr|orgnumber|corporatenumber',
    genuine: 'genuine|isgenuine|genuineassociation|aktaforening|isgenuineassociation|akta',
    ownsLand: 'ownsland|agermarken|ownstheland|ownsground|theassociationowntheground|foreningenagermarken',
    numberOfApartments:
      'numberofapartments|antallagenheter|apartmentcount|antalbostadsratter|apartmentscount',
    transferFee: 'transferfee|overlatelseavgift',
    pledgeFee: 'pledgefee|pantsattningsavgift|pawningfee|pledgingfee',
    indirectNetDebt: 'indirectnetdebt|indirektnettoskuldsattning|indirektnettoskuld',
    debtPerSqm: 'debtpersqm|skuldperkvm|skuldpersqm|loanpersqm|lanperkvm|debtpersquaremeter',
    feePerSqm: 'feepersqm|avgiftperkvm|arsavgiftperkvm',
    savingsPerSqm: 'savingspersqm|sparandeperkvm',
    repairFund: 'repairfund|reparationsfond|innerepairfund',
  },
  taxValues: {
    totalTaxValue: 'taxeringsvarde|taxvalue|totaltaxvalue|taxationvalue|taxassessment|assessedvalue',
    mainProperty: 'taxeringsvardebyggnad|byggnadsvarde|buildingtaxvalue|taxvaluebuilding|buildingvalue',
    adjacentProperty: 'taxeringsvardemark|markvarde|landtaxvalue|taxvalueland|landvalue',
    year: 'taxeringsar|taxyear|assessmentyear|taxationyear',
  },
  mortgageDeeds: {
    count: 'antalpantbrev|numberofmortgages|mortgagedeedscount|numberofmortgagedeeds',
    total: 'summapantbrev|pantbrevsumma|totalmortgageamount|mortgagedeedstotal|mortgageamount|pantbrevbelopp',
  },
};

/** The inner fact by key. */
const innerByKey: ReadonlyMap<string, readonly [InnerObject, string]> = new Map(
  Object.entries(innerWords).flatMap(([object, facts]) =>
    Object.entries(facts).flatMap(([fact, keys]) =>
      keys.split('|').map((key) => [key, [object as InnerObject, fact]] as const),
    ),
  ),
);

/** Parts of a home's object that hold facts of the same home. */
const parts = new Set(
  'address|adress|objectaddress|location|position|coordinates|coordinate|geo|price|pricing|pris|economy|ekonomi|interior|building|byggnad|facts|fakta|details|info|objectinfo|baseinformation|residence|bostad|home|areas|energy|energydeclaration|energideklaration|energi|floorandelevator|size|fees|monthlyfee|association|forening|housing|basfakta|property|estate|listing|attributes|fields|data|object|descriptions|texts|tax|taxation|taxering|mortgage|mortgages|pantbrev|brf|cooperative|housingcooperative|housingassociation|bostadsrattsforening|plot|tomt|construction|byggnadsdata|adressinfo|byggnadsfakta|lage|plats'.split(
    '|',
  ),
);

/** What a key of a home's object stands for. */
export interface KeyMeaning {
  readonly name: string;
  readonly fields: readonly (keyof Facts)[];
  readonly spanEnd: { readonly field: SpanField; readonly end: 'from' | 'to' } | undefined;
  readonly inner: readonly [InnerObject, string] | undefined;
  readonly isPart: boolean;
}

const meanings = new Map<string, KeyMeaning>();

/** Everything that the lists above say of a key as it stands. The same keys come again in every object of a page. */
export function meaningOf(key: string): KeyMeaning {
  const before = meanings.get(key);
  if (before) return before;
  const name = plainKey(key);
  const meaning = {
    name,
    fields: fieldsByKey.get(name) ?? [],
    spanEnd: spanEndsByKey.get(name),
    inner: innerByKey.get(name),
    isPart: parts.has(name),
  };
  if (meanings.size < maxKnown && key.length <= 40) meanings.set(key, meaning);
  return meaning;
}

/** Data whose keys are ids would fill a list of known keys without end. */
const maxKnown = 20_000;
const known = new Map<string, string>();

/** A key as the lists above have it. The same keys come again in every object of a page. */
export function plainKey(key: string): string {
  const before = known.get(key);
  if (before !== undefined) return before;
  const plain = key
    .toLowerCase()
    .replace(/[_\s.-]/g, '')
    .replace(/[åä]/g, 'a')
    .replace(/ö/g, 'o');
  if (known.size < maxKnown && key.length <= 40) known.set(key, plain);
  return plain;
}
