import PostalMime from 'postal-mime';
import { listPage, mailPage } from './mailbox.page.js';

const parse = (lines: string[]) => PostalMime.parse(lines.join('\r\n'));

describe('the mailbox pages', () => {
  it('frame the HTML without scripts and cannot be broken out of', async () => {
    const email = await parse([
      'From: hej@visningsklar.example',
      'To: anna@example.se',
      'Subject: <img src=x onerror=alert(1)>',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<a href="https://visningsklar.example/auth?mode=reset&amp;token=t">Klicka</a>"></iframe><script>1</script>',
    ]);
    const html = mailPage({ id: 'a', email });
    expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(html.match(/<\/iframe>/g)).toHaveLength(1);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('token=t&quot;&gt;Klicka&lt;/a&gt;');
    expect(listPage([{ id: 'a', email }])).not.toContain('<img');
  });

  it('make the links of a plain mail clickable', async () => {
    const email = await parse([
      'From: hej@visningsklar.example',
      'To: anna@example.se',
      'Subject: Hej',
      '',
      'Öppna https://visningsklar.example/auth?a=1&b=2 <b>nu</b>',
    ]);
    const html = mailPage({ id: 'a', email });
    expect(html).toContain('href="https://visningsklar.example/auth?a=1&amp;b=2"');
    expect(html).toContain('&lt;b&gt;nu&lt;/b&gt;');
  });

  it('say that there are none', () => {
    expect(listPage([])).toContain('Inga mejl än');
  });
});
