import type { Element } from './card-design.ts';

const UNITLESS = new Set(['fontWeight', 'lineHeight']);

/** The tree as the HTML that a browser draws alike. */
export function toHtml({ type, props }: Element): string {
  const { style, children = [], src } = props;
  const css = Object.entries(style).map(
    ([name, value]) =>
      `${toCssName(name)}:${typeof value === 'number' && !UNITLESS.has(name) ? `${value}px` : value}`,
  );
  const source = typeof src === 'string' ? ` src="${src}"` : '';
  const start = `<${type}${source} style="flex-shrink:0;${css.join(';')}">`;
  if (type === 'img') return start;
  const inner = [children]
    .flat()
    .map((child) => (typeof child === 'string' ? child : toHtml(child as Element)));
  return `${start}${inner.join('')}</${type}>`;
}

const toCssName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
