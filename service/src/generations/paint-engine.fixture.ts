import { createHash } from 'node:crypto';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { EMPTY_BRIEF } from '@cardwright/contract/brief';
import type { ComposeRequest, ComposeResult, Engine } from '@cardwright/engine';

export type PaintEngine = Pick<
  Engine,
  'compose' | 'convertImage' | 'platformSize' | 'read' | 'findBriefFault'
>;

/** An engine that paints the whole image in a color made of prompt and seed: real pixels, a few milliseconds. */
export function createPaintEngine(): PaintEngine {
  return {
    compose: async (request, signal) => {
      await new Promise((resolve) => setImmediate(resolve));
      signal?.throwIfAborted();
      return toResult(toDelivered(request));
    },
    read: async (prompt) => ({
      brief: { ...EMPTY_BRIEF, blocks: [{ role: 'title', text: prompt }] },
      unused: [],
      warnings: [],
      reader: 'built-in',
    }),
    findBriefFault: async ({ look }) =>
      look === 'unknown' ? { path: 'look', problem: 'is not one of the looks.' } : undefined,
    convertImage: async (image) => image,
    platformSize: async (prompt) => (/instagram/i.test(prompt) ? { width: 1080, height: 1080 } : undefined),
  };
}

function toDelivered(request: ComposeRequest): ComposeRequest {
  const { width, height, longSide = Infinity } = request;
  const scale = Math.min(1, longSide / Math.max(width, height));
  return { ...request, width: Math.round(width * scale), height: Math.round(height * scale) };
}

function toResult(request: ComposeRequest): ComposeResult {
  return {
    bytes: paint(request),
    brief: request.brief ?? EMPTY_BRIEF,
    reader: request.brief ? null : 'built-in',
    width: request.width,
    height: request.height,
    format: request.format,
    warnings: textOf(request).includes('fox')
      ? [{ code: 'not_drawn', message: 'no fox was painted', words: ['fox'] }]
      : [],
    quality: { passed: true, findings: [], minimumContrast: 21, repairs: [] },
    look: 'plain',
    design: request.design ?? { ...DESIGN, seed: (request.seed ?? 0) >>> 0 },
    painted: request.painting !== undefined,
    ...(request.layers && { layers: { ground: paint(request), texts: [toLayerText(textOf(request))] } }),
    timings: { brief: 0, layout: 0, art: 1, checks: 0, type: 0, encode: 0 },
  };
}

const DESIGN = {
  look: 'grotesk',
  family: 'headline',
  scheme: 'light' as const,
  palette: {
    background: '#ffffff',
    surface: '#eeeeee',
    foreground: '#111111',
    muted: '#555555',
    accent: '#0044cc',
    accent2: '#cc4400',
    accentText: '#0044cc',
  },
  motif: '',
  swapped: false,
  ...{ attempt: 0, chance: 1, tone: 1, shape: 1 },
};

const toLayerText = (text: string) => ({
  name: 'title',
  text,
  node: {
    type: 'text' as const,
    font: 'Inter' as const,
    weight: 700,
    size: 60,
    minSize: 30,
    maxLines: 2,
    lineHeight: 1.2,
    letterSpacing: 0,
    color: '#000000',
    align: 'start' as const,
    style: { position: 'absolute' as const, left: 60, top: 60, width: 900, height: 160 },
  },
});

const textOf = ({ prompt, brief }: Pick<Painted, 'prompt' | 'brief'>): string =>
  prompt || JSON.stringify(brief);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

type Painted = Pick<ComposeRequest, 'width' | 'height' | 'seed'> & {
  prompt?: string | undefined;
  brief?: unknown;
};

/** A PNG of the request's size in the color of its prompt and seed. */
export function paint(request: Painted): Uint8Array {
  const { width, height } = request;
  const color = createHash('sha256')
    .update(`${request.seed ?? 0} ${textOf(request)}`)
    .digest()
    .subarray(0, 3);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, color)]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(line.length * height, line), { level: 1 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** Size of a PNG whose every chunk is whole and whose pixels inflate to that size; throws otherwise. */
export function readPng(bytes: Uint8Array): { width: number; height: number } {
  const png = Buffer.from(bytes);
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new Error('no PNG');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    if (png.readUInt32BE(at + 8 + length) !== crc32(body)) throw new Error('a chunk is damaged');
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4));
    at += 12 + length;
  }
  const header = chunks.get('IHDR');
  const pixels = chunks.get('IDAT');
  if (header === undefined || pixels === undefined || !chunks.has('IEND'))
    throw new Error('a chunk is missing');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (inflateSync(pixels).length !== (width * 3 + 1) * height) throw new Error('pixels are missing');
  return { width, height };
}
