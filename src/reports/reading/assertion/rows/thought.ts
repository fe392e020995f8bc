import { word } from '../../text/sources.js';
import { pattern, whole, type Row } from '../row.js';

const could = String.raw`(?:kan|kunde|skulle\s+kunna|skulle|kunna)\s+(?:\p{L}+\s+){0,3}?(?:innehålla|ha|finnas|förekomma|uppstå|uppkomma|dölja|döljas|leda\s+till|orsaka|ge|bli|medföra|få|drabba\p{L}*|vara)`;
/** Words of something found, which advice about it does not undo. */
const found = pattern(
  String.raw`(?<!\p{L})(?:konstatera[dt]\p{L}*|upptäck(?:t|ta|tes|ts)|uppmät\p{L}*|påvisa[dt]\p{L}*|hitta(?:d|t|ts|des|de)|pågående|synlig\p{L}*|befintlig\p{L}*|notera(?:d|t|ts|des|de)\p{L}*|känd(?:a)?|som\s+finns)(?!\p{L})`,
);

/** What is asked: it comes before what is mended, for who asks whether it was does not say so. */
export const askedRows: readonly Row[] = [
  {
    id: 'asked',
    standing: 'hypothetical',
    scope: 'sentence',
    amid: { sentence: /\?\s*$/u },
  },
];

/** What is feared, insured or advised, and not said to be so. */
export const thoughtRows: readonly Row[] = [
  {
    id: 'found',
    standing: 'stated',
    scope: 'list',
    around: found,
  },
  {
    id: 'thought-of',
    standing: 'hypothetical',
    scope: 'list',
    before: whole(
      String.raw`försäkr(?!ingsbolag|ingsärende|ingsskad)\p{L}*|risk(?:en|er|erna)?\s+(?:för|att)|riskera\p{L}*|för\s+att\s+(?:undvika|förhindra|förebygga|minska|slippa|upptäcka|minimera)|undvik(?:a|er|s)?|(?:kan|går)\s+(?:ej|inte)\s+(?:helt\s+)?(?:att\s+)?uteslut\p{L}*|förebygg\p{L}*|förhindra\p{L}*|motverka\p{L}*|skydd(?:ar|et|as)?\s+(?:mot|från)|larm\p{L}*\s+(?:för|mot|vid)|garanti\p{L}*\s+mot|eventuell\p{L}*|ev|${could}|känslig\p{L}*\s+för|(?:hus|byggnader|fastigheter|källare)\s+(?:från|av)\s+(?:den(?:na)?|här)\s+(?:tid|ålder|typ|period)\p{L}*|vanlig(?:t|a)?\s+(?:i|för|vid|med)|typisk\p{L}*\s+för|oro(?:a|lig)?\s+för`,
    ),
  },
  {
    id: 'may-be-there',
    standing: 'hypothetical',
    scope: 'list',
    after: pattern(
      String.raw`^\s+(?:\p{L}+\s+){0,2}?${word(String.raw`${could}|kan\s+(?:ej|inte)\s+(?:helt\s+)?uteslutas|(?:täcks|ersätts|omfattas)\s+(?:av|i)`)}`,
    ),
  },
  {
    id: 'in-case-of',
    standing: 'hypothetical',
    scope: 'list',
    before: pattern(
      String.raw`(?<!\p{L})(?:vid|i\s+händelse\s+av|om|ifall)\s+(?:(?:en|ett|det|den|någon|något)\s+)?(?:(?:skulle|finns|förekommer|uppstår|upptäcks|konstateras)\s+)*$`,
    ),
    // `Vid vattenskadan 2014` happened.
    unless: { front: /\d{4}/, behind: /^\s*(?:\d{4}|i\s|på\s)/ },
  },
  {
    id: 'may',
    standing: 'hypothetical',
    scope: 'list',
    before: /(?<!\p{L})(?:kan|kunde|skulle)\s+(?:\p{L}+\s+){0,2}$/giu,
    after: /^\s+(?:\p{L}+\s+)?(?:förekomma|finnas|uppstå|dölja|döljas)(?!\p{L})/giu,
  },
  {
    id: 'whether',
    standing: 'hypothetical',
    scope: 'list',
    before: /(?<!\p{L})(?:om|huruvida|ifall)\s+(?:\p{L}+\s+){0,3}$/giu,
    after:
      /^\s+(?:\p{L}+\s+){0,3}?(?:finns|förekommer|upptäcks|uppstår|skulle|konstateras|föreligger|visar|inträffar)(?!\p{L})/giu,
  },
  {
    id: 'found-in-sentence',
    standing: 'stated',
    scope: 'sentence',
    around: found,
  },
  {
    id: 'advice',
    standing: 'hypothetical',
    scope: 'sentence',
    around: pattern(
      String.raw`(?<!\p{L})(?:uppmana[sr]?|rekommendera[srd]\p{L}*|tillråd\p{L}*|undersökningsplikt\p{L}*|(?:köpare|köparen|spekulanter|intressenter|du|man|ni)\s+(?:bör|ska(?:ll)?|behöver|ansvarar|råds))(?!\p{L})`,
    ),
  },
];
