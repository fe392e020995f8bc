import { checked, checkSubject } from '../../../test/support/check-subject.js';
import { faultyAnswers, type ReportAnswer } from '../../../test/support/openai-answers.js';

const saying = (text: string) => (answer: ReportAnswer) => ({
  ...answer,
  keyFindings: [{ ...answer.keyFindings[0]!, text }],
});

describe('numbers', () => {
  it('passes numbers of the advert', async () => {
    const subject = await checkSubject({ change: saying('Stammarna byttes 1994 i huset från 1962.') });
    expect(await checked('numbers', {}, subject)).toMatchObject({ passed: true });
  });

  it('fails a number from nowhere and shows it', async () => {
    const subject = await checkSubject({ change: faultyAnswers.inventedPrice });
    const { passed, reason } = await checked('numbers', {}, subject);
    expect(passed).toBe(false);
    expect(reason.replace(/\s/g, ' ')).toContain('7 777 000');
  });

  it('counts each of them', async () => {
    const subject = await checkSubject({ change: saying('Stammarna byttes 1987 och taket lades om 2003.') });
    expect(await checked('numbers', { atMost: 1 }, subject)).toMatchObject({ passed: false });
    expect(await checked('numbers', { atMost: 2 }, subject)).toMatchObject({ passed: true });
  });
});
