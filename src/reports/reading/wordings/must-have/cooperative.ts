import { across } from './gaps.js';

const perSqm = String.raw`(?:\/|per)\s*(?:kvm|m²|m2|kvadratmeter)`;
const debtWord = String.raw`(?:skuld|belån|lån(?!g))\p{L}*`;

/** How texts state the debt: `skuld per kvm: 8 900 kr/kvm`, `belåning om 12 000 kronor per kvadratmeter`, `lån/kvm: 7 400`. */
export const debtPhrase = String.raw`(?:${debtWord}(?:\s+${perSqm})?[^.\d\n]{0,40}\d[\d ]{0,6}(?:[.,]\d+)?\s*(?:(?:kr|kronor|tkr|kkr|:-)\s*)?${perSqm}|${debtWord}\s*${perSqm}[^.\d\n]{0,30}\d[\d ]{2,6}(?=\s|kr|$))`;

/** Pipes and the replacing of them. */
const pipe = String.raw`(?:rör|avlopps|vatten|köks?)?stam(?:byte(?:t|n)?|men|mar(?:na)?(?!\s+från\s+1[0-7])|renovering(?:en)?)|relining(?:en)?|rörstam(?:mar(?:na)?)?|(?:vatten|avlopps)(?:ledningar(?:na)?|rör(?:en)?)`;
/** What is told of pipes that answers whether they are replaced. */
const status = String.raw`\d{4}|\d0-tal\p{L}*|utför\p{L}*|genomför\p{L}*|gjor[dt]\p{L}*|klar[at]?|planer\p{L}*|beslut\p{L}*|by(?:tt|ts|ttes|tta|tas)|relina\p{L}*|renoverad\p{L}*|renoveras|original\p{L}*|byggår\p{L}*|nya|kvar|aktuell\p{L}*|skick|filma\p{L}*|inspekter\p{L}*|besikt\p{L}*|saknas|väntar|återstår|inte|ej`;
/** Rooms that all share, whose floor is not that of the home. */
const commonSpace = String.raw`(?:tvättstug|butik|lokal|restaurang|café|kafé|cykel|förråd|gym|bastu|förskol|kontor|garage|mataffär|livs|salong|mottagning|takterrass|gemensam|soprum)\p{L}{0,15}`;
/** The name of an association; not how a sentence about it goes on (`föreningen äger marken`). */
const name = String.raw`(?!(?:med|som|är|har|i|på|utan|och|där|äger|äges|sköt\p{L}*|förvalt\p{L}*|plan\p{L}*|spar\p{L}*|består|bildades|får|kan|ska|skall|för|avgift\p{L}*|ekonomi\p{L}*|tillåter|erbjuder|ansvarar|beviljar|saknar|lån\p{L}*|skuld\p{L}*|vars|vill|kommer|höjde|höjer|sänkte|inga|ingen|via|samt|men|när|inte|sedan|från|av|till|ingår|debiterar|accepterar|godkänner|har|heter|planerar|renovera\p{L}*)(?!\p{L}))\p{L}{3,}`;

/** How adverts tell what a buyer of a home of an association must know. */
export const cooperativeWords: Readonly<Record<string, string>> = {
  /** The floor of the home or its lift (`tre trappor upp`); not the floor of a laundry or a shop. */
  floor: String.raw`(?<!(?:skid|bil|ski)\p{L}{0,3}\s?)hiss(?:en|ar|fri\p{L}*)?|(?:våning(?:en)?\s+\d{1,2}(?!\d)|\d{1,2}\s*tr(?:appor)?|(?:botten|entré|mark|gatu)(?:våning\p{L}*|plan\p{L}*)|(?:två|tre|fyra|fem)\s+tr|(?:högst|längst|överst)\s+upp(?=\s+i\s+(?:huset|fastigheten|byggnaden)|\s*[.,!]|\s+med)|(?:första|andra|tredje|fjärde|femte|sjätte|sjunde|åttonde|översta)\s+våning\p{L}*|\p{L}+\s+trappor\s+upp)(?<!${commonSpace}\s[^.!?\n]{0,50})(?!(?::|\s+finns|\s+ligger|\s+hittar\s+\p{L}+|\s+har\s+\p{L}+)\s+(?:\p{L}+\s+){0,3}?${commonSpace})|(?<!enligt\s)(?<!ekonomisk\s)plan\s+\d{1,2}(?!\d)`,
  /** A storeroom of the home; not one for bicycles, prams or tools. */
  storage: String.raw`(?!(?:cykel|barnvagn|rullstol|moped|permobil|sop|red?skap|verktyg|möbel|gemensam)\p{L}*)\p{L}{0,20}förråd(?:et|en|sutrymme\p{L}*|splats)?(?!\s+för\s+(?:cykel|cyklar|barnvagn))|(?:vinds|källar)(?:kontor|utrymme)\p{L}*|matkällare\p{L}*`,
  debtPerSqm: debtPhrase,
  /** Owned or leased: `äger marken`, `tomträtt`. */
  landOwnership: String.raw`tomträtt(?:en|er)?|mark(?:en)?\s+som\s+(?:den|de|föreningen|vi)\s+(?:själva?\s+)?äger|tomträttsavgäld\p{L}*|tomträttsavtal\p{L}*|äg(?:er|d|a|s)\s+(?:(?:själva?|inte|ej)\s+)?(?:(?:sin|den)\s+)?(?:egen\s+)?mark(?:en)?|mark(?:en)?\s+(?:ägs|är\s+(?:ägd|friköpt))|ägd\s+mark|friköpt\s+(?:mark|tomt)|(?=egen)(?<!(?:uteplats|täppa|trädgård|terrass|altan|rabatt)\p{L}{0,6}[^.!?\n]{0,25})egen\s+mark`,
  /** How the association is taxed: `äkta förening`. */
  genuine: String.raw`(?:o)?äkta\s+(?:bostadsrätts)?(?:förening|bostadsföretag|brf)\p{L}*|(?:förening\p{L}*|brf|den|och)\s+(?:är|räknas\s+som|klassas\s+som|beskattas\s+som)\s+(?:\p{L}+\s+){0,2}?(?:o)?äkta|(?:o)?äkta\s+i\s+skattehänseende|privatbostadsföretag|beskatta[sd]\p{L}*\s+som\s+(?:\p{L}+\s+){0,2}?bolag`,
  /** When pipes were or will be replaced, or that they were not: `stammarna är från 1962`. */
  pipes: String.raw`stambytt\p{L}*|stamrenovera[dt]\p{L}*|relina[dt]\p{L}*|(?:nya|bytta|relinade|gamla|ursprungliga)\s+(?:\p{L}+\s+)?(?:rör)?stammar(?:na)?|(?:${pipe})${across(60, 'pipes')}\s(?:${status})|(?:efter|vid|samband\s+med|inför|planerat|utfört|genomfört|gjort|kommande|inget|ingen)\s+(?:\p{L}+\s+)?(?:${pipe})|(?=stam|rör|relin|avlopp|vatten|kök)(?<=\d{4}[^.!?\n]{0,40}\s)(?:${pipe})`,
  /** `sparande 214 kr/kvm`. */
  savings: String.raw`spar(?:ande\p{L}*|ar)(?:(?!skuld|lån|avgift)[^.!?\n\d]){0,50}\d[\d ]{0,12}\s*(?:(?:kr|kronor|:-)\s*)?(?:\/|per)\s*(?:kvm|m²|m2|kvadratmeter)`,
  /** `Brf Solrosen`, `föreningen heter Solrosen`. */
  association: String.raw`(?:brf|bostads(?:rätts)?förening(?:en)?|bostads(?:\s?ab|aktiebolag(?:et)?))\s+(?:hsb\s+|riksbyggen\s+)?${name}|förening(?:en)?\s+heter\s+\p{L}{3,}|hsb(?::?s)?\s+(?:brf|bostadsrättsförening)\s+${name}|riksbyggen(?:s)?\s+(?:brf|bostadsrättsförening)\s+${name}`,
  /** `769612-3456`. */
  registrationNumber: String.raw`[27]\d{5}-?\d{4}`,
  /** `ingen balkong` too; not one that is shared or may be built. */
  balcony: String.raw`(?=\p{L}{0,20}(?:balkong|uteplats|terrass|altan|loggia|veranda)|(?:två|tre|båda|2)\s)(?<!(?:gemensam\p{L}{0,4}|delad|föreningens|grannens|bygga|byggas|inglasa|möjlighet\p{L}{0,4}\s+(?:till|att\s+bygga)|restaurangens|ansöka\s+om|takets)\s(?:\p{L}{1,20}\s)?)(?:\p{L}{0,20}?balkong(?:en)?|(?:två|tre|båda|2)\s+balkonger(?:na)?|\p{L}{0,20}?uteplats(?:en|er)?|\p{L}{0,20}?terrass(?:en|er)?|\p{L}{0,12}?altan(?:en)?|loggia(?:n)?|\p{L}{0,12}?veranda(?:n)?)(?!\s+kan\s)`,
};
