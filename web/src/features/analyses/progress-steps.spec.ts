import { progressSteps, stepAt } from './progress-steps.js';

const states = (status: Parameters<typeof progressSteps>[0], percent: number): string =>
  progressSteps(status, { percent, step: 'x', message: 'x', analyst: null, isPortal: true }, {})
    .map((step) => step.state[0])
    .join('');

describe('the steps of an analysis', () => {
  it.each([
    ['processing', 5, 'naaaaa'],
    ['processing', 10, 'naaaaa'],
    ['processing', 20, 'dnaaaa'],
    ['processing', 35, 'ddnaaa'],
    ['processing', 45, 'dddnaa'],
    ['processing', 50, 'dddnaa'],
    ['scraped', 30, 'dddnaa'],
    ['analyzing', 60, 'ddddna'],
    ['completed', 95, 'dddddd'],
  ] as const)('%s at %i %%', (status, percent, expected) => expect(states(status, percent)).toBe(expected));

  it('carry what was found at the step that found it', () => {
    const steps = progressSteps(
      'analyzing',
      { percent: 60, step: 'x', message: 'x', analyst: 'openai', isPortal: true },
      { 3: '23 bilder, 1 planritning' },
    );
    expect(steps[3]).toEqual({ text: 'Förbereder data', state: 'done', found: '23 bilder, 1 planritning' });
    expect(steps[4]).toEqual({ text: 'AI analyserar innehåll', state: 'now' });
  });
  it('leave out the search for pictures where the link is a broker’s', () => {
    const steps = progressSteps(
      'scraped',
      { percent: 30, step: 'x', message: 'x', analyst: null, isPortal: false },
      {},
    );
    expect(steps.map(({ text, state }) => `${text} ${state}`)).toEqual([
      'Identifierar källa done',
      'Hämtar annonsdata done',
      'Förbereder data now',
      'Analyserar innehåll ahead',
      'Färdigställer ahead',
    ]);
  });
  it.each([
    ['openai', 'AI analyserar innehåll'],
    ['rules', 'Analyserar innehåll'],
    [null, 'Analyserar innehåll'],
  ] as const)('name AI only where a model reads (%s)', (analyst, text) => {
    const progress = { percent: 60, step: 'x', message: 'x', analyst, isPortal: true } as const;
    expect(progressSteps('analyzing', progress, {})[4]!.text).toBe(text);
  });
  it('starts at the first whatever the percentage', () => expect(stepAt(-1)).toBe(0));
});
