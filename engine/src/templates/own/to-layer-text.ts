import type { TemplateNode } from '@cardwright/contract';
import { TEMPLATE_FONTS } from '@cardwright/contract/template-names';
import type { PlacedText, TextRole } from '../../composition.ts';

/** A text of a card, and how it is set; `name` is what it could be called as a parameter. */
export type LayerText = {
  name: string;
  text: string;
  node: Omit<Extract<TemplateNode, { type: 'text' }>, 'text' | 'verticalAlign' | 'optional'>;
};

// What a text is called that can be filled in.
const NAMES: Readonly<Record<Exclude<TextRole, 'decoration'>, string>> = {
  title: 'title',
  eyebrow: 'label',
  subtitle: 'description',
  metric: 'figure',
  person: 'author',
  date: 'date',
  attribution: 'site',
  'call-to-action': 'action',
  label: 'text',
};
const FONTS: readonly string[] = TEMPLATE_FONTS;
// Of its size that a longer text may shrink to, and px below which it never does.
const [SHRINKS, LEAST] = [0.5, 16];
// The room that a text was fitted into was a little wider than its lines.
const SPARE = 1.02;

/** A placed text as the node of a tree; undefined for one that is drawn and says nothing. */
export function toLayerText({ role, fitted, box, align, color }: PlacedText): LayerText | undefined {
  if (role === 'decoration') return undefined;
  const { style, size, lines, lineHeightPx, direction } = fitted;
  const width = Math.max(box.width, Math.ceil(fitted.width * SPARE) + 2);
  // A box that is widened keeps the side, or the middle, by which its lines are aligned.
  const left = box.x - (width - box.width) * { left: 0, center: 0.5, right: 1 }[align];
  const isStart = (align === 'left') === (direction === 'ltr');
  return {
    name: NAMES[role],
    text: fitted.text,
    node: {
      type: 'text',
      font: (FONTS.includes(style.family) ? style.family : 'Inter') as LayerText['node']['font'],
      weight: Math.min(900, Math.max(100, Math.round(style.weight))),
      size: toTenths(Math.max(4, size)),
      minSize: toTenths(Math.min(size, Math.max(LEAST, size * SHRINKS))),
      maxLines: Math.max(1, lines.length),
      lineHeight: toHundredths(Math.min(3, Math.max(0.8, lineHeightPx / size))),
      letterSpacing: Math.round(Math.min(1, Math.max(-0.1, style.letterSpacing ?? 0)) * 1000) / 1000,
      color,
      align: align === 'center' ? 'center' : isStart ? 'start' : 'end',
      style: {
        position: 'absolute',
        left: Math.round(left),
        top: Math.round(box.y),
        width: Math.ceil(width),
        height: Math.ceil(fitted.height) + 2,
      },
    },
  };
}

const toTenths = (value: number): number => Math.round(value * 10) / 10;
const toHundredths = (value: number): number => Math.round(value * 100) / 100;
