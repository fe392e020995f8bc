import { checked, checkSubject } from '../../../test/support/check-subject.js';
import { faultyAnswers } from '../../../test/support/openai-answers.js';

describe('quotes', () => {
  it('has nothing to check of an answer without a claim, which is the matter of the check of what is kept', async () => {
    const subject = await checkSubject();
    const silent = { ...subject, draft: { ...subject.draft!, own: [], complaints: [] } };
    expect(await checked('quotes', {}, silent)).toMatchObject({ applies: false });
    expect(await checked('kept', {}, silent)).toMatchObject({ passed: false, applies: true });
  });

  it('passes quotes that stand in the advert', async () => {
    expect(await checked('quotes', {}, await checkSubject())).toMatchObject({ passed: true });
  });

  it('fails an invented one and shows it', async () => {
    const { passed, reason } = await checked(
      'quotes',
      {},
      await checkSubject({ change: faultyAnswers.inventedQuote }),
    );
    expect(passed).toBe(false);
    expect(reason).toContain('källaren har stått under vatten i flera år');
  });

  it('leaves claims without any proof to the check of evidence', async () => {
    const subject = await checkSubject({ change: faultyAnswers.withoutEvidence });
    expect(await checked('quotes', {}, subject)).toMatchObject({ passed: true });
  });
});
