/** A file to download with one object a line. Written as it is read: a large account does not have to fit into memory. */
export const jsonLinesResponse = (fileName: string, objects: AsyncIterable<object>): Response =>
  new Response(toJsonLines(objects), {
    headers: {
      'Content-Type': 'application/jsonl',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'no-store',
    },
  });

function toJsonLines(objects: AsyncIterable<object>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = objects[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
    async cancel() {
      await iterator.return?.(undefined);
    },
  });
}
