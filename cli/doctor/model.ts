import { lookAtModel, modelAddress } from '../../src/shared/llm/look-at-model.js';
import { reasonOf } from '../reason.js';
import { ok, unknown, warning, wrong, type Finding, type Given, type Probe } from './finding.js';

const name = 'model';

export const modelProbe: Probe = {
  name,
  reads: ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_MODEL', 'ANALYST'],
  look,
};

/** Asks for the list of models, which costs nothing. */
async function look({ config, signal, limitMs }: Given): Promise<Finding[]> {
  if (!config.openai) return [ok(name, 'not used: the rules write, for OPENAI_API_KEY is not set')];
  const { model } = config.openai;
  const { host } = modelAddress(config.openai);
  const seen = await lookAtModel(config.openai, { signal, limitMs });
  switch (seen.kind) {
    case 'known':
      return [ok(name, `${host}, key accepted, knows ${model}, answers in ${seen.ms} ms`)];
    case 'other-models':
      return [wrong(name, `${host} does not know ${model}`, oneOf(seen.ids))];
    case 'refused':
      return [wrong(name, `${host} does not accept the key (${seen.status})`, 'set OPENAI_API_KEY right')];
    case 'no-list':
      return [
        warning(
          name,
          `${host} has no list of models, so neither the key nor ${model} is known to be right`,
          'see that OPENAI_BASE_URL ends as its provider says, for instance in /v1; try "npx app-cli reports write --analyst openai"',
        ),
      ];
    case 'faulty':
      return [unknown(name, `${host} answered ${seen.status}`, later)];
    case 'away':
      return [unknown(name, `${host}: ${reasonOf(seen.error)}`, later)];
  }
}

const later = 'try again later; meanwhile the rules write';

function oneOf(ids: readonly string[]): string {
  if (ids.length === 0) return 'set OPENAI_MODEL right; it lists none';
  return `set OPENAI_MODEL to one of its models: ${ids.slice(0, 5).join(', ')}${ids.length > 5 ? ', …' : ''}`;
}
