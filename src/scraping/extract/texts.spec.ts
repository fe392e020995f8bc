import type { Element } from 'domhandler';
import { parsePage } from './page.js';
import { elementText, htmlToText } from './texts.js';

const ofElement = (html: string) => {
  const { $ } = parsePage(`<body><main>${html}</main></body>`, 'https://exempelmaklaren.example/1');
  return elementText($('main')[0] as unknown as Element);
};

describe.each([
  ['markup', htmlToText],
  ['an element', ofElement],
])('the text of %s', (_name, read) => {
  it.each([
    ['<p>Ljus trea.</p><p>Nytt kök.</p>', 'Ljus trea.\nNytt kök.'],
    ['Ljus trea.<br>Nytt kök.<br/>Balkong.', 'Ljus trea.\nNytt kök.\nBalkong.'],
    ['<ul><li>Hiss</li><li>Balkong</li></ul>', 'Hiss\nBalkong'],
    ['<h2>Om hemmet</h2>Ljust <b>och</b>&nbsp;fint', 'Om hemmet\nLjust och fint'],
    ['Ljus<button>Visa mer</button>trea', 'Ljus trea'],
    ['Ljus<script>if (a < b) c()</script><style>p{}</style> trea', 'Ljus trea'],
    ['72&nbsp;m&sup2; &amp; balkong', '72 m² & balkong'],
    ['<div><div>Ljus</div></div><!-- till salu --><div>trea</div>', 'Ljus\ntrea'],
    ['', ''],
  ])('%s', (html, text) => {
    expect(read(html)).toBe(text);
  });
});
