import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as it came, its attributes as a plain object. */
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  /** 2 server, 3 client, 5 consumer */
  readonly kind: number;
  /** 2 when something went wrong. */
  readonly status: number;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface OtlpCollector {
  /** A value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string;
  readonly spans: SentSpan[];
  /** All that came, as it came. */
  text(): string;
  close(): Promise<void>;
}

interface Value {
  stringValue?: string;
  intValue?: number | string;
  doubleValue?: number;
  boolValue?: boolean;
}
interface Export {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<SentSpan, 'attributes' | 'status'> & {
        attributes?: { key: string; value: Value }[];
        status?: { code?: number };
      })[];
    }[];
  }[];
}

/** A loopback collector of OTLP over HTTP in JSON (opentelemetry-proto, `POST /v1/traces`). */
export async function startOtlpCollector(): Promise<OtlpCollector> {
  const spans: SentSpan[] = [];
  let text = '';
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const isExport = request.method === 'POST' && request.url === '/v1/traces';
      if (!isExport || request.headers['content-type'] !== 'application/json')
        return void response.writeHead(400).end();
      text += body;
      for (const { scopeSpans } of (JSON.parse(body) as Export).resourceSpans)
        for (const sent of scopeSpans.flatMap((scope) => scope.spans)) {
          const attributes = (sent.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]);
          spans.push({ ...sent, status: sent.status?.code ?? 0, attributes: Object.fromEntries(attributes) });
        }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"partialSuccess":{}}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => text,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
