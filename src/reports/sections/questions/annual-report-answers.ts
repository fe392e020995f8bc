import type { Answer } from './answer.types.js';
import type { Fact } from '../../reading/text/fact.js';
import { associationFacts } from '../../facts/association-facts.js';
import type { Context } from '../../facts/context.js';
import { kr, krPerSqm } from '../../format.js';

type Proven = Pick<Fact<unknown>, 'evidence'>;

const isReported = <T extends Proven>(fact: T | null): fact is T =>
  fact?.evidence.some(({ kind }) => kind === 'document') ?? false;

/** What the annual report already says to a question of the bank, before what the advert says; undefined for nothing. */
export function answerInReport(context: Context, id: string): Answer | undefined {
  const { loansDue, savingsPerSqm, debtPerSqm, genuine, ownsLand } = associationFacts(context);
  const told = (says: string, { evidence }: Proven, ask: string, why: string): Answer => ({
    question: `Årsredovisningen säger att ${says}: ${ask}`,
    says: `Årsredovisningen säger att ${says}`,
    ask,
    why,
    evidence,
  });
  if (id === 'fixation' && isReported(loansDue) && loansDue.amount !== null)
    return told(
      `${kr(loansDue.amount)} av lånen läggs om inom tolv månader`,
      loansDue,
      'vilken ränta har de lånen i dag, och vilken räknar styrelsen med nästa gång?',
      'Skillnaden mellan räntorna betalas av medlemmarna.',
    );
  if (id === 'savings' && isReported(savingsPerSqm))
    return told(
      `sparandet är ${krPerSqm(savingsPerSqm.value)}`,
      savingsPerSqm,
      'räcker det till det som underhållsplanen tar upp?',
      'Räcker sparandet inte höjs avgiften, eller så lånar föreningen.',
    );
  if (id === 'debt' && isReported(debtPerSqm))
    return told(
      `skulden är ${krPerSqm(debtPerSqm.value)}`,
      debtPerSqm,
      'har föreningen tagit nya lån sedan dess, eller är något på väg?',
      'Nya lån höjer din del av skulden, och årsredovisningen är alltid några månader gammal.',
    );
  const isSettled =
    (id === 'genuine' && isReported(genuine) && genuine.value) ||
    (id === 'ground-lease' && isReported(ownsLand) && ownsLand.value);
  if (!isSettled) return undefined;
  return { question: null, evidence: (id === 'genuine' ? genuine : ownsLand)?.evidence ?? [] };
}
