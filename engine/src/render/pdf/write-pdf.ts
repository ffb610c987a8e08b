import { deflateSync } from 'node:zlib';

/** An object of a file; references to others are numbers from 1. */
export type PdfObject = { dictionary: string; stream?: Uint8Array };

/** A stream that is compressed for the file. */
export const packed = (text: string, entries = ''): PdfObject => {
  const stream = deflateSync(Buffer.from(text, 'latin1'), { level: 9 });
  return { dictionary: `${entries}/Filter/FlateDecode/Length ${stream.length}`, stream };
};

/** A file of these objects, the first of them the catalog (ISO 32000-2, 7.5). The same objects give the same bytes. */
export function writePdf(objects: readonly PdfObject[]): Uint8Array {
  // Bytes above 127 in the second line say that the file is binary.
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const add = (part: Uint8Array): void => {
    parts.push(part);
    length += part.length;
  };
  const offsets = objects.map(({ dictionary, stream }, place) => {
    const offset = length;
    add(Buffer.from(`${place + 1} 0 obj\n<<${dictionary}>>\n${stream ? 'stream\n' : ''}`, 'latin1'));
    if (stream) add(stream);
    add(Buffer.from(`${stream ? '\nendstream\n' : ''}endobj\n`, 'latin1'));
    return offset;
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`, 'latin1'));
  add(Buffer.from(`trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`, 'latin1'));
  return Buffer.concat(parts);
}
