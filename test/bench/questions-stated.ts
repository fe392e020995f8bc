/**
 * Questions for a fact, and how an advert states that fact: rows that share no words with the rules' own reading, so that
 * they can find it wrong. What the advert quotes itself in a question is no question for it.
 */
const rows: readonly (readonly [asked: RegExp, stated: RegExp])[] = [
  [/är radon mätt/, /radon[^.\n]{0,40}\d{2,4}\s*(?:bq|becquerel)/],
  [/äkta eller oäkta/, /(?:föreningen är|är en) (?:o?äkta)/],
  [/äger föreningen marken/, /äger (?:sin|marken)|marken ägs|tomträtt/],
  [/föreningens skuld per kvadratmeter/, /(?:skuld|belåning)[^.\n]{0,40}\d[\d\s]{2,6}kr/],
  [/sparandet per kvadratmeter/, /sparande[^.\n]{0,40}\d{2,4}\s*kr/],
  [/vatten och avlopp kommunalt/, /kommunalt (?:vatten|va|avlopp)|enskilt avlopp|trekammarbrunn/],
  [
    /vilket år (?:lades taket|är taket)/,
    /(?:nytt tak|taket? (?:är |lades |byttes )?(?:om |från )?)\(?(?:19|20)\d\d/,
  ],
  [/vilket år gjordes badrum/, /badrum(?:met)?[^.\n]{0,60}(?:19|20)\d\d/],
  [/vilket år dränerades|när dränerades det/, /dräner[^.\n]{0,40}(?:19|20)\d\d/],
  [/hur gammalt är köket/, /kök(?:et)?[^.\n]{0,60}(?:19|20)\d\d/],
  [/vilket år står det i luckan|när byttes elcentralen/, /(?:elcentral|elen)[^.\n]{0,40}(?:19|20)\d\d/],
  [/vilket årtal står i metallisten|vilket år är fönster/, /fönst(?:er|ren)[^.\n]{0,40}(?:19|20)\d\d/],
  [/vilket år byttes eller relinades stammarna/, /(?:stambyte|stammar)[^.\n]{0,40}(?:19|20)\d\d/],
  [/hur gamla är vatten- och avloppsrören/, /(?:rör|stammar)(?:en|na)?[^.\n]{0,30}(?:19|20)\d\d/],
  [/vad är taxeringsvärdet/, /taxeringsvärde[^.\n]{0,30}\d/],
  [/hur stora pantbrev/, /pantbrev[^.\n]{0,30}\d/],
  [/luktar det i källaren/, /(?:ingen|utan) källare|källare saknas/],
];

/** Whether a question asks for what the text of the advert states. */
export const asksForStated = (question: string, text: string): boolean => {
  const asked = question.replace(/”[^”]*”/gu, '').toLowerCase();
  const said = text.toLowerCase();
  return rows.some(([words, stated]) => words.test(asked) && stated.test(said));
};
