import { waterText } from './house.js';

/** How adverts tell what a buyer of land without a house must know. */
export const plotWords: Readonly<Record<string, string>> = {
  zoning: String.raw`detaljplan\p{L}*|byggrätt\p{L}*|förhandsbesked\p{L}*|bygglov\p{L}*|områdesbestämmelser`,
  /** As of a house, or the bare word: a plot has it or has not. */
  plotWater: String.raw`${waterText}|vatten\s+och\s+avlopp|avlopp(?:et)?|va(?:-anslutning\p{L}*)?|vatten(?:et)?\s+(?:\p{L}+\s+){0,3}?(?:framdrag\p{L}*|tomtgräns\p{L}*|ansl\p{L}*|indraget)`,
  power: String.raw`el(?:\s+|-)?(?:anslut\p{L}*|framdrag\p{L}*)?|fiber\p{L}*`,
  /** Who owns the road, or that it is built: `samfälld väg`. */
  road: String.raw`(?:egen|samfälld|samfällda|enskild|enskilda|kommunal|allmän|privat|körbar|framdragen|belyst|asfalterad)\s+(?:\p{L}+\s+)?\p{L}{0,12}väg(?:en)?|(?:grus|skogsbil|tillfarts|infarts|bil|byggnads)väg(?:en)?|väg(?:en)?\s+(?:(?:är|går|finns)\s+){0,2}(?:fram|framdragen|ända|ägs|sköts|underhålls|saknas|samfälld|till\s+tomt\p{L}*)|väg(?:en)?\s+(?:via|genom|ingår)\s+\p{L}+|\p{L}{0,14}(?:gatan|vägen|gata|väg)\s+(?:är\s+)?(?:\p{L}+\s+och\s+)?(?:kommunal|samfälld|allmän|enskild|privat|asfalterad|grusad)|(?:kommunal|allmän|enskild|asfalterad|privat)\s+\p{L}{0,12}gata(?:n)?|(?:kommun|stad)en\s+(?:äger|sköter|plogar|underhåller)\s+(?:vägen|gatan)|gemensamhetsanläggning\p{L}*|\p{L}{0,12}servitut\p{L}*|samfällighet\p{L}*|väg(?:sam)?f(?:ören|äll)ing\p{L}*|vägsamfällighet\p{L}*`,
  ground: String.raw`geotekni\p{L}*|berg\s+i\s+dagen|berggrund|hällmark\p{L}*|(?:mark|tomt|grund)\p{L}*[^.!?\n]{0,30}?\s(?:berg|lera|morän|sand|grus|torv|fyllning\p{L}*)|(?:ler|sand|morän|skogs|berg|torv)(?:mark|tomt|jord|häll)\p{L}*|morän\p{L}*|markundersök\p{L}*|markförhållanden\s+(?:är|:)\s*\p{L}+|sprängning\p{L}*`,
};
