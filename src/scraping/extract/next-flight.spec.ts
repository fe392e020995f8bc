import { flightRows } from './next-flight.js';
import { parsePage } from './page.js';

it('joins the chunks, counts texts in bytes and puts referred texts in', () => {
  const text = 'Åtta ord på två rader:\nköket är nytt.';
  const length = Buffer.byteLength(text).toString(16);
  const stream = `1:I["x"]\n2a:T${length},${text}15:["$","$L1",null,{"home":{"description":"$2a","price":"$$5","gone":"$undefined"}}]\n`;
  const chunks = [stream.slice(0, 30), stream.slice(30)]
    .map((part) => `<script>self.__next_f.push([1,${JSON.stringify(part)}])</script>`)
    .join('');
  const rows = flightRows(parsePage(`<body>${chunks}</body>`, 'https://www.erikolsson.se/homes/x-1234'));
  expect(rows).toContainEqual([
    '$',
    '$L1',
    null,
    { home: { description: text, price: '$5', gone: undefined } },
  ]);
});
