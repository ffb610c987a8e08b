/** An event whose `type` is its name, as server-sent events carry it. */
export type StreamEvent = { readonly type: string };

/**
 * A response of server-sent events, each sent when `events` yields it. If `events` throws, the last event is `error`, with
 * what `toErrorBody` makes of it. Stops `events` when the client goes away.
 */
export function eventStream(
  events: AsyncGenerator<StreamEvent, void, undefined>,
  toErrorBody: (error: unknown) => unknown,
): Response {
  const encoder = new TextEncoder();
  const toBytes = (type: string, data: unknown): Uint8Array =>
    encoder.encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await events.next();
        if (done) controller.close();
        else controller.enqueue(toBytes(value.type, value));
      } catch (error) {
        controller.enqueue(toBytes('error', toErrorBody(error)));
        controller.close();
      }
    },
    async cancel() {
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
