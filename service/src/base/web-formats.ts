/** What browsers read and not every crawler does: for previews and copies, never for what is stored or signed. */
export type WebFormat = 'webp' | 'avif';

// About the same to the eye: cards in full have 41.5 and 42 dB.
const QUALITY: Readonly<Record<WebFormat, { full: number; small: number }>> = {
  webp: { full: 90, small: 80 },
  avif: { full: 70, small: 60 },
};

type WebEncoding = { format: WebFormat; quality: number; maxWidth?: number };

/** With `maxWidth` for a thumbnail, which may lose more. */
export const toWebEncoding = (format: WebFormat, maxWidth?: number): WebEncoding => ({
  format,
  ...(maxWidth === undefined
    ? { quality: QUALITY[format].full }
    : { quality: QUALITY[format].small, maxWidth }),
});

export const isWebFormat = (format: string): format is WebFormat => Object.hasOwn(QUALITY, format);
