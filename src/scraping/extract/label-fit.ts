import type { LabelKind } from './label-words.js';
import { isUnstated, parseYesNo } from './numbers.js';
import { propertyKindOf, tenureKindOf } from './vocabulary.js';

const area = /(?:\d|½)\s*(?:m²|m2|kvm|kvadratmeter|sqm|sq\.? ?m\b|square m|ha(?!\p{L})|hektar)/iu;
const bare =
  /^(?:ca\.?|cirka|c:a|ungefär|från)?\s*\d[\d\s.,]{0,12}(?:\s*½)?(?:\s*[+/–-]\s*\d[\d\s.,]{0,8})?$/i;
const money =
  /^(?:ca\.?\s|från\s)?(?:sek|kr)\.?\s?\d|\d\s*(?:kr(?!\p{L})|kronor|sek|:-|;-|,-|mkr|mnkr|tkr|ksek|msek|milj|mn\b)/iu;
const perSqm = /kr(?:onor)?\s*(?:\/|per)\s*(?:m²|m2|kvm|kvadrat)/i;
const room =
  /(?:\d|½|\b(?:ett|två|tre|fyra|fem|sex|sju|åtta))\s*(?:rum|rok|r\.?\s?o\.?\s?k|rooms?)(?!\p{L})/iu;
const year = /(?<!\d)(?:1[2-9]\d\d|20[0-4]\d)(?!\d)|sekelskifte|nyprod|nybygg/i;
const floor =
  /^(?:\d{1,2}(?:[,.]5)?|bv|ev|kv|nb|[½-])(?:\s*(?:tr|trappor|vån|våningen|av|\/|,|\(|:a|:e|hiss|st|plan)|\s*$)|^(?:entré|botten|källar|mark|gatu|souterräng|vind|etage|över|högst|nedre|vån(?:ing)?\s*\d|plan\s*\d|floor)|\d\s*(?:tr|av)\b/i;

const payer = /^(?:köpare|säljare)n?$/i;

/** How well a value suits a label of this kind: 0 not at all, 1 as a bare number or word, 2 surely. */
export function fitOf(kind: LabelKind, value: string): 0 | 1 | 2 {
  if (kind === 'prose') return value.length > 1500 ? 0 : 1;
  if (value.length > (kind === 'place' || kind === 'name' ? 90 : 160)) return 0;
  if (kind !== 'price' && isUnstated(value)) return 1;
  switch (kind) {
    case 'area':
    case 'areas':
      if (area.test(value) && !perSqm.test(value)) return 2;
      return bare.test(value) ? 1 : 0;
    case 'money':
      // "Överlåtelseavgift: betalas av köparen"
      if (/^betalas av /i.test(value)) return payer.test(value.slice(11)) ? 1 : 0;
      return moneyFit(kind, value);
    case 'fee':
    case 'perSqm':
    case 'price':
      return moneyFit(kind, value);
    case 'rooms':
      if (room.test(value)) return 2;
      return /^(?:\d{1,2}(?:[,.]\d|\s?½)?|½)(?:\s*[-–]\s*\d{1,2}|\s*(?:,|\(|st|varav).{0,40})?$/i.test(value)
        ? 1
        : 0;
    case 'year':
      return year.test(value) ? 2 : 0;
    case 'floor':
      return floor.test(value) && !/kr|m²|kvm|\brum\b/i.test(value) ? 2 : 0;
    case 'markOrTax':
      return fitOf('yes', value) || moneyFit('money', value);
    case 'yes':
      return parseYesNo(value) !== undefined || /tomträtt|arrende|äger|friköpt|ägd/i.test(value) ? 2 : 0;
    case 'status':
      return /äkta|privatbostadsföretag|såld|kommande|till salu|^ja\b|^nej\b/i.test(value) &&
        value.length < 90
        ? 2
        : 0;
    case 'energyClass':
      return /^(?:(?:energi)?kl(?:ass|\.)\s*)?[A-G](?![\p{L}])|kwh.*(?:[,(]\s*|klass\s+)[A-G]\)?$/iu.test(
        value,
      )
        ? 2
        : 0;
    case 'energy':
      return /kwh/i.test(value) ? 2 : /^\d{1,3}(?:,\d)?$|^energiklass:? [A-G]\b/i.test(value) ? 1 : 0;
    case 'count':
      return /^(?:ca\.?\s*)?\d{1,4}(?:\s*(?:st\.?|stycken|lägenheter|bostadsrätter|hyresrätter|lokaler|bostäder)|$|\s*[,(])/i.test(
        value,
      )
        ? 2
        : 0;
    case 'percent':
      return /^\d[\d.,]*\s*(?:%|procent)/i.test(value)
        ? 2
        : /^\d{1,2}[.,]\d+$/.test(value)
          ? 2
          : /^\d{1,2}$/.test(value)
            ? 1
            : 0;
    case 'deeds':
      return /\d/.test(value) ? 2 : 0;
    case 'type':
      // "Typ" beside an association, where the answer is a label elsewhere.
      if (/^o?äkta (?:förening|bostadsrättsförening|brf)$/i.test(value)) return 2;
      return propertyKindOf(value) || tenureKindOf(value)
        ? 2
        : /^[\p{L}][\p{L} ,/()-]{2,40}$/u.test(value)
          ? 1
          : 0;
    case 'tenure':
      return tenureKindOf(value) ? 2 : /^[\p{L}][\p{L} ,/()-]{2,40}$/u.test(value) ? 1 : 0;
    case 'name':
    case 'place':
    case 'municipality':
      return /[\p{L}\d]/u.test(value) ? 1 : 0;
    case 'payer':
      return payer.test(value) ? 2 : 0;
    case 'date':
      return /\d{1,2}[ /.-]\s?(?:\d|jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec)/i.test(value) ? 2 : 0;
  }
}

function moneyFit(kind: LabelKind, value: string): 0 | 1 | 2 {
  if (
    kind === 'price' &&
    /^(?:accepterat|pris saknas|pris på begäran|fast pris|högstbjudande|budgivning|kommer|ej satt|saknas)/i.test(
      value,
    )
  )
    return 2;
  if (isUnstated(value)) return 1;
  if (area.test(value) && !money.test(value)) return 0;
  if (kind === 'money' && perSqm.test(value)) return 0;
  if (money.test(value)) return 2;
  if (kind === 'fee' && /^\d[\d\s.]*\/\s*(?:mån|år)/i.test(value)) return 2;
  if (!bare.test(value)) return 0;
  const digits = value.replace(/\D/g, '').length;
  if (kind === 'price') return digits >= 6 && digits <= 9 ? 1 : 0;
  return digits >= 2 && digits <= 9 ? 1 : 0;
}
