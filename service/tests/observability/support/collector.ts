import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean };
type Attribute = { key: string; value: Value };
type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code: number };
};
type Sent = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
};

export type CollectedSpan = Omit<SentSpan, 'attributes'> & { attributes: Record<string, unknown> };

export type Collector = AsyncDisposable & {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string;
  /** What was sent so far. */
  spans: CollectedSpan[];
  /** Of the last batch. */
  resource: Record<string, unknown>;
  /** Bodies as they were sent. */
  text: string;
};

/** A collector of OpenTelemetry on a port of its own: OTLP over HTTP, in JSON. It may refuse, or never answer. */
export async function startCollector(mood: 'well' | 'failing' | 'silent' = 'well'): Promise<Collector> {
  const server = createServer(async (request, response) => {
    if (mood === 'silent') return;
    if (mood === 'failing' || request.url !== '/v1/traces') return response.writeHead(400).end();
    const sent = (await json(request)) as Sent;
    collector.text += JSON.stringify(sent);
    for (const { resource, scopeSpans } of sent.resourceSpans) {
      collector.resource = toRecord(resource.attributes);
      for (const { spans } of scopeSpans)
        collector.spans.push(...spans.map((span) => ({ ...span, attributes: toRecord(span.attributes) })));
    }
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const collector: Collector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    resource: {},
    text: '',
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return collector;
}

const toRecord = (attributes: Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
