import type { Warning } from '@cardwright/contract/warning';
import type { Preview } from '../generations/types.ts';

/** The bytes of a preview, which is nobody's to keep. */
export const toPreviewResponse = ({ bytes, format, seed, design, warnings }: Preview): Response =>
  new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': `image/${format}`,
      'Content-Length': String(bytes.length),
      'Cache-Control': 'no-store',
      'X-Cardwright-Seed': String(seed),
      ...(design && { 'X-Cardwright-Design': encodeURIComponent(JSON.stringify(design)) }),
      ...(warnings.length > 0 && { 'X-Cardwright-Warnings': toHeader(warnings) }),
    },
  });

// Proxies commonly refuse responses with more than 4 or 8 KB of headers.
const MAX_HEADER_LENGTH = 3000;

/** Percent-encoded JSON, because headers are ASCII; without the last ones where all are too long. */
function toHeader(warnings: readonly Warning[]): string {
  const text = encodeURIComponent(JSON.stringify(warnings));
  return text.length <= MAX_HEADER_LENGTH ? text : toHeader(warnings.slice(0, -1));
}
