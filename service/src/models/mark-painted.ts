import { crc32 } from 'node:zlib';
import { findEndOfJpegHead, PNG_HEAD_BYTES } from './image-heads.ts';

/** https://cv.iptc.org/newscodes/digitalsourcetype: what a model made, with words and graphics of ours. */
export const SOURCE_TYPE =
  'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia';

/** The same image, marked for machines as made with `model`: XMP as the IPTC has it. Equal images and models give equal bytes. */
export function markPainted(image: Uint8Array, format: 'png' | 'jpeg', model: string): Uint8Array {
  const packet = Buffer.from(toPacket(model));
  const [at, mark] =
    format === 'png'
      ? [PNG_HEAD_BYTES, toTextChunk(packet)]
      : [findEndOfJpegHead(Buffer.from(image.buffer, image.byteOffset, image.byteLength)), toSegment(packet)];
  return Buffer.concat([image.subarray(0, at), mark, image.subarray(at)]);
}

const toPacket = (model: string): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
 xmp:CreatorTool="Cardwright" Iptc4xmpExt:DigitalSourceType="${SOURCE_TYPE}" Iptc4xmpExt:AISystemUsed="${toAttribute(model)}"/></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const toAttribute = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>"]/g, (c) => ENTITIES[c] ?? c);

/** An uncompressed `iTXt` in no language. */
function toTextChunk(packet: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('iTXtXML:com.adobe.xmp\0\0\0\0\0', 'latin1'), packet]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length - 4, 0);
  ends.writeUInt32BE(crc32(data), 4);
  return Buffer.concat([ends.subarray(0, 4), data, ends.subarray(4)]);
}

/** An APP1. */
function toSegment(packet: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), packet]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
