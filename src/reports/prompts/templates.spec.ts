import { promptTemplateIds } from '../reports.types.js';
import { promptTemplates, templateViews } from './templates.js';

describe('the templates as operators see them', () => {
  it('are all there are, the one in use first and marked', () => {
    expect(templateViews.map(({ id, isActive }) => [id, isActive])).toEqual([
      ['default-v1', true],
      ['unbiased-v1', false],
    ]);
    expect(templateViews.map(({ id }) => id).sort()).toEqual([...promptTemplateIds].sort());
  });

  it('tell the instructions as they are sent, and what sets each apart', () => {
    for (const { id, system, showsRuleVerdict } of templateViews) {
      expect([system, showsRuleVerdict]).toEqual([
        promptTemplates[id].system,
        promptTemplates[id].showsRuleVerdict,
      ]);
    }
    const [standard, unbiased] = templateViews;
    expect([standard!.showsRuleVerdict, unbiased!.showsRuleVerdict]).toEqual([true, false]);
    expect(standard!.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(standard!.digest).not.toBe(unbiased!.digest);
  });
});
