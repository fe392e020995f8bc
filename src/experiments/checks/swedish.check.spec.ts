import { checked, checkSubject } from '../../../test/support/check-subject.js';
import { faultyAnswers, type ReportAnswer } from '../../../test/support/openai-answers.js';

const titled = (title: string) => (answer: ReportAnswer) => ({
  ...answer,
  keyFindings: [{ ...answer.keyFindings[0]!, title }],
});

describe('swedish', () => {
  it('passes Swedish texts', async () => {
    expect(await checked('swedish', {}, await checkSubject())).toMatchObject({ passed: true });
  });

  it('fails an English text though the gates drop it', async () => {
    expect(await checked('swedish', {}, await checkSubject({ change: faultyAnswers.english }))).toMatchObject(
      {
        passed: false,
        reason: expect.stringMatching(/^verdictReason ”[^”]+” is not Swedish$/),
      },
    );
  });

  it.each(['Kitchen', 'Roof and windows', 'Monthly fee', 'Missing information', 'Bad kjøkken', 'Heizung'])(
    'is not fooled by a heading too short for function words: %s',
    async (title) => {
      expect(await checked('swedish', {}, await checkSubject({ change: titled(title) }))).toMatchObject({
        passed: false,
        reason: `the heading ”${title}” of keyFindings.0 is not Swedish`,
      });
    },
  );

  it.each([
    'Köket',
    'Walk-in closet',
    'Gammal by',
    'Risk för fukt',
    'Arrenderad mark',
    'Nära till Lund',
    'Öppen planlösning',
    'Is på taket',
    'Information saknas',
    'Home staging',
    'Ventilation',
    'Ventilation in i badrummet',
  ])('passes a Swedish heading: %s', async (title) => {
    expect(await checked('swedish', {}, await checkSubject({ change: titled(title) }))).toMatchObject({
      passed: true,
    });
  });
});
