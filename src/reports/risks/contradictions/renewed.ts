import { flag, type Context, type Flag } from '../../facts/context.js';
import { quoted } from '../../facts/evidence.js';
import { lower } from '../../format.js';
import { parts, type Part, type PartId } from '../../knowledge/life-lengths.js';
import type { Quote } from '../../reading/text/sources.js';
import { isApart, isSameSentence, originalIn, wholeRenovationIn } from '../../reading/work/renewed.js';
import type { Work } from '../../reading/work/work.types.js';

/** Parts that a whole renovation must include to deserve the name. */
const inner: readonly PartId[] = ['bathroom', 'kitchen', 'pipes', 'electrical'];
/** Renewed in one place and original in another: critical where both cannot hold of a heavy part. */
export function renewedFlags(context: Context): Flag[] {
  const wholeHome = wholeRenovationIn(context);
  const flags = parts.flatMap((part): Flag[] => {
    const original = context.work.find((item) => item.part === part.id && item.state === 'original');
    const first = original?.quote ?? originalIn(context, part.id);
    if (!first) return [];
    const done = context.work.find(
      (item) =>
        item.part === part.id && item.state === 'done' && !item.relined && item.to > (original?.to ?? 0) + 2,
    );
    if (done && !isSameSentence(context, first, done.quote) && !isApart(context, [first, done.quote]))
      return [partFlag(part, first, done.quote, workDone(done))];
    if (wholeHome && !isApart(context, [first]) && !isSameSentence(context, first, wholeHome))
      return [partFlag(part, first, wholeHome, 'att bostaden är totalrenoverad', inner.includes(part.id))];
    return [];
  });
  return flags;
}

/** With its time where the quote tells it. */
const workDone = ({ quote, when }: Work): string =>
  quote.text.includes(when.replace(/^på /, '')) ? `att något gjordes ${when}` : 'att något är gjort senare';

function partFlag(part: Part, original: Quote, done: Quote, says: string, isInner = part.heavy): Flag {
  const heavy = isInner && (part.heavy || inner.includes(part.id));
  return flag({
    rule: `original-conflict-${part.id}`,
    title: `${part.name}: både original och renoverat`,
    category: 'Motsägelse',
    severity: heavy ? 'critical' : 'warning',
    description:
      `Ett ställe i annonsen säger original, ett annat ${says}. Båda kan inte gälla samma sak, och skillnaden är ` +
      `${heavy ? 'mycket pengar' : 'värd att reda ut'}.`,
    action: `Be om kvitto eller intyg som visar exakt vad som är bytt, och titta på ${lower(part.the)} själv.`,
    evidence: [quoted(original), quoted(done)],
  });
}
