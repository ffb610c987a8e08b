import { contrast, ensureContrast, luminance } from '../../color/contrast.ts';
import { mix } from '../../color/oklch.ts';
import type { Box } from '../../geometry.ts';
import type { Block } from '../../layout/column.ts';
import type { Composition } from '../../layout/composition.ts';
import type { Node } from '../../nodes.ts';
import { DESCRIPTION_RULE, textRule } from '../rules.ts';
import type { Template, TemplateContext } from '../template.ts';
import { BRAND_RULES } from './brand-rules.ts';
import { type CardKit, type Design, f, openCard, put } from './card-kit.ts';
import { type CodeColors, codeBlock } from './code-block.ts';
import { CODE_LANGUAGES, findCodeLanguage, tokenizeCode } from './tokenize-code.ts';

const DESIGN: Design = {
  name: 'code',
  title: { family: 'Space Grotesk', weight: 700, lineHeight: 1.08, letterSpacing: -0.035 },
  body: 'Inter',
  schemes: {
    light: { ground: '#ffe9dc', ink: '#2a1209', accent: '#f4511e' },
    dark: { ground: '#17100d', ink: '#fff1ea', accent: '#ff7a4d' },
  },
};
// An editor is dark on a light page as well: the snippet is what a thumbnail shows.
const WINDOW = '#1e1a1c';
const PALETTE: Omit<CodeColors, 'keyword' | 'rest'> = {
  plain: '#efe9e6',
  constant: '#f2b872',
  type: '#8fd3e8',
  function: '#ffd479',
  property: '#a9c7ff',
  string: '#a8d99c',
  number: '#f2b872',
  comment: '#a0948e',
  sign: '#c2b6b0',
};
// On a ground as dark as the window, the window is lighter than both.
const NIGHT = 0.03;
const READABLE = 4.5;
const RANGE = String.raw`\d{1,3}(?:-\d{1,3})?`;

/** A snippet in the window of an editor that goes on beyond the card. */
export const code: Template = {
  name: 'code',
  version: 1,
  description: 'A snippet of code, highlighted: title, file name, line numbers, marked lines.',
  parameters: [
    textRule('title', 'What the snippet shows.'),
    {
      ...textRule('code', 'The snippet. Tabs are two spaces; long lines and the last lines are cut.'),
      type: 'text',
      preformatted: true,
    },
    {
      name: 'language',
      type: 'choice',
      choices: CODE_LANGUAGES,
      description: 'What it is written in. Default: by the extension of `filename`, else `text`.',
    },
    textRule('filename', 'Such as "src/relay.ts".'),
    {
      name: 'lines',
      type: 'choice',
      choices: ['on', 'off'],
      description: 'Line numbers. Default `on`.',
    },
    {
      name: 'highlight',
      type: 'text',
      pattern: `^${RANGE}(?:, ?${RANGE}){0,9}$`,
      expects: 'lines such as 4, 2-5 or 1, 7-9',
      description: 'Lines to mark, such as "3-5".',
    },
    DESCRIPTION_RULE,
    ...BRAND_RULES,
  ],
  example: {
    title: 'Retry with a deadline',
    filename: 'src/retry.ts',
    code: `export async function retry<T>(
  task: () => Promise<T>,
  { until = Date.now() + 5_000 } = {},
): Promise<T> {
  for (let wait = 50; ; wait *= 2) {
    try {
      return await task();
    } catch (error) {
      if (Date.now() + wait > until) throw error;
      await sleep(wait); // a little longer
    }
  }
}`,
    highlight: '9-10',
    site: 'relay.example.com',
  },
  compose: composeCode,
};

async function composeCode(context: TemplateContext): Promise<Composition> {
  const { values } = context;
  const kit = openCard(context, DESIGN);
  const { unit, text, colors, titleStyle } = kit;
  const align = kit.alignOf(values.title ?? values.description);
  const snippet = values.code ? await codeWindow(kit, values.code) : undefined;
  const description = values.description;
  const title = values.title;
  const heading = (content: string): Block =>
    text('title', content, { style: titleStyle, color: colors.ink, share: 0.094, maxLines: 4 });
  const column = await kit.column(
    [
      await kit.logo(),
      put(snippet ? 0 : 1, 0, title ? (snippet ? heading(title) : await kit.title(title)) : undefined),
      put(
        snippet ? 0 : 1,
        title || snippet ? 3 : 0,
        description ? kit.description(description, !title && !snippet, 2) : undefined,
      ),
      put(1, 1, snippet),
      put(2, 1, values.site ? text('label', values.site, { weight: 550 }) : undefined),
    ],
    { align, groupGap: unit * 0.04, ...(snippet && { comfort: Math.max(11, unit * 0.04) }) },
  );
  return kit.finish({ ground: drawBraces(kit, snippet !== undefined), column });
}

/** The snippet in its window, which reaches the right edge of the card. */
function codeWindow(kit: CardKit, snippet: string): Promise<Block> {
  const { values, colors, unit, short, safe, width, wide, px } = kit;
  const ground = luminance(colors.ground) < NIGHT ? mix(colors.ground, '#ffffff', 0.075) : WINDOW;
  const band = mix(ground, colors.accent, 0.2);
  const readable = (color: string): string => ensureContrast(color, [ground, band], READABLE);
  const accent = contrast(colors.accent, ground) > 2.4 ? colors.accent : mix(colors.accent, '#ffffff', 0.4);
  const inks = { ...PALETTE, keyword: accent, rest: mix(ground, '#ffffff', 0.5) };
  const marked = toMarked(values.highlight);
  const pad = Math.min(safe.x * 0.62, short * 0.05);
  const edge = wide ? safe.x - short * 0.06 : safe.x - pad;
  const radius = short * 0.026;

  const draw = (window: Box, size: number, rows: readonly Box[]): Node[] => {
    const { y, height } = window;
    const dot = size * 0.27;
    const dots = [0, 1, 2]
      .map(
        (at) =>
          `<circle cx="${f(window.x + dot + at * dot * 3.3)}" cy="${f(y + size * 1.05)}" r="${f(dot)}" fill="${at === 0 ? accent : mix(ground, '#ffffff', 0.22)}"/>`,
      )
      .join('');
    const bands = rows
      .flatMap((row, at) =>
        marked.has(at + 1)
          ? [
              `<rect x="${f(edge)}" y="${f(row.y)}" width="${f(width - edge)}" height="${f(row.height + 0.5)}" fill="${band}"/><rect x="${f(edge)}" y="${f(row.y)}" width="${f(Math.max(2, short * 0.006))}" height="${f(row.height + 0.5)}" fill="${accent}"/>`,
            ]
          : [],
      )
      .join('');
    const shape = `M${f(width)} ${f(y)}H${f(edge + radius)}a${f(radius)} ${f(radius)} 0 0 0 ${f(-radius)} ${f(radius)}V${f(y + height - radius)}a${f(radius)} ${f(radius)} 0 0 0 ${f(radius)} ${f(radius)}H${f(width)}z`;
    return [
      kit.svg(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${kit.height}" viewBox="0 0 ${width} ${kit.height}"><path d="${shape}" fill="${ground}"/>${bands}${dots}</svg>`,
        { x: 0, y: 0, width, height: kit.height },
      ),
    ];
  };
  const language = values.language ?? findCodeLanguage(values.filename ?? '');
  return codeBlock(kit.typesetter, {
    lines: tokenizeCode(snippet, language),
    colors: Object.fromEntries(
      Object.entries(inks).map(([kind, color]) => [kind, readable(color)]),
    ) as CodeColors,
    numbered: values.lines !== 'off',
    label: values.filename,
    size: px(0.05),
    minSize: px(0.021),
    gap: unit * 0.03,
    head: 2.1,
    foot: 0.8,
    draw,
  });
}

/** Line numbers of "1, 7-9". */
function toMarked(ranges: string | undefined): ReadonlySet<number> {
  const marked = new Set<number>();
  for (const range of (ranges ?? '').split(',')) {
    const [from = 0, to = from] = range.split('-').map(Number);
    for (let line = from; line <= to; line += 1) marked.add(line);
  }
  return marked;
}

/** A brace at the left, and one at the right where no window is. */
function drawBraces({ wide, width, height, safe, short, colors }: CardKit, windowed: boolean): string {
  const brace = (x: number, middle: number, size: number, turned: boolean): string =>
    `<path transform="translate(${f(x)} ${f(middle)}) scale(${turned ? f(-size) : f(size)} ${f(size)})" d="M.5 -1C.1 -1 0 -.86 0 -.55V-.3C0 -.1 -.1 0 -.3 0C-.1 0 0 .1 0 .3V.55C0 .86 .1 1 .5 1" fill="none" stroke="${colors.accent}" stroke-width=".2" stroke-linecap="round" stroke-linejoin="round"/>`;
  if (wide) {
    const size = Math.min(short * 0.3, safe.x * 0.62);
    const x = safe.x * 0.4;
    return brace(x, height / 2, size, false) + (windowed ? '' : brace(width - x, height / 2, size, true));
  }
  const size = Math.min(safe.y * 0.34, short * 0.12);
  return (
    brace(safe.x + size * 0.4, safe.y * 0.5, size, false) +
    brace(width - safe.x - size * 0.4, height - safe.y * 0.5, size, true)
  );
}
