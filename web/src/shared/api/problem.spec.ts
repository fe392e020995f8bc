import { problemOf } from './problem.js';

it('keeps by what support finds a fault of ours, and nothing of what one can mend oneself', () => {
  const body = { code: 'internal', detail: 'Något gick fel hos oss.', requestId: '4f1c2b9e' };
  expect(problemOf(500, body)).toEqual({ status: 500, ...body });
  const { requestId: _, ...told } = body;
  expect(problemOf(422, body)).toEqual({ status: 422, ...told });
});

it('takes an answer of a proxy for a server that cannot be reached, and not a server that failed without a word', () => {
  expect(problemOf(502, '<html>')).toMatchObject({ status: 502, code: 'unreachable' });
  expect(problemOf(500, '')).toEqual({ status: 500, code: 'unexpected_answer', detail: 'Ett fel uppstod' });
});
