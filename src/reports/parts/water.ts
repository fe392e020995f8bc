import type { Evidence } from '../analysis-result.schema.js';
import type { Context } from '../facts/context.js';
import { quoted, reference } from '../facts/evidence.js';
import {
  municipalPipes,
  ownPlantIn,
  ownWellIn,
  sharedPlantIn,
  summerWaterIn,
} from '../reading/parts/water.js';
import type { Quote } from '../reading/text/sources.js';
import { statedRisk } from '../risks/stated/stated.js';

interface Judged {
  readonly status: 'green' | 'yellow' | 'red';
  readonly reason: string;
  readonly evidence: Evidence[];
}

/**
 * Who answers for water and sewage, by what is told: a rejected plant is red; an own or shared plant, summer water and
 * pipes still to come are to be asked about; green only where both are the municipality's now. `isDated` says that the
 * plant is judged by its year, which answers all but a rejection.
 */
export function waterAndSewage(context: Context, isDated: boolean): Judged[] {
  const rejected = statedRisk(context, 'sewage-rejected');
  const found: Judged[] = rejected
    ? [
        {
          status: 'red',
          reason: 'Avloppet är inte godkänt och behöver göras om.',
          evidence: [
            ...rejected.quotes.slice(0, 1).map(quoted),
            reference('text-risks', rejected.title, rejected.source),
          ],
        },
      ]
    : [];
  const yellow = (quote: Quote | undefined, reason: string) => {
    if (quote) found.push({ status: 'yellow', reason, evidence: [quoted(quote)] });
  };
  if (isDated) return found;
  const pipes = municipalPipes(context);
  yellow(
    ownPlantIn(context) ?? (pipes.now.length > 0 ? undefined : ownWellIn(context)),
    'Anläggningen är egen. Fråga efter tillstånd, ålder och vattenprov.',
  );
  yellow(
    summerWaterIn(context),
    'Sommarvatten enligt annonsen: vattnet är avstängt en del av året. Fråga när, och hur avloppet är löst.',
  );
  const isHouse = context.home.tenure !== 'cooperative' && context.home.form !== 'flat';
  yellow(
    isHouse ? sharedPlantIn(context) : undefined,
    'Anläggningen är gemensam enligt annonsen. Fråga vad som delas, vad det kostar om året och hur gammal den är.',
  );
  if (pipes.now.length === 0)
    yellow(
      pipes.ahead[0],
      'Kommunalt vatten och avlopp finns nära eller är på väg, men annonsen säger inte att huset är anslutet. Fråga när det sker och vad anslutningen kostar.',
    );
  if (found.length > 0 || pipes.now.length === 0) return found;
  return [
    {
      status: 'green',
      reason: 'Vatten och avlopp är kommunalt enligt annonsen. Ledningarnas ålder framgår inte.',
      evidence: pipes.now.map(quoted),
    },
  ];
}
