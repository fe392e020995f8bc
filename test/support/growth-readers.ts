/**
 * The readers of text of strangers whose growth is measured: its function, what of a stranger it is given, and how many
 * characters of it: the most that are taken, or a million; less of what only developers run. `growth.js` holds each.
 */
export const growthReaders = [
  ['writeRulesReports', 'a villa', 30_000],
  ['writeRulesReports', 'a flat', 30_000],
  ['uncertaintiesOf', 'a villa', 30_000],
  ['caseTexts', 'a villa', 30_000],
  ['complaintsAbout', 'a villa', 30_000],
  ['complaintsAbout', "a model's answer", 60_000],
  ['complaintsAbout', 'an annual report', 600_000],
  ['settleDisputes', 'a villa', 30_000],
  ['documentReading', 'an annual report', 600_000],
  ['openDocument', 'print', 600_000],
  ['openDocument', 'junk in a PDF', 1_000_000],
  ['readPage', 'a page', 1_000_000],
  ['readText', 'pasted text', 1_000_000],
  ['openFile', 'a saved page', 1_000_000],
  ['makeFixture', 'a page', 300_000],
  ['makeFixture', 'data in a page', 300_000],
  ['linksOf', 'a page', 1_000_000],
  ['linksOf', 'links', 1_000_000],
  ['refusalIn', 'a page', 1_000_000],
  ['robotsRules', 'one rule', 500_000],
  ['robotsRules', 'many rules', 500_000],
  ['robotsRules', 'many robots', 500_000],
] as const;
