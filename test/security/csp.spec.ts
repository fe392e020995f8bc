import type { Page } from 'playwright';
import { watchPolicy } from '../support/policy-watch.js';
import { useStages } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';

// What each page does is watched where it is shown (`describeScreens`).
const stages = useStages();

/** The colour of the form's main button, which antd alone gives it. */
const buttonColour = (page: Page) =>
  page.evaluate<string>(`getComputedStyle(document.querySelector('.ant-btn-primary')).backgroundColor`);

it('keeps to it as antd changes its colours', async () => {
  const stage = await stages.stand({ colorScheme: 'light' });
  const policy = watchPolicy(stage.context, stage.app.url);
  await stage.open('/auth');
  await stage.page.locator('.ant-btn-primary').waitFor();
  const light = await buttonColour(stage.page);
  await stage.page.emulateMedia({ colorScheme: 'dark' });
  await waitFor(async () => (await buttonColour(stage.page)) !== light, { what: 'the colours of the night' });
  await stage.page.emulateMedia({ colorScheme: 'light' });
  await waitFor(async () => (await buttonColour(stage.page)) === light, { what: 'the colours of the day' });
  expect(policy.faults()).toEqual([]);
  // As many as the page itself brings: all others are written by script into it.
  expect(await stage.page.locator('style').count()).toBe(1);
});

it('shows the contract to people within a policy of its own', async () => {
  const stage = await stages.stand();
  const policy = watchPolicy(stage.context, stage.app.url);
  await stage.open('/api/docs');
  await stage.page.getByText('/api/analyses', { exact: true }).first().waitFor();
  expect(policy.faults()).toEqual([]);
});

/** What a stranger's script would try, by the directive that refuses it. */
const attempts = {
  'script-src-elem': `import('https://ond.example/x.js').catch(() => {})`,
  'style-src-elem': `const one = document.createElement('style'); one.append('body{color:red}'); document.head.append(one)`,
  'style-src-attr': `document.body.setAttribute('style', 'color: red')`,
  'img-src': `new Image().src = 'https://ond.example/x.png'`,
  'connect-src': `fetch('https://ond.example/').catch(() => {})`,
  'base-uri': `const one = document.createElement('base'); one.href = 'https://ond.example/'; document.head.append(one)`,
  'frame-src': `const one = document.createElement('iframe'); one.src = 'https://ond.example/'; document.body.append(one)`,
  'form-action': `const one = document.createElement('form'); one.action = 'https://ond.example/'; document.body.append(one); one.submit()`,
  'require-trusted-types-for': `document.body.innerHTML = '<b>'`,
  'trusted-types': `trustedTypes.createPolicy('ond', {})`,
};

it('refuses and tells of what goes against each of its directives', async () => {
  const stage = await stages.stand();
  const policy = watchPolicy(stage.context, stage.app.url);
  await stage.open('/terms');
  await stage.page.getByRole('heading').first().waitFor();
  expect(policy.faults()).toEqual([]);
  for (const [directive, attempt] of Object.entries(attempts)) {
    await stage.page.evaluate(`(() => { try { ${attempt} } catch {} })()`);
    await waitFor(
      () => policy.faults().some((fault) => fault.startsWith(`policy violation: ${directive} `)),
      {
        what: `word of ${directive}`,
      },
    );
  }
}, 60_000);
