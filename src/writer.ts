import { costUsd, priceOf } from './reports/knowledge/model-prices.js';
import type { SettingValues } from './settings/settings.schema.js';
import { stockholmDay } from './shared/clock.js';
import type { Config } from './shared/config/config.js';
import { lookAtModel, modelAddress, type ModelLook } from './shared/llm/look-at-model.js';

/** Tokens of a usual report, nothing of it cached, without pictures: the median of docs/models.md. */
const usualReport = { input: 6_046, cachedInput: 0, output: 3_213 };

/** Milliseconds that a start waits for the model's server: who starts it wants to read who writes. */
const LOOK_MS = 1_000;

/** Who writes the reports of this process, what that costs, and whether it can be asked. */
export type Writer =
  | { readonly analyst: 'rules'; readonly isKeySet: boolean }
  | {
      readonly analyst: 'openai';
      readonly model: string;
      readonly host: string;
      readonly look: ModelLook;
      /** US dollars for a usual report; null when nobody knows the price. */
      readonly usualUsd: number | null;
      readonly ceilingUsd: number;
    };

type Settings = Pick<SettingValues, 'report_cost_ceiling_usd' | 'model_prices'>;

/** Asks the model's server, if there is one, for a second at most. */
export async function lookAtWriter(
  { analyst, openai }: Pick<Config, 'analyst' | 'openai'>,
  settings: Settings,
): Promise<Writer> {
  if (analyst === 'rules' || !openai) return { analyst: 'rules', isKeySet: openai !== undefined };
  const { model } = openai;
  const price = priceOf(model, stockholmDay(new Date()), settings.model_prices);
  return {
    analyst: 'openai',
    model,
    host: modelAddress(openai).host,
    look: await lookAtModel(openai, { limitMs: LOOK_MS }),
    usualUsd: price && costUsd(usualReport, price),
    ceilingUsd: settings.report_cost_ceiling_usd,
  };
}

/** Whether the rules write in its place until something is set right. */
export const isKeptFromWriting = (writer: Writer): boolean =>
  writer.analyst === 'openai' && ['refused', 'other-models'].includes(writer.look.kind);

/** For whoever runs `npm start`, in Swedish: what writes, whether it can, and what a report costs. */
export function writerInSwedish(writer: Writer): string[] {
  if (writer.analyst === 'rules') {
    const why = writer.isKeySet ? 'ANALYST=rules' : 'OPENAI_API_KEY är inte satt';
    return [`de inbyggda reglerna (${why}): utan kostnad`];
  }
  const { model, host, look, usualUsd, ceilingUsd } = writer;
  const decimals = (usd: number) => usd.toFixed(usd < 0.1 ? 3 : 2).replace('.', ',');
  const usual = usualUsd === null ? 'priset är okänt' : `omkring ${decimals(usualUsd)} USD per rapport`;
  const said: Record<ModelLook['kind'], string> = {
    known: 'nyckeln godtogs',
    'other-models': `nyckeln godtogs, men modellen finns inte där: reglerna skriver tills OPENAI_MODEL är rätt`,
    refused: 'nyckeln avvisades: reglerna skriver tills OPENAI_API_KEY är rätt',
    'no-list': 'nyckeln går inte att pröva i förväg',
    faulty: 'servern svarade med ett fel, så nyckeln är inte prövad',
    away: 'servern svarade inte, så nyckeln är inte prövad',
  };
  return [
    `${model} hos ${host}: ${said[look.kind]}`,
    `${usual}, högst ${decimals(ceilingUsd)} USD (bilder kostar mer)`,
  ];
}

/** The same on one line, for the log. */
export function writerInEnglish(writer: Writer): string {
  if (writer.analyst === 'rules')
    return `The rules write: ${writer.isKeySet ? 'ANALYST is rules' : 'OPENAI_API_KEY is not set'}`;
  const { model, host, look, usualUsd, ceilingUsd } = writer;
  const said: Record<ModelLook['kind'], string> = {
    known: 'key accepted',
    'other-models': 'key accepted, but it has no such model: the rules write until OPENAI_MODEL is right',
    refused: 'key refused: the rules write until OPENAI_API_KEY is right',
    'no-list': 'its key cannot be tried beforehand',
    faulty: 'it answered with a fault, so the key is not tried',
    away: 'it did not answer, so the key is not tried',
  };
  const usual = usualUsd === null ? 'price unknown' : `about ${usualUsd.toFixed(3)} USD a report`;
  return `${model} at ${host} writes: ${said[look.kind]}; ${usual}, ${ceilingUsd} USD at most`;
}
