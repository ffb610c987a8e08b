export type ImageType = 'png' | 'jpeg' | 'webp' | 'gif' | 'svg';

/** Detects the image type by its first bytes; names and headers cannot be trusted. */
export function sniffImageType(bytes: Uint8Array): ImageType | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096));
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  const ascii = head.toString('latin1');
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return 'webp';
  if (ascii.startsWith('GIF87a') || ascii.startsWith('GIF89a')) return 'gif';
  return looksLikeSvg(decodeText(head)) ? 'svg' : undefined;
}

/** XML by its byte order mark: UTF-16, as some programs save it, or else UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isBig = first === 0xfe && second === 0xff;
  const isLittle = first === 0xff && second === 0xfe;
  return new TextDecoder(isBig ? 'utf-16be' : isLittle ? 'utf-16le' : 'utf-8').decode(bytes);
}

// Before the root element there may be a byte order mark, an XML declaration, comments and a document type, but nothing else.
const BETWEEN = String.raw`(?:\s|<!--(?:(?!-->)[\s\S]){0,2000}-->|<!DOCTYPE\s+svg[^>\[]{0,300}(?:\[[^\]]{0,3000}\]\s*)?>)*`;
const SVG = new RegExp(String.raw`^\uFEFF?(?:\s*<\?xml[^>]{0,200}\?>)?${BETWEEN}<svg[\s>]`, 'i');
const looksLikeSvg = (text: string): boolean => SVG.test(text);
