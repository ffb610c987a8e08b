import sharp from 'sharp';
import { decodeLogo } from '../../src/logo/decode-logo.ts';
import type { TemplateImage, TemplateValues } from '../../src/templates/template.ts';

/** A brand's card: colors, type, alignment and logo of every kind. */
export type BrandCase = { name: string; values: TemplateValues; logo?: () => Promise<TemplateImage> };

const svg = (width: number, height: number, body: string) => () =>
  decodeLogo(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`,
    ),
  );
const sign = (color: string): string =>
  `<circle cx="50" cy="50" r="46" fill="none" stroke="${color}" stroke-width="8"/><path d="M28 66 50 24l22 42z" fill="${color}"/>`;
const bars = (color: string, count: number): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<rect x="${i * 40}" y="${(i % 3) * 12}" width="26" height="${100 - (i % 3) * 24}" rx="8" fill="${color}"/>`,
  ).join('');

/** Logos by what is hard about them. */
export const logos = {
  square: svg(100, 100, sign('#e5484d')),
  white: svg(100, 100, sign('#ffffff')),
  black: svg(100, 100, sign('#000000')),
  'wide-8-1': svg(800, 100, bars('#7c3aed', 20)),
  'wide-white': svg(800, 100, bars('#ffffff', 20)),
  'tall-1-6': svg(100, 600, `<rect width="100" height="600" rx="50" fill="#0ea5e9"/>`),
  'two-tones': svg(
    200,
    100,
    `<circle cx="50" cy="50" r="50" fill="#000"/><circle cx="150" cy="50" r="50" fill="#fff"/>`,
  ),
  pale: svg(100, 100, sign('#e7e7e3')),
  'jpeg-on-white': async () =>
    decodeLogo(
      await sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#fff"/><g transform="translate(150 50)">${sign('#16a34a')}</g></svg>`,
        ),
      )
        .jpeg()
        .toBuffer(),
    ),
  tiny: svg(8, 8, `<rect width="8" height="8" fill="#f59e0b"/>`),
} as const;

const words = {
  tagline: 'The quiet database',
  title: 'Backups that restore themselves',
  description: 'Nimbus proves every night that last night can be brought back.',
  footer: 'nimbus.example.com',
} as const;
const dark = { bg: '#0f172a', bg2: '#1e293b', fg: '#f8fafc', muted: '#94a3b8', accent: '#38bdf8' } as const;

export const brandCases: readonly BrandCase[] = [
  { name: 'neutral', values: words },
  { name: 'neutral-dark', values: { ...words, theme: 'dark' } },
  { name: 'neutral-centred', values: { ...words, align: 'center' } },
  { name: 'all-colors', values: { ...words, ...dark } },
  { name: 'all-colors-centred', values: { ...words, ...dark, align: 'center' } },
  { name: 'bg-alone', values: { ...words, bg: '#ff5a1f' } },
  { name: 'bg-mid-grey', values: { ...words, bg: '#777777' } },
  { name: 'bg-yellow', values: { ...words, bg: '#ffe100', accent: '#ffffff' } },
  { name: 'gradient', values: { ...words, bg: '#4f46e5', bg2: '#ec4899' } },
  { name: 'gradient-black-white', values: { ...words, bg: '#000000', bg2: '#ffffff' } },
  { name: 'gradient-0', values: { ...words, bg: '#052e16', bg2: '#22c55e', bgAngle: '0' } },
  { name: 'gradient-90-pastel', values: { ...words, bg: '#fde68a', bg2: '#fca5a5', bgAngle: '90' } },
  { name: 'bg2-alone', values: { ...words, bg2: '#c7d2fe' } },
  { name: 'fg-alone-white', values: { ...words, fg: '#ffffff' } },
  { name: 'fg-alone-navy', values: { ...words, fg: '#1e1b4b', theme: 'dark' } },
  { name: 'accent-alone', values: { ...words, accent: '#e11d48' } },
  { name: 'accent-pale', values: { ...words, accent: '#fef08a' } },
  { name: 'accent-dark-theme', values: { ...words, accent: '#7c3aed', theme: 'dark' } },
  { name: 'own-poor-pair', values: { ...words, bg: '#888888', fg: '#999999' } },
  { name: 'alpha', values: { ...words, bg: '#ff000040', fg: 'rgba(0, 0, 0, 0.8)', accent: '#0000ff80' } },
  { name: 'font-apple', values: { ...words, ...dark, font: 'apple' } },
  { name: 'font-arial', values: { ...words, ...dark, font: 'arial' } },
  { name: 'font-helvetica', values: { ...words, ...dark, font: 'helvetica' } },
  { name: 'font-serif', values: { ...words, ...dark, font: 'serif' } },
  { name: 'font-mono', values: { ...words, ...dark, font: 'mono' } },
  ...Object.entries(logos).flatMap(([name, logo]): BrandCase[] => [
    { name: `logo-${name}`, values: words, logo },
    { name: `logo-${name}-dark`, values: { ...words, ...dark, align: 'center' }, logo },
  ]),
  { name: 'logo-and-title', values: { title: words.title, ...dark, align: 'center' }, logo: logos.square },
  { name: 'logo-alone', values: dark, logo: logos.white },
  { name: 'logo-alone-neutral', values: {}, logo: logos['wide-8-1'] },
  { name: 'colors-alone', values: dark },
  {
    name: 'rtl',
    values: { ...dark, title: 'كيف أعدنا بناء قاعدة البيانات', tagline: 'مدونة', footer: 'example.com' },
    logo: logos.white,
  },
];
