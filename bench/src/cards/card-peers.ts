import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createEngine } from '@cardwright/engine';
import { Resvg } from '@resvg/resvg-js';
import { ImageResponse } from '@vercel/og';
import satori, { type Font } from 'satori';
import { type Measurement, measure, toTable } from './measure.ts';

const require = createRequire(import.meta.url);
const WIDTH = 1200;
const HEIGHT = 630;

type Element = { type: string; props: Record<string, unknown> };
const element = (style: object, ...children: (Element | string)[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.length === 1 ? children[0] : children },
});

const fonts: Font[] = ([500, 700] as const).map((weight) => ({
  name: 'Inter',
  weight,
  style: 'normal',
  data: readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
}));

const title = (index: number): string => `Why we moved ${index} microservices back to a monolith`;

/** The card of og_standard in the peers' language: ground, shapes, a sheet (with a shadow), five texts. */
function peerCard(index: number, shadow: boolean): Element {
  const shape = (style: object): Element => element({ position: 'absolute', ...style });
  return element(
    { width: WIDTH, height: HEIGHT, backgroundColor: '#e9edf8', fontFamily: 'Inter', position: 'relative' },
    shape({ left: -330, top: -330, width: 660, height: 660, borderRadius: 330, backgroundColor: '#3f5efb' }),
    shape({ left: -170, top: -170, width: 340, height: 340, borderRadius: 170, backgroundColor: '#14204a' }),
    shape({ left: 870, top: 300, width: 660, height: 660, borderRadius: 330, border: '66px solid #3f5efb' }),
    shape({ left: 1036, top: 466, width: 328, height: 328, borderRadius: 164, backgroundColor: '#ffb35c' }),
    element(
      {
        position: 'absolute',
        left: 267,
        top: 16,
        width: 666,
        height: 598,
        borderRadius: 22,
        backgroundColor: '#ffffff',
        padding: 48,
        flexDirection: 'column',
        justifyContent: 'space-between',
        ...(shadow ? { boxShadow: '0px 14px 40px rgba(24, 36, 84, 0.2)' } : {}),
      },
      element({ fontSize: 19, fontWeight: 700, color: '#3450e0' }, 'Engineering'),
      element(
        { flexDirection: 'column' },
        element(
          { fontSize: 60, fontWeight: 700, letterSpacing: -2, lineHeight: 1.06, color: '#12162a' },
          title(index),
        ),
        element(
          { fontSize: 24, fontWeight: 500, lineHeight: 1.4, color: '#4c5470', marginTop: 22 },
          'Two years, forty services and one very long weekend later: what we kept and what we would do again.',
        ),
      ),
      element(
        { justifyContent: 'space-between', fontSize: 20, fontWeight: 500, color: '#4c5470' },
        element({}, 'Ada Lovelace · 12 May 2026'),
        element({ color: '#3450e0' }, 'example.com'),
      ),
    ),
  );
}

/** A card that nobody has drawn before, 1200x630 PNG, by this service's engine and by its peers, in one run. */
export async function benchCardPeers(): Promise<string> {
  const engine = await createEngine();
  const example = engine.templates.find(({ name }) => name === 'og_standard')?.example ?? {};
  const own = (format: 'png' | 'jpeg') =>
    measure(
      (index) => {
        const data = new Map(Object.entries({ ...example, title: title(index) }));
        return engine.renderCard(
          engine.parseCard({ template: 'og_standard', data, width: WIDTH, height: HEIGHT, format }),
        );
      },
      { runs: 60, warmUp: 10 },
    );
  const vercel = (shadow: boolean) =>
    measure(
      async (index) => {
        const response = new ImageResponse(peerCard(index, shadow) as never, {
          width: WIDTH,
          height: HEIGHT,
          fonts,
        });
        return new Uint8Array(await response.arrayBuffer());
      },
      { runs: 8, warmUp: 2 },
    );
  const resvg = (shadow: boolean) =>
    measure(
      async (index) => {
        const svg = await satori(peerCard(index, shadow) as never, { width: WIDTH, height: HEIGHT, fonts });
        return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
      },
      { runs: shadow ? 5 : 10, warmUp: 2 },
    );

  const base = await own('png');
  const rows: [string, Measurement][] = [
    ['Cardwright, og_standard (with shadow)', base],
    ['Cardwright, the same as JPEG', await own('jpeg')],
    ['@vercel/og, with shadow', await vercel(true)],
    ['@vercel/og, without shadow', await vercel(false)],
    ['satori + resvg-js, with shadow', await resvg(true)],
    ['satori + resvg-js, without shadow', await resvg(false)],
  ];
  return toTable(
    ['fresh card', 'median ms', 'p99 ms', 'cards/s', 'kB', 'times slower (cards/s)'],
    rows.map(([name, m]) => [
      name,
      m.median,
      m.p99,
      m.perSecond,
      m.bytes / 1000,
      base.perSecond / m.perSecond,
    ]),
  );
}
