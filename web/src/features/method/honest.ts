import type { Measurement } from '../../../../src/analyses/measurement.types.js';
import { methodTexts } from '../../shared/texts/method.js';

const templates = ['default-v1', 'unbiased-v1'] as const;

/** The set that says most: the rules are not worded after it. */
export const isHeldOut = ({ set, by }: Measurement): boolean => set === 'held-out' && by.analyst !== 'gates';

/** What went wrong in the rules' reports of the held-out set, worst share first, in sentences. */
export function weaknessesOf(measured: readonly Measurement[]): string[] {
  const rules = measured.find((one) => isHeldOut(one) && one.by.analyst === 'rules');
  return (rules?.measures ?? [])
    .filter(({ right, of }) => right < of)
    .sort((a, b) => a.right / a.of - b.right / b.of)
    .flatMap(
      ({ name, right, of, misses = [] }) => methodTexts.weak.missed[name]?.(of - right, of, misses) ?? [],
    );
}

/** What nobody has measured yet, a sentence each. */
export function unmeasuredIn(measured: readonly Measurement[]): string[] {
  const { model, template, items } = methodTexts.unmeasured;
  const found = new Set(measured.filter(isHeldOut).map(({ by }) => by.template));
  const lacking = templates.filter((id) => !found.has(id));
  return [...(lacking.length === templates.length ? [model] : lacking.map(template)), ...items];
}
