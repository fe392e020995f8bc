import { checked, checkSubject } from '../../../test/support/check-subject.js';
import { faultyAnswers, type ReportAnswer } from '../../../test/support/openai-answers.js';

const saying = (verdictReason: string) => (answer: ReportAnswer) => ({ ...answer, verdictReason });
const found = async (text: string) => checked('flattery', {}, await checkSubject({ change: saying(text) }));

describe('flattery', () => {
  it('passes a sober answer', async () => {
    expect(await checked('flattery', {}, await checkSubject())).toMatchObject({
      passed: true,
      reason: '0 flattering words (at most 0)',
    });
  });

  it('fails a soothing answer though the gates drop it', async () => {
    const { passed, reason } = await checked(
      'flattery',
      {},
      await checkSubject({ change: faultyAnswers.green }),
    );
    expect(passed).toBe(false);
    expect(reason).toContain('”tryggt köp” in verdictReason');
  });

  it.each([
    'Det här är ett tryggt och bra köp.',
    'Du behöver inte oroa dig för föreningen.',
    'Du behöver alltså inte kontrollera stammarna.',
    'Ett drömhem för familjen.',
    'Läget är fantastiskt.',
    'Det är inte bara ett fynd utan också ljust.',
    'Bostaden är helt riskfri.',
    'Det finns ingen anledning till oro.',
    'Missa inte visningen.',
    'Lägenheten är ett riktigt fynd.',
    'Vilken lägenhet!',
    'Den är ”underbar” på alla sätt.',
    'Det är utan tvekan värt priset.',
    'Med ett svar från styrelsen kan du gå vidare med gott mod.',
    'Det är en fin och välskött trea i en stabil förening.',
    'Glädjande nog är taket nytt.',
    'Radonet är lågt, och den oron kan du därmed släppa.',
    'Läs planen, så kan du känna dig trygg.',
    'Här finns mycket att längta efter.',
    'Grunden och inomhusluften ser trygga ut.',
  ])('fails %s', async (text) => {
    expect(await found(text)).toMatchObject({ passed: false });
  });

  it.each([
    'Det är inte något riskfritt köp.',
    'Annonsen kallar läget fantastiskt, och det går inte att pröva.',
    'Mäklaren skriver ”Ett riktigt drömhem!” och visar inga papper.',
    'Fyndigheten av malm ligger långt bort.',
    'Du behöver kontrollera stammarna.',
    'Säljaren garanterar inget.',
    'Trygghetslarmet ingår i avgiften.',
    'Mäklaren beskriver en charmig villa med själ, utan att visa papper.',
    'Fint puts på fasaden, och ett fint gjutet golv.',
    'Släpp inte kravet på besiktning.',
    'Huset ligger i en längs med ån gående slinga.',
    'Saneringen kan bli dyrare om fynden är flera, och ett fynd i pannrummet betyder inte att det är det enda.',
    'Utan garanterat värde bär du själv följden.',
    'Tomten sägs ligga utan risk enligt kommunens kartering.',
    'Kan betyda att huset är felfritt, men också att besiktningen var begränsad.',
  ])('passes %s', async (text) => {
    expect(await found(text)).toMatchObject({ passed: true });
  });

  it('leaves the brokers’ words that are explained alone', async () => {
    const subject = await checkSubject({
      change: (answer) => ({
        ...answer,
        euphemisms: [
          {
            word: 'Ljus trea',
            meaning: 'Kan betyda att kvällssolen saknas. Underbart!',
            question: 'Åt vilket väderstreck?',
            evidence: [],
          },
          { word: 'drömhem!', meaning: 'Kan betyda mycket.', question: 'Vad menas?', evidence: [] },
        ],
      }),
    });
    const { reason } = await checked('flattery', { atMost: 1 }, subject);
    expect(reason).toMatch(
      /^2 flattering words \(at most 1\): ”Underbart” in euphemisms\.\d+, ”Underbart!” in/,
    );
  });

  it('does not read what the rules wrote', async () => {
    const subject = await checkSubject({ change: 'rules' });
    expect(await checked('flattery', {}, subject)).toMatchObject({ applies: false });
  });
});
