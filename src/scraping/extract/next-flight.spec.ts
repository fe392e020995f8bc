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

const rowsOf = (stream: string) =>
  flightRows(
    parsePage(
      `<body><script>self.__next_f.push([1,${JSON.stringify(stream)}])</script></body>`,
      'https://www.erikolsson.se/homes/x-1234',
    ),
  );

it('puts in rows that are objects, parts of rows by their path, dates and numbers', () => {
  const rows = rowsOf(
    '1:{"home":"$5","same":"$5","price":"$5:price","first":"$7:props:children:0","seen":"$D2026-05-02T10:00:00.000Z","big":"$n12","lazy":"$L9"}\n' +
      '5:{"price":{"raw":3}}\n7:["$","div",null,{"children":["Hej"]}]\n',
  );
  expect(rows[0]).toEqual({
    home: { price: { raw: 3 } },
    same: { price: { raw: 3 } },
    price: { raw: 3 },
    first: 'Hej',
    seen: '2026-05-02T10:00:00.000Z',
    big: 12,
    lazy: '$L9',
  });
});

it('ends at rows that refer to each other in a circle and at long chains', () => {
  expect(rowsOf('1:{"other":"$2"}\n2:{"other":"$1"}\n')).toHaveLength(2);
  const chain = Array.from(
    { length: 20_000 },
    (_, at) => `${at.toString(16)}:{"next":"$${(at + 1).toString(16)}"}\n`,
  );
  expect(rowsOf(chain.join(''))[0]).toHaveProperty('next.next.next');
});

it('reads stretches in Base64, and texts whose length counts characters', () => {
  const stream = '1:{"home":{"text":"$2"}}\n2:T6,Åäööåä3:{"area":"Östermalm"}\n';
  const bytes = Buffer.from(stream);
  // The cut goes through the letter Ö, which is two bytes.
  const cut = bytes.indexOf('Östermalm') + 1;
  const chunks = [bytes.subarray(0, cut), bytes.subarray(cut)]
    .map((part) => `<script>self.__next_f.push([3,"${part.toString('base64')}"])</script>`)
    .join('');
  const rows = flightRows(parsePage(`<body>${chunks}</body>`, 'https://www.erikolsson.se/homes/x-1234'));
  expect(rows).toEqual([{ home: { text: 'Åäööåä' } }, { area: 'Östermalm' }]);
});
