// A write for each line would take more than the line.
const CHUNK_LENGTH = 16 * 1024;

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
      let lines = '';
      while (lines.length < CHUNK_LENGTH) {
        const { value, done } = await iterator.next();
        if (done) {
          if (lines !== '') controller.enqueue(encoder.encode(lines));
          return controller.close();
        }
        lines += `${JSON.stringify(value)}\n`;
      }
      controller.enqueue(encoder.encode(lines));
    },
    async cancel() {
      await iterator.return?.(undefined);
    },
  });
}
