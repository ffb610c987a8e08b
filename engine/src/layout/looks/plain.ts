import type { TypePairing } from '../../direction/direction.ts';
import { type Column, setColumn } from '../column.ts';
import type { Composition } from '../composition.ts';
import { toCopyGroups } from '../copy-groups.ts';
import { toFrame } from '../frame.ts';
import { toHouseVoice } from '../house-voice.ts';
import type { LayoutContext, Look } from '../look.ts';

const pairings: readonly [TypePairing] = [
  {
    display: { family: 'Inter', weight: 700, lineHeight: 1.12, letterSpacing: -0.025 },
    text: { family: 'Inter', weight: 450, lineHeight: 1.38 },
    label: { family: 'Inter', weight: 600, lineHeight: 1.3 },
  },
];

// Longer than this no text keeps a display size; it is set as a paragraph, and small.
const PARAGRAPH = 160;

/** The card that is right with any words at any size: a solid ground and type that takes the room it needs. */
export const plain: Look = { name: 'plain', attempts: 1, pairings, layout };

async function layout(context: LayoutContext): Promise<Composition> {
  const { brief, direction, width, height, typesetter } = context;
  const { palette } = direction;
  const frame = toFrame(width, height, brief.copy.title);
  const short = Math.min(width, height);
  const letters = brief.copy.title.length;
  const margin = Math.max(short * 0.05, Math.min(frame.margin, short * (letters > PARAGRAPH ? 0.06 : 0.09)));
  // Below the looks' least size, but still what the gate calls legible: every word counts here.
  const minSize = Math.max(9.5, Math.min(short * 0.027, 18.5));
  const voice = toHouseVoice({ ...frame, minSize }, { palette, type: pairings[0], letters });
  const unbound = Object.fromEntries(
    Object.entries(voice).map(([role, spoken]) => [role, { ...spoken, maxLines: 60, comfort: 0 }]),
  ) as typeof voice;
  const { head, body, foot } = toCopyGroups(brief.copy, unbound, typesetter);
  const column: Column = await setColumn({
    box: { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin },
    groups: [[...head, ...body], foot],
    groupGap: frame.unit * 0.04,
    align: frame.mirrored ? 'right' : 'left',
    justify: 'center',
  });
  return { width, height, background: palette.background, art: column.art, images: [], texts: column.texts };
}
