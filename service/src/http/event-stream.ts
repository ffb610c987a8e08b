/** An event whose `type` is its name, as server-sent events carry it. */
export type StreamEvent = { readonly type: string };

// Proxies cut a connection that says nothing for a minute.
const HEARTBEAT_MS = 15_000;
const encoder = new TextEncoder();
const HEARTBEAT = encoder.encode(': still drawing\n\n');

/**
 * A response of server-sent events, each sent when `events` yields it, with a comment between them as often as `heartbeatMs`
 * says, so that no proxy takes it for dead. If `events` throws, the last event is `error`, with what `toErrorBody` makes of it.
 * Stops `events` when the client goes away.
 */
export function eventStream(
  events: AsyncGenerator<StreamEvent, void, undefined>,
  toErrorBody: (error: unknown) => unknown,
  heartbeatMs = HEARTBEAT_MS,
): Response {
  const toBytes = (type: string, data: unknown): Uint8Array =>
    encoder.encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  let heartbeat: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      heartbeat = setInterval(() => controller.enqueue(HEARTBEAT), heartbeatMs);
      try {
        const { done, value } = await events.next();
        if (done) controller.close();
        else controller.enqueue(toBytes(value.type, value));
      } catch (error) {
        controller.enqueue(toBytes('error', toErrorBody(error)));
        controller.close();
      } finally {
        clearInterval(heartbeat);
      }
    },
    async cancel() {
      clearInterval(heartbeat);
      await events.return();
    },
  });
  return new Response(body, {
    status: 200,
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      // nginx would otherwise collect the events.
      'X-Accel-Buffering': 'no',
    },
  });
}
