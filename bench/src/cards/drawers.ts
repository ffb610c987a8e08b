import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { type CardDesign, HEIGHT, toTitle, WIDTH } from './card-design.ts';
import { toHtml } from './to-html.ts';

/** Draws the card of a number as PNG (or JPEG). */
export type Draw = (index: number) => Promise<Uint8Array>;

const require = createRequire(import.meta.url);
const size = { width: WIDTH, height: HEIGHT } as const;

const WEIGHTS = [500, 700] as const;
const readInter = (weight: number): Buffer =>
  readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`));
const loadFonts = () =>
  WEIGHTS.map((weight) => ({ name: 'Inter', weight, style: 'normal' as const, data: readInter(weight) }));

async function cardwright({ template, data }: CardDesign, format: 'png' | 'jpeg'): Promise<Draw> {
  const { createEngine } = await import('@cardwright/engine');
  const engine = await createEngine();
  return (index) => {
    const parameters = new Map(Object.entries({ ...data, title: toTitle(index) }));
    return engine.renderCard(engine.parseCard({ template, data: parameters, ...size, format }));
  };
}

async function vercelOg({ tree }: CardDesign): Promise<Draw> {
  const { ImageResponse } = await import('@vercel/og');
  const fonts = loadFonts();
  return async (index) => {
    const response = new ImageResponse(tree(toTitle(index)) as never, { ...size, fonts });
    return new Uint8Array(await response.arrayBuffer());
  };
}

async function satoriResvg({ tree }: CardDesign): Promise<Draw> {
  const { default: satori } = await import('satori');
  const { Resvg } = await import('@resvg/resvg-js');
  const fonts = loadFonts();
  return async (index) => {
    const svg = await satori(tree(toTitle(index)) as never, { ...size, fonts });
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  };
}

// Text, because nothing here knows a browser's names.
const SHOW_CARD = `async (html) => {
  document.body.innerHTML = html;
  await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]);
}`;

/** Pages stay open with the fonts in them: a card is new content and a screenshot. */
async function chromium({ tree }: CardDesign): Promise<Draw> {
  const { chromium: browsers } = await import('playwright-core');
  const browser = await browsers.launch(await findChromium());
  const faces = WEIGHTS.map(
    (weight) =>
      `@font-face{font-family:Inter;font-weight:${weight};src:url(data:font/woff;base64,${readInter(weight).toString('base64')})}`,
  );
  const idle: Page[] = [];
  const openPage = async (): Promise<Page> => {
    const page = await browser.newPage({ viewport: size });
    await page.setContent(`<style>body{margin:0}${faces.join('')}</style>`);
    return page;
  };
  return async (index) => {
    const page = idle.pop() ?? (await openPage());
    try {
      await page.evaluate(`(${SHOW_CARD})(${JSON.stringify(toHtml(tree(toTitle(index))))})`);
      return await page.screenshot({ type: 'png' });
    } finally {
      idle.push(page);
    }
  };
}

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** The machine's own, else the one that comes with the tests. */
async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  if (existsSync(SYSTEM_CHROMIUM)) return { executablePath: SYSTEM_CHROMIUM, args };
  const { default: bundled } = await import('@sparticuz/chromium');
  return { executablePath: await bundled.executablePath(), args: [...bundled.args, ...args] };
}

export const DRAWERS = {
  Cardwright: (design: CardDesign) => cardwright(design, 'png'),
  'Cardwright, JPEG': (design: CardDesign) => cardwright(design, 'jpeg'),
  '@vercel/og': vercelOg,
  'satori + resvg-js': satoriResvg,
  'Chromium, screenshot': chromium,
} as const;
export type DrawerName = keyof typeof DRAWERS;
