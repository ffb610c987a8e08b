import { createLimitedProcesses, ProcessEndedError, type ProcessLimits } from '../threads/limited-process.ts';
import type { ImageType } from './image-type.ts';
import { findWeightFault } from './image-weight.ts';
import { prepareSvg } from './svg-safety.ts';

/**
 * What becomes of an image in the process: its pixels (RGBA), a new file of its type (of an SVG, which is drawn, a PNG), or a small JPEG
 * to look at.
 */
export type DecodeTask = {
  file: Uint8Array;
  type: ImageType;
  result: 'pixels' | 'file' | 'thumbnail';
  longestSide: number;
  maxPixels: number;
};
export type DecodeAnswer = { width: number; height: number; data: Uint8Array } | { fault: string };
type DecodedImage = Extract<DecodeAnswer, { data: unknown }>;

/** An image that cannot be used; the message completes "The file ...". */
export class ImageFaultError extends Error {
  override readonly name = 'ImageFaultError';
}

/** The image cannot be read now, for a reason unrelated to it. */
export class ImageBusyError extends Error {
  override readonly name = 'ImageBusyError';
}

// A photo of 50 megapixels takes some seconds with the encoding of the new file, and 400 MB if it is progressive.
const LIMITS: ProcessLimits = { cpuMs: 20_000, wallMs: 60_000, memoryMb: 700 };
const SVG_CPU_MS = 3000;
// A machine that cannot finish an SVG in this time is busy; that says nothing about the drawing.
const SVG_WALL_MS = 30_000;

const processes = createLimitedProcesses<DecodeTask, DecodeAnswer>(
  new URL('./decode-program.ts', import.meta.url),
);

/** Decodes a stranger's image in a process of its own. Throws `ImageFaultError` or `ImageBusyError`. */
export async function decodeApart(task: DecodeTask, wallMs?: number): Promise<DecodedImage> {
  const isSvg = task.type === 'svg';
  const file = isSvg ? toSafeSvg(task.file) : task.file;
  const fault = isSvg ? undefined : findWeightFault(file, task.type);
  if (fault !== undefined) throw new ImageFaultError(fault);
  const own = isSvg ? { cpuMs: SVG_CPU_MS, wallMs: SVG_WALL_MS } : {};
  const limits = { ...LIMITS, ...own, ...(wallMs !== undefined && { wallMs }) };
  const answer = await run({ ...task, file }, limits);
  if (!('fault' in answer)) return answer;
  throw new ImageFaultError(
    /pixel limit/i.test(answer.fault) && !isSvg
      ? `must have at most ${task.maxPixels / 1e6} megapixels`
      : `${isSvg ? 'is an SVG that cannot be drawn' : 'is damaged, or no image that can be read'}`,
    { cause: answer.fault },
  );
}

function toSafeSvg(file: Uint8Array): Uint8Array {
  const prepared = prepareSvg(file);
  if ('fault' in prepared) throw new ImageFaultError(`is an SVG that ${prepared.fault}`);
  return prepared.svg;
}

async function run(task: DecodeTask, limits: ProcessLimits): Promise<DecodeAnswer> {
  try {
    return await processes.run(task, limits);
  } catch (cause) {
    if (!(cause instanceof ProcessEndedError)) throw cause;
    if (cause.end === 'machine')
      throw new ImageBusyError('the process that reads it was ended early', { cause });
    const what = task.type === 'svg' ? 'an SVG' : 'an image';
    throw new ImageFaultError(
      cause.end === 'crash'
        ? `is ${what} that cannot be ${task.type === 'svg' ? 'drawn' : 'read'}`
        : `is ${what} that takes too ${cause.end === 'work' ? 'long' : 'much memory'} to ${task.type === 'svg' ? 'draw' : 'read'}`,
      { cause },
    );
  }
}
