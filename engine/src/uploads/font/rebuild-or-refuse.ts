import { findFontFault } from '../../render/find-font-fault.ts';
import { UnusableFileError } from '../unusable-file-error.ts';
import { type RebuiltFont, rebuildFont } from './rebuild.ts';

const FAULTS = {
  'no characters': 'is a font without characters',
  refused: 'is a damaged font: the renderer cannot read it',
} as const;

/** The font written anew, or what is wrong with it. One that stops a parser stops the process. */
export async function rebuildOrRefuse(bytes: Buffer): Promise<RebuiltFont | { refused: string }> {
  try {
    const rebuilt = rebuildFont(bytes);
    const fault = await findFontFault(rebuilt.bytes);
    return fault === undefined ? rebuilt : { refused: FAULTS[fault] };
  } catch (error) {
    if (error instanceof UnusableFileError) return { refused: error.message };
    throw error;
  }
}
