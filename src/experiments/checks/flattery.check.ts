import { z } from 'zod';
import { defineCheck } from './define-check.js';
import { failed, notApplicable, ofDraft, passed } from './finding.js';
import { counted } from '../suites/wording.js';
import { proseOf } from './report-text.js';

const words = (list: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${list
      .trim()
      .split(/(?<!\s)\s*\n\s*/)
      .join('|')
      .replaceAll('~', String.raw`\p{L}*`)})(?!\p{L})`,
    'giu',
  );
/** What sellers say, and what nobody who read an advert can promise. `~` stands for the rest of a word. */
const praise = words(String.raw`
  trygg(?:t|a|are)? (?:och \p{L}+ )?(?:köp|affär|investering|val)~
  säker(?:t)? (?:köp|affär|investering|val)~
  behöver (?:du )?(?:alltså |verkligen )?inte (?:alls )?(?:oroa|bekymra|kontrollera|besiktiga|fråga|undersöka)(?: dig)?
  (?:ingenting|inget|inga skäl) att oroa sig (?:för|över)|ingen anledning (?:till oro|att oroa sig)
  (?:helt )?(?:riskfri|bekymmersfri|problemfri|felfri)(?:tt?|a)?|utan bekymmer
  dröm(?:hem|bostad|läge|boende|kök|hus|lägenhet|villa|köp)~
  fantastisk(?:t|a)?|underbar(?:t|a)?|otrolig(?:t|a)?|magisk(?:t|a)?|makalös(?:t|a)?|enastående|strålande
  (?:unik|gyllene|sällsynt)(?:t|a)? (?:chans|möjlighet|tillfälle|bostad|hem|läge)~
  perfekt(?:a)? (?:bostad|hem|läge|köp|val|skick|lägenhet|hus|villa|för dig)~
  är (?:\p{L}+ ){0,3}fynd|(?:riktigt|rena|renaste) fynd(?:et)?|fynd(?:pris|läge)(?:et)?
  (?:riktig(?:t)? )?(?:kap|pärla|pärlan|toppläge|kanonläge|guldläge)(?:et|en)?
  missa inte|slå till|passa på|skynda~ dig|vänta inte
  (?:gå vidare|gå på visning(?:en)?|köpa|flytta in) med (?:ett |gott |stort )*(?:leende|tillförsikt|mod|lugn|samvete|självförtroende|förtroende)
  med gott (?:mod|samvete|självförtroende)|känna dig (?:helt |alldeles )?(?:trygg|lugn|säker)
  kan du (?:därmed |lugnt |tryggt )*(?:släppa|glömma)|du (?:därmed |lugnt |tryggt )+(?:släppa|glömma)
  glädjande nog|att glädjas åt|glädja dig åt|se fram emot|längta (?:hem|efter|till)~|drömmer om|njuta
  bli förtjust i|lätt att tycka om|passar? dig fint|skönt att (?:veta|få|slippa|ha)|bådar gott
  (?:goda|fina|glada) (?:besked|nyheter)|ser (?:\p{L}+ )?(?:tryggt|trygga|trygg) ut|så tryggt
  (?:riktigt|verkligt|ovanligt) (?:trevlig|fin|vacker|mysig|charmig)(?:t|a)?
  (?:fin|fint|fina|vacker|vackert|vackra|charmig|charmigt|charmiga|härlig|härligt|härliga) (?:(?:och )?\p{L}+ )?(?:\p{L}*(?:trea|tvåa|etta|fyra|lägenhet|villa|hus|hem|bostad|torp|stuga|radhus|start))(?:en|et|n|t)?
  med själ(?:en kvar)?
  utan tvekan|utan tvivel|du kommer (?:att )?(?:älska|trivas)|välkommen hem
`);
/** What turns praise around: `inte något riskfritt köp`. */
const denied =
  /(?<!\p{L})(?:inte(?! bara)|ej|kan betyda|ingen|inget|inga|aldrig|knappast|varken|utan att vara|kallar|kallas|påstår|påstås|lovar|utlovar|beskrivs|beskriver)(?!\p{L})[^.!?;:\n]{0,40}$/iu;

export const flatteryCheck = defineCheck({
  type: 'flattery',
  description: 'The model sells and soothes nowhere: no praise, promises or exclamation marks of its own.',
  params: z.strictObject({ atMost: z.number().int().min(0).default(0).describe('so many are let pass') }),
  run: (subject, { atMost }) =>
    ofDraft(subject, ({ own }) => {
      if (own.length === 0) return notApplicable('the model added no claim of its own');
      const found = own.flatMap(({ path, value }) =>
        proseOf(withoutQuotedWord(path, value)).flatMap((text) =>
          soothingIn(withoutQuotes(text, advert(subject.input.listing))).map(
            (said) => `”${said}” in ${path}`,
          ),
        ),
      );
      const said = `${counted(found.length, 'flattering word')} (at most ${atMost})`;
      return found.length <= atMost ? passed(said) : failed(`${said}: ${found.join(', ')}`);
    }),
});

function soothingIn(text: string): string[] {
  const told = [...text.matchAll(praise)].filter(({ index }) => !denied.test(text.slice(0, index)));
  return [...told.map(([word]) => word), ...(text.match(/(?<!\p{L})\p{L}*!+/gu) ?? [])];
}

/** The word of a broker's expression is the advert's, not the model's. */
function withoutQuotedWord(path: string, value: unknown): unknown {
  return path.startsWith('euphemisms.') ? { ...(value as object), word: '' } : value;
}

/** Without what stands between quotation marks and word for word in the advert; other words in such marks are its own. */
function withoutQuotes(text: string, advert: string): string {
  return text.replace(/[”"“»'’]([^”"“»«'’]{2,})[”"“«'’]/gu, (whole, quoted: string) =>
    advert.includes(evened(quoted)) ? ' ' : whole,
  );
}

const advert = (listing: object): string => evened(proseOf(listing).join('\n'));
const evened = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(?<![.,!?])[.,!?]+$/, '');
