import { loadFailure } from './load-failure.js';

const problem = (status: number, code: string, detail: string) => ({ status, code, detail });

it('tells why in the words of the server where it knows', () => {
  const words = 'Du kan endast jämföra dina egna analyser';
  expect(loadFailure(problem(404, 'not_own_analyses', words))).toBe(words);
  expect(loadFailure(problem(422, 'validation', 'Inga fastigheter valda för jämförelse'))).toBe(
    'Inga fastigheter valda för jämförelse',
  );
});

it('tells that they could not be read when the server fails', () => {
  expect(loadFailure(problem(500, 'internal', 'Ett fel uppstod'))).toBe('Kunde inte hämta analyserna');
});

it('tells of whatever else as a fault of the loading', () => {
  const text = 'Ett fel uppstod vid laddning av jämförelsen';
  expect(loadFailure(problem(200, 'unexpected_answer', 'Ett fel uppstod'))).toBe(text);
  expect(loadFailure(new Error('boom'))).toBe(text);
});
