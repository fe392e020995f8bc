import { screen, waitFor, within } from '@testing-library/dom';
import { problem } from '../../../test/support/problem.js';
import { sampleResult } from '../../../test/support/results.js';
import type { Answers } from '../../test/api-answers.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { openPage, type OpenedPage } from '../../test/open-page.js';
import { analysisCard } from '../../test/samples.js';
import { reportView } from '../../test/views.js';

const { id } = analysisCard();
const api = `POST /api/analyses/${id}/objections`;
const result = sampleResult();
const { revision } = reportView();

const open = (answers: Answers = {}): Promise<OpenedPage> =>
  openPage(`/report/${id}`, {
    as: 'buyer',
    answers: {
      [`/api/analyses/${id}/report`]: { json: { ...reportView(), analysis: analysisCard(), result } },
      ...answers,
    },
  });
/** Within the claim of a title. */
const claim = async (title: string) =>
  within((await screen.findAllByText(title))[0]!.closest<HTMLElement>('li')!);
const verdict = async () =>
  within((await screen.findByRole('heading', { level: 2, name: 'Granska noggrant' })).closest('section')!);
const sent = (page: OpenedPage) => Promise.all(page.asked(api).map((request) => request.json()));

it('sends what is wrong with a claim, and thanks', async () => {
  const page = await open({ [api]: { status: 201, json: { id: 'x' } } });
  const { user } = page;
  const flag = await claim('Stambyte planeras');
  const opener = flag.getByRole('button', { name: 'Anmäl fel', hidden: true });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await user.click(opener);
  const form = within(await flag.findByRole('form', { name: 'Anmäl fel', hidden: true }));
  const first = form.getByRole('radio', { name: 'Det stämmer inte', hidden: true });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await expectAccessible();
  await user.click(form.getByRole('radio', { name: 'Det står i annonsen', hidden: true }));
  await user.type(
    form.getByRole('textbox', { name: 'Berätta mer, om du vill', hidden: true }),
    ' Stammarna byttes 2019. ',
  );
  form.getByText(/24 av 1\s000 tecken/u);
  await user.click(form.getByRole('button', { name: 'Skicka', hidden: true }));
  const thanks = await flag.findByText(/^Tack\. Vi läser det du har skickat\./u);
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  expect(await sent(page)).toEqual([
    { path: 'redFlags.2', revision, reason: 'stated', text: 'Stammarna byttes 2019.' },
  ]);
  expect(flag.queryByRole('button', { name: 'Anmäl fel', hidden: true })).toBeNull();
});

it('objects to the verdict by keys alone, and asks for a reason before it sends', async () => {
  const page = await open({ [api]: { status: 201, json: { id: 'x' } } });
  const { user } = page;
  const band = await verdict();
  band.getByRole('button', { name: 'Anmäl fel' }).focus();
  await user.keyboard('{Enter}');
  await band.findByRole('form', { name: 'Anmäl fel' });
  await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'));
  await user.click(band.getByRole('button', { name: 'Skicka' }));
  expect((await band.findByRole('alert')).textContent).toBe('Välj vad som är fel.');
  expect(await sent(page)).toEqual([]);
  await user.keyboard(' {Tab}Vi har tagit bort tapeten');
  expect(band.getByRole('alert').textContent).toBe('');
  await user.click(band.getByRole('button', { name: 'Skicka' }));
  await band.findByText(/^Tack\./u);
  expect(await sent(page)).toEqual([
    { path: 'verdict', revision, reason: 'untrue', text: 'Vi har tagit bort tapeten' },
  ]);
});

it.each([
  ['our server', problem(429, 'För många försök. Vänta 5 minuter och försök igen.'), /^För många försök/u],
  ['nobody', 'silent', /Det du har skrivit finns kvar\.$/u],
] as const)('refused by %s leaves what was written, and may be sent again', async (_whom, answer, said) => {
  const page = await open({ [api]: answer });
  const { user } = page;
  const band = await verdict();
  await user.click(band.getByRole('button', { name: 'Anmäl fel' }));
  await user.click(await band.findByRole('radio', { name: 'Beloppet är fel' }));
  const field = band.getByRole<HTMLTextAreaElement>('textbox');
  await user.type(field, 'Avgiften är lägre.');
  await user.click(band.getByRole('button', { name: 'Skicka' }));
  await waitFor(() => expect(band.getByRole('alert').textContent).toMatch(said));
  expect([field.value, band.getByRole<HTMLInputElement>('radio', { checked: true }).checked]).toEqual([
    'Avgiften är lägre.',
    true,
  ]);
  await expectAccessible();
  page.answer({ [api]: { status: 201, json: { id: 'x' } } });
  await user.click(band.getByRole('button', { name: 'Skicka' }));
  await band.findByText(/^Tack\./u);
});

it('closed and opened again still has what was written', async () => {
  const { user } = await open();
  const band = await verdict();
  const opener = band.getByRole('button', { name: 'Anmäl fel' });
  await user.click(opener);
  await user.type(await band.findByRole('textbox'), 'Halva');
  await user.keyboard('{Escape}');
  expect([document.activeElement, band.queryByRole('textbox')]).toEqual([opener, null]);
  await user.click(opener);
  expect(band.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Halva');
  await user.click(band.getByRole('button', { name: 'Avbryt' }));
  expect(opener.getAttribute('aria-expanded')).toBe('false');
});
