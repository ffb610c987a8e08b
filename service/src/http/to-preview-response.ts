import type { Preview } from '../generations/types.ts';

/** The bytes of a preview, which is nobody's to keep. */
export const toPreviewResponse = ({ bytes, format, seed }: Preview): Response =>
  new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': `image/${format}`,
      'Content-Length': String(bytes.length),
      'Cache-Control': 'no-store',
      'X-Cardwright-Seed': String(seed),
    },
  });
