import type { Composition } from '../../layout/composition.ts';
import { textRule } from '../rules.ts';
import type { Template, TemplateContext } from '../template.ts';
import { BRAND_RULES } from './brand-rules.ts';
import { type CardKit, type Design, f, openCard, put } from './card-kit.ts';
import { flowBlock } from './flow-block.ts';

const DESIGN: Design = {
  name: 'metric',
  title: { family: 'Space Grotesk', weight: 700, lineHeight: 1, letterSpacing: -0.05 },
  body: 'Inter',
  schemes: {
    light: { ground: '#f2f6ff', ink: '#0a1b3d', accent: '#2563eb' },
    dark: { ground: '#081126', ink: '#eef4ff', accent: '#4d8dff' },
  },
};
const MOST_POINTS = 60;
const NUMBER = String.raw`[+\-]?\d{1,15}(?:\.\d{1,9})?`;
const SERIES = `^${NUMBER}(?:[ \\n,;]+${NUMBER}){0,${MOST_POINTS - 1}}$`;

/** One number as large as it can be, and how it came about under it. */
export const metric: Template = {
  name: 'metric',
  version: 1,
  description: 'A figure and its chart: value, change, and up to 60 numbers as a line or bars.',
  parameters: [
    textRule('value', 'The figure with its unit, such as "$4.2M" or "99.98%".'),
    textRule('title', 'What is counted.'),
    textRule('description', 'One or two sentences below the figure.'),
    textRule('change', 'Such as "+18% in May".'),
    {
      name: 'series',
      type: 'text',
      pattern: SERIES,
      expects: 'up to 60 numbers such as 12, -3 or 4.5, with spaces or commas between them',
      description: 'Up to 60 numbers for the chart, with spaces or commas between them.',
    },
    {
      name: 'chart',
      type: 'choice',
      choices: ['line', 'bar', 'none'],
      description: 'How the series is drawn. Default `line`.',
    },
    textRule('source', 'Where the figure is from.'),
    ...BRAND_RULES,
  ],
  example: {
    title: 'Monthly recurring revenue',
    value: '$4.2M',
    change: '+18% since January',
    series: '12 14 13 17 19 18 22 24 23 27 31 30 34 37 36 41',
    source: 'Quarterly report, Q2 2026',
    site: 'fathom.example.com',
  },
  compose: composeMetric,
};

async function composeMetric(context: TemplateContext): Promise<Composition> {
  const { values } = context;
  const kit = openCard(context, DESIGN);
  const { colors, unit, text } = kit;
  const series = parseSeries(values.series);
  const align = kit.alignOf(values.title ?? values.value ?? values.description);
  const heads = [
    values.title
      ? text('label', values.title, { color: colors.ink, weight: 600, share: 0.05, maxLines: 2 })
      : undefined,
    values.change
      ? kit.chip('label', values.change, { ground: colors.accent, color: colors.onAccent, share: 0.036 })
      : undefined,
  ].filter((block) => block !== undefined);
  const foot = [values.source, values.site].filter(Boolean);
  const drawn = values.chart !== 'none' && series.length > 1;
  // In a wide card, texts leave the lower part to the chart.
  const box = drawn && kit.wide ? { ...kit.safe, height: kit.safe.height * 0.66 } : kit.safe;
  const column = await kit.column(
    [
      await kit.logo(),
      put(0, 2, heads.length > 0 ? flowBlock(heads, unit * 0.03, unit * 0.016) : undefined),
      put(1, 0, values.value ? await kit.title(values.value) : undefined),
      put(
        1,
        values.value ? 3 : 0,
        values.description ? kit.description(values.description, !values.value, 2) : undefined,
      ),
      ...foot.map((line, at) => put(2, 1, text('label', line ?? '', { gap: at === 0 ? 0 : unit * 0.012 }))),
    ],
    { align, box, groupGap: unit * 0.025 },
  );
  const top = box.y + box.height + kit.short * 0.03;
  const chart = drawn ? drawChart(kit, series, values.chart === 'bar', top) : '';
  return kit.finish({ ground: drawGrid(kit, drawn ? top : kit.height) + chart, column });
}

const parseSeries = (text: string | undefined): number[] => (text ? text.split(/[ \n,;]+/).map(Number) : []);

/** The series over the whole width, from `top` to the foot. */
function drawChart(
  { width, height, short, colors }: CardKit,
  series: readonly number[],
  bars: boolean,
  top: number,
) {
  const room = height - top;
  const [low, high] = [Math.min(...series, bars ? 0 : Number.POSITIVE_INFINITY), Math.max(...series)];
  const span = high - low || 1;
  const rise = room * 0.82;
  const at = (value: number): number => height - room * 0.1 - ((value - low) / span) * rise;
  if (bars) {
    const step = width / series.length;
    const gap = Math.min(step * 0.28, short * 0.02);
    return series
      .map((value, i) => {
        const opacity = i === series.length - 1 ? 1 : 0.3 + (0.45 * i) / series.length;
        return `<rect x="${f(i * step + gap / 2)}" y="${f(at(value))}" width="${f(step - gap)}" height="${f(height - at(value) + short * 0.02)}" rx="${f(Math.min(step * 0.16, short * 0.014))}" fill="${colors.accent}" fill-opacity="${Math.round(opacity * 100) / 100}"/>`;
      })
      .join('');
  }
  const last = width * 0.93;
  const x = (i: number): number => (i / (series.length - 1)) * last;
  const points = series.map((value, i) => `${f(x(i))} ${f(at(value))}`);
  const line = `M${points.join('L')}`;
  const stroke = short * 0.0105;
  const end = at(series.at(-1) ?? 0);
  return (
    `<defs><linearGradient id="under" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colors.accent}" stop-opacity="0.42"/><stop offset="1" stop-color="${colors.accent}" stop-opacity="0.04"/></linearGradient></defs>` +
    `<path d="${line}L${f(last)} ${height}L0 ${height}z" fill="url(#under)"/>` +
    `<path d="${line}" fill="none" stroke="${colors.accent}" stroke-width="${f(stroke)}" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<circle cx="${f(last)}" cy="${f(end)}" r="${f(stroke * 3.4)}" fill="${colors.accent}" fill-opacity="0.25"/><circle cx="${f(last)}" cy="${f(end)}" r="${f(stroke * 1.6)}" fill="${colors.accent}"/>`
  );
}

/** Lines of a chart's paper outside of the texts. */
function drawGrid({ width, height, short, colors, wide, safe }: CardKit, top: number): string {
  const lines: string[] = [];
  const thin = Math.max(1, short * 0.0018);
  const step = short * 0.11;
  for (let y = height - step * 0.5; y > 0; y -= step) {
    const beside = y < top && y > safe.y - step * 0.2;
    if (beside && !wide) continue;
    const part = (x: number, w: number): string =>
      `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(thin)}" fill="${colors.line}"/>`;
    const inset = safe.x - short * 0.06;
    lines.push(beside ? part(0, inset) + part(width - inset, inset) : part(0, width));
  }
  return lines.join('');
}
