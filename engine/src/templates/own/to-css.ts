import type { TemplateNode } from '@cardwright/contract';
import type { Bindings } from './bind-values.ts';

type Style = TemplateNode['style'] & {
  gradient?: Gradient | undefined;
  opacity?: number | undefined;
  rotate?: number | undefined;
};
type Gradient = NonNullable<TemplateNode['style']['gradient']>;
export type Css = Record<string, string | number>;

// Numbers that are no lengths.
const RATIOS = new Set(['flexGrow', 'flexShrink', 'aspectRatio', 'opacity']);
const COLORS = new Set(['backgroundColor', 'borderColor']);

/** The style of a node for the renderer, with lengths in px of the card. */
export function toCss(style: Style, scale: number, { color }: Pick<Bindings, 'color'>): Css {
  const { gradient, shadow, rotate, ...plain } = style;
  const css: Css = {};
  for (const [name, value] of Object.entries(plain)) {
    if (value === undefined) continue;
    if (typeof value === 'number') css[name] = RATIOS.has(name) ? value : value * scale;
    else if (typeof value === 'string') css[name] = COLORS.has(name) ? color(value) : value;
  }
  if (style.borderWidth !== undefined) css.borderStyle = 'solid';
  if (gradient) css.backgroundImage = toGradient(gradient, color);
  if (shadow) {
    const lengths = [shadow.x, shadow.y, shadow.blur, shadow.spread].map((length) => `${length * scale}px`);
    css.boxShadow = `${lengths.join(' ')} ${color(shadow.color)}`;
  }
  if (rotate !== undefined) css.transform = `rotate(${rotate}deg)`;
  return css;
}

function toGradient({ type, angle, stops }: Gradient, color: Bindings['color']): string {
  const list = stops.map((stop) => `${color(stop.color)}${stop.at === undefined ? '' : ` ${stop.at}%`}`);
  const shape = type === 'linear' ? `${angle}deg` : 'circle at center';
  return `${type}-gradient(${[shape, ...list].join(', ')})`;
}
