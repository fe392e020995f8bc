import { cpuCost } from '../../../test/support/cpu-cost.js';
import { refusingByPage, tracedService } from './page-judge-services.js';
import { judgePage } from '../../../test/support/judge-here.js';
import { saysGone } from './page-judge.js';

const page = (html: string) => ({
  url: 'https://www.hemnet.se/bostad/a-1',
  status: 200,
  html,
  headers: { 'content-type': 'text/html' },
});
const repeated = (part: string) => part.repeat(Math.floor(300_000 / part.length));

function judge(html: string): void {
  saysGone(html);
  refusingByPage(html);
  tracedService(html);
  try {
    judgePage(page(html));
  } catch {
    // Whether it is a wall is another question.
  }
}

const cost = (html: string): number => cpuCost(() => judge(html));

/** An ordinary page of the same length, which takes as many steps as characters. */
const ordinary = (() => {
  const html = repeated('<p class="text">Ett stycke om ett ljust hem.</p>');
  cost(html);
  return cost(html);
})();

it.each([
  '<',
  '</',
  '<h1 ',
  '<body ',
  '<iframe ',
  '<input ',
  '<title> ',
  '<script>',
  '<!--',
  'var dd={',
  '/ips.js?',
  '/cdn-cgi/challenge-platform/',
  'id="captcha-form"',
  "Request blocked. We can't connect to the server ",
  'AwsWafCaptcha.renderCaptcha ',
  '<title>Human Verification</title>',
  '<title>Access Denied</title>',
  '<title>One moment, please...',
  'Unauthorized Activity Has Been Detected',
  'check.ddos-guard.net/check.js',
  'Sorry, you have been blocked',
  'Please enable JavaScript to view the page content.<br>',
  'KPSDK.start ',
  'class="',
  '1 ',
  '1&nbsp;',
  'annonsen tyvärr ',
])('a page of nothing but "%s" costs at most ten times an ordinary one', (part) => {
  // Squared, it would be thousands of times.
  expect(cost(repeated(part))).toBeLessThan(10 * ordinary);
});

it.each([
  ['near enough', 100, 'AWS WAF'],
  ['too far apart', 7_000, undefined],
])('two marks of a refusal %s', (_case, between, service) => {
  const filling = 'x'.repeat(between);
  const html = `<title>Human Verification</title>${filling}<script src="/a.awswaf.js">`;
  expect(refusingByPage(html)).toBe(service);
});

it('two marks of a refusal count only in the same tag where both stand in one', () => {
  expect(refusingByPage('<iframe id="f" src="/_Incapsula_Resource?a=1">')).toBe('Imperva');
  expect(refusingByPage('<iframe id="f" src="/x"><script src="/_Incapsula_Resource?a=1">')).toBeUndefined();
  expect(refusingByPage('<iframe src="/x"><iframe src="/_Incapsula_Resource?a=1">')).toBe('Imperva');
});
