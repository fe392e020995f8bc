import type { QuestionRow } from './question.types.js';

const rows: readonly QuestionRow[] = [
  [
    'begun-permit',
    'Gäller bygglovet än, och finns startbesked?',
    'Ett lov upphör om bygget inte är färdigt inom fem år.',
    'permit-open permit-missing permission-expired',
  ],
  [
    'begun-left',
    'Vad återstår att bygga, och vad kostar det enligt offert?',
    'Priset är bara början. Resten ska också betalas.',
    'unfinished-work work-unfinished',
  ],
  [
    'begun-builder',
    'Vem har byggt, och svarar firman fortfarande för sitt arbete?',
    'Finns inte firman kvar, finns ingen att kräva när ett fel visar sig.',
    'developer-trouble',
  ],
  [
    'begun-controls',
    'Får jag se kontrollplanen och protokollen från grund och stomme?',
    'Utan dem kan kommunen vägra slutbesked, och du får inte flytta in.',
    'permit-open unfinished-work work-unfinished',
  ],
  [
    'begun-moisture',
    'Är virket fuktmätt, och hur länge har stommen stått utan tätt tak?',
    'Fukt som byggs in syns först efter flera år.',
    'mould damp-smell stated-moisture unfinished-work work-unfinished',
  ],
  [
    'begun-as-permitted',
    'Stämmer huset med lovets ritningar, och är läget utsatt och kontrollerat?',
    'Står huset fel kan kommunen kräva att det flyttas.',
    'permit-missing',
  ],
  [
    'begun-drawings',
    'Följer ritningar och konstruktionshandlingar med, och får jag använda dem?',
    'Upphovsrätten kan ligga kvar hos den som ritade huset.',
  ],
  [
    'begun-materials',
    'Vilket material ingår, och är allt betalt?',
    'Det som inte är betalt kan leverantören hämta.',
  ],
  [
    'begun-supervisor',
    'Vem är kontrollansvarig, och fortsätter den?',
    'Utan kontrollansvarig får bygget inte gå vidare.',
  ],
  [
    'begun-insurance',
    'Finns byggförsäkring, och kan jag ta över den?',
    'Ett bygge är inte försäkrat av en vanlig villaförsäkring.',
  ],
  [
    'begun-loan',
    'Lånar banken ut till ett halvfärdigt hus, och när betalas pengarna ut?',
    'Banken betalar ofta i steg, efter det som är byggt.',
    'bank-doubt',
  ],
  ['begun-stopped', 'Varför avbröts bygget?', 'Skälet säger vad du tar över.', 'unfinished-work'],
];

/** What calls for all of them: words that tell of the begun house. */
export const begunTrigger = 'house-begun';

/**
 * Questions about a plot with a house that somebody has begun to build. A permit ends where the building has not begun
 * within two years or is not finished within five (plan- och bygglagen 9 kap. 43 §); timber may be built in below a
 * moisture ratio of 18 percent (Boverkets byggregler 6:5).
 */
export const begunQuestions: readonly QuestionRow[] = rows.map(([id, question, context, triggers = '']) => [
  id,
  question,
  context,
  `${begunTrigger} ${triggers}`,
]);
