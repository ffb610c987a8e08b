import { type DrawingRow, STAND_IN_COLORS } from '../drawings/drawing-row.ts';
import { CONDITIONS, EYE_PARTS } from '../drawings/parse-drawing.ts';
import { LAMP } from '../scenes/light/lamps.ts';

const SHAPES = new Set(['path', 'circle', 'ellipse', 'rect']);
const ELEMENTS = new Set([...SHAPES, 'g', 'clipPath', 'linearGradient', 'radialGradient', 'stop']);
const ATTRIBUTES = new Set(
  'clip-path clip-rule cx cy d data-eye data-when display fill fill-opacity fill-rule fx fy gradientUnits height id offset opacity r rx ry stop-color stop-opacity stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity stroke-width transform width x x1 x2 y y1 y2'.split(
    ' ',
  ),
);
const ROUND = ['stroke-linecap="round"', 'stroke-linejoin="round"'];
const MOST_CHARACTERS = 16_000;

/** What is wrong with a drawing's file, each with what would be right; empty for a good one. */
export function checkSvg(svg: string, row: DrawingRow): string[] {
  const faults = new Set<string>();
  const [, root, content = ''] = /(<svg\b[^>]*>)(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  if (root === undefined) return ['is no SVG: it must be one <svg> element'];
  if (!/\sviewBox="(-?[\d.]+[\s,]+){2}[\d.]+[\s,]+[\d.]+"/.test(root))
    faults.add('the <svg> needs a viewBox of four numbers, where the ink lies');
  for (const round of ROUND)
    if (!root.includes(round)) faults.add(`the <svg> needs ${round}, as everything is drawn`);
  if (svg.length > MOST_CHARACTERS)
    faults.add(`has ${svg.length} characters; ${MOST_CHARACTERS} are allowed: simplify its paths`);

  const shapes = content.replaceAll(/<!--.*?-->/gs, '');
  const text = shapes.replaceAll(/<[^>]*>/g, '').trim();
  if (text !== '') faults.add(`has text outside of elements: "${text.slice(0, 40)}"`);
  const { natural = STAND_IN_COLORS, mixed = {} } = row;
  const known = new Set([...Object.values(natural), ...Object.keys(mixed), LAMP]);
  const used = new Set<string>();
  const ids: string[] = [];
  const references: string[] = [];
  const open: { name: string; filled: boolean; cut: boolean }[] = [];

  for (const [tag, end, name = ''] of shapes.matchAll(/<(\/?)([\w:-]+)[^>]*>/g)) {
    if (end) {
      const opened = open.pop()?.name;
      if (opened !== name) faults.add(`</${name}> closes <${opened}>`);
      continue;
    }
    if (!ELEMENTS.has(name)) faults.add(`has <${name}>; only ${[...ELEMENTS].join(', ')} are drawn`);
    const attributes = new Map(
      [...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    );
    for (const [key, value] of attributes) {
      if (key === 'style' || key === 'class')
        faults.add(
          `<${name}> has a ${key}: write its properties as attributes (Inkscape: save as Optimised SVG)`,
        );
      else if (!ATTRIBUTES.has(key)) faults.add(`<${name}> has ${key}="${value.slice(0, 20)}": remove it`);
      if (/^(fill|stroke|stop-color)$/.test(key) && value !== 'none' && !value.startsWith('url(#')) {
        used.add(value);
        if (!known.has(value)) faults.add(aboutColor(value, natural));
      }
      if (/NaN|undefined/.test(value)) faults.add(`<${name}> has ${key}="${value.slice(0, 30)}"`);
      references.push(...[...value.matchAll(/url\(#([^)]*)\)/g)].map(([, id = '']) => id));
    }
    const id = attributes.get('id');
    if (id !== undefined) {
      if (ids.includes(id)) faults.add(`has two ids "${id}"`);
      if (!/^[\w-]+$/.test(id)) faults.add(`has an id "${id}": letters, digits and hyphens, please`);
      ids.push(id);
    }
    for (const fault of faultsOfNotes(attributes)) faults.add(fault);
    const around = open.at(-1);
    // A straight line needs no fill.
    const filled = (around?.filled ?? false) || attributes.has('fill') || attributes.has('stroke');
    const cut = (around?.cut ?? false) || name === 'clipPath';
    if (SHAPES.has(name) && !filled && !cut)
      faults.add(`<${name}> has no fill, and would be black: name a color or none`);
    if (!tag.endsWith('/>')) open.push({ name, filled, cut });
  }
  if (open.length > 0) faults.add(`<${open.at(-1)?.name}> is not closed`);
  for (const id of references) if (!ids.includes(id)) faults.add(`refers to #${id}, which is not there`);
  if (used.size < 3) faults.add(`has ${used.size} of its five colors; three make a drawing`);
  return [...faults];
}

function aboutColor(value: string, slots: Readonly<Record<string, string>>): string {
  const [, short] = /^#([0-9a-f]{3})$/i.exec(value) ?? [];
  const long = short ? `#${[...short].map((digit) => digit + digit).join('')}` : value;
  if (long.toLowerCase() !== value && Object.values(slots).includes(long.toLowerCase()))
    return `write ${value} as ${long.toLowerCase()}`;
  const list = Object.entries(slots).map(([tone, color]) => `${color} (${tone})`);
  return `has the color ${value}, which is none of its own: ${list.join(', ')}`;
}

/** Faults of `data-when`, `data-eye` and what they hide. */
function faultsOfNotes(attributes: ReadonlyMap<string, string>): string[] {
  const [when, eye] = [attributes.get('data-when'), attributes.get('data-eye')];
  const unknown = (when?.split(' ') ?? []).filter(
    (word) => !Object.hasOwn(CONDITIONS, word.replace('!', '')),
  );
  return [
    ...unknown.map((word) => `data-when knows ${Object.keys(CONDITIONS).join(', ')}, not "${word}"`),
    ...(eye === undefined || Object.hasOwn(EYE_PARTS, eye)
      ? []
      : [`data-eye knows ${Object.keys(EYE_PARTS).join(', ')}, not "${eye}"`]),
    ...(attributes.has('display') && when === undefined && eye === undefined
      ? ['hides an element that nothing shows again: remove it, or say data-when']
      : []),
  ];
}
