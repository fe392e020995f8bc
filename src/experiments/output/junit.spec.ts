import { load } from 'cheerio';
import { ran, suiteRun, unjudged, type RunParts } from '../../../test/support/suite-runs.js';
import { judgeRun } from '../suites/gate.js';
import type { RunResult } from '../suites/suite.types.js';
import { toJunit } from './junit.js';

const wrong = { verdict: 'GREEN, wanted RED', numbers: true } as const;

const xml = (parts: RunParts, results: readonly RunResult[]) =>
  load(toJunit(judgeRun(suiteRun(parts), results, null)), { xml: true });

/** Counts as the attributes tell them. */
const countsOf = (attributes: Record<string, string> | undefined) =>
  ['tests', 'failures', 'errors'].map((name) => Number(attributes?.[name]));

const mixed: RunParts = { cases: ['a', 'b', 'c', 'd'], repeat: 2, gate: { errors: 1, passRate: 0 } };
const mixedResults = [
  ...[1, 2].flatMap((repeat) => [
    ran('a', undefined, { repeat }),
    ran('b', wrong, { repeat }),
    unjudged('d', 'model_unavailable', { repeat }),
  ]),
  ran('c', undefined, { repeat: 1 }),
  ran('c', wrong, { repeat: 2 }),
];

describe('toJunit', () => {
  it('has a suite for each variant, a test for each case, and one for the gate', () => {
    const $ = xml(mixed, mixedResults);
    expect(
      $('testsuite')
        .toArray()
        .map(({ attribs }) => attribs['name']),
    ).toEqual(['golden.plain', 'golden.gate']);
    expect(
      $('testsuite')
        .first()
        .find('testcase')
        .toArray()
        .map(({ attribs }) => attribs),
    ).toEqual(
      ['a', 'b', 'c', 'd'].map((name) => ({
        classname: 'golden.plain',
        name,
        time: name === 'd' ? '0.000' : '4.000',
      })),
    );
    expect(countsOf($('testsuite').first()[0]?.attribs)).toEqual([4, 1, 1]);
    expect(countsOf($('testsuites')[0]?.attribs)).toEqual([5, 1, 1]);
    expect($('testsuite')[0]?.attribs['timestamp']).toBe('2026-11-22T16:13:00');
  });

  it('tells of failures by check and reason, of errors by code and message', () => {
    const $ = xml(mixed, mixedResults);
    const failure = $('testcase[name="b"] > failure');
    expect(failure.attr('type')).toBe('failed');
    expect(failure.attr('message')).toBe('verdict: GREEN, wanted RED');
    expect(failure.text()).toContain('0 of 2 runs passed, 2 failed, 0 could not be judged.');
    const error = $('testcase[name="d"] > error');
    expect(error.attr('message')).toBe('repeat 1: model_unavailable: model_unavailable came');
    expect(error.text()).toContain('repeat 2: model_unavailable');
    expect($('testcase[name="a"]').children()).toHaveLength(0);
  });

  it('calls a flaky case a failure only where the gate counts it so', () => {
    const borne = xml({ ...mixed, gate: { errors: 1, flaky: 1 } }, mixedResults);
    expect(borne('testcase[name="c"] > failure')).toHaveLength(0);
    expect(borne('testcase[name="c"] > system-out').text()).toMatch(/^flaky: 1 of 2 runs passed/);
    const counted = xml({ ...mixed, gate: { errors: 1, flaky: 0 } }, mixedResults);
    expect(counted('testcase[name="c"] > failure').attr('type')).toBe('flaky');
    expect(countsOf(counted('testsuite').first()[0]?.attribs)).toEqual([4, 2, 1]);
  });

  it('says by a test of its own what the gate says', () => {
    const worse = xml({ gate: { passRate: 1 } }, [ran('a', wrong)]);
    expect(worse('testcase[name="gate"] > failure').text()).toMatch(
      /0 of 1 case pass[\s\S]*Read the worst case/,
    );
    const unclear = xml({}, [unjudged('a')]);
    expect(unclear('testcase[name="gate"] > error').attr('type')).toBe('unclear');
    const met = xml({ gate: { passRate: 1 } }, [ran('a')]);
    expect(met('testcase[name="gate"]').children()).toHaveLength(0);
  });

  it('is XML whatever names, adverts and models say', () => {
    const hostile = `]]></failure><x a="b" c='d'>&amp;\u0000\u001b[31m\ud800\ufffe ok`;
    const text = toJunit(
      judgeRun(suiteRun({ cases: [hostile] }), [ran(hostile, { verdict: hostile })], null),
    );
    // What XML 1.0 forbids: https://www.w3.org/TR/xml/#charsets
    expect(text).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
    const $ = load(text, { xml: true });
    expect($('x')).toHaveLength(0);
    expect($('testcase').first().attr('name')).toContain(`]]></failure><x a="b" c='d'>&amp;`);
    expect($('testcase > failure').attr('message')).toContain(`<x a="b" c='d'>&amp;`);
  });
});
