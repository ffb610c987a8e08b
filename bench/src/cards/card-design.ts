import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const WIDTH = 1200;
export const HEIGHT = 630;

export type Element = { type: 'div' | 'img'; props: Record<string, unknown> & { style: object } };

export type CardDesign = {
  what: string;
  /** For Cardwright: a template and its parameters beside `title`. */
  template: string;
  data: Readonly<Record<string, string>>;
  /** For the peers: the same card as the tree that satori takes. */
  tree(title: string): Element;
};

/** A title that was not drawn before. */
export const toTitle = (index: number): string => `Why we moved ${index} microservices back to a monolith`;

const element = (style: object, ...children: (Element | string)[]): Element => ({
  type: 'div',
  props: {
    style: { display: 'flex', boxSizing: 'border-box', ...style },
    children: children.length === 1 ? children[0] : children,
  },
});

const shape = (left: number, top: number, width: number, height: number, style: object): Element =>
  element({ position: 'absolute', left, top, width, height, ...style });

const circle = (x: number, y: number, radius: number, style: object): Element =>
  shape(x - radius, y - radius, 2 * radius, 2 * radius, { borderRadius: radius, ...style });

/** An emoji of Noto Emoji (Apache-2.0), which Cardwright draws from the letter. */
function picture(name: string, size: number): Element {
  const svg = readFileSync(join(import.meta.dirname, `pictures/${name}.svg`)).toString('base64');
  const src = `data:image/svg+xml;base64,${svg}`;
  return { type: 'img', props: { src, width: size, height: size, style: { width: size, height: size } } };
}

const canvas = (style: object, ...children: Element[]): Element =>
  element({ width: WIDTH, height: HEIGHT, fontFamily: 'Inter', position: 'relative', ...style }, ...children);

const BLUE = '#3f5efb';
const NIGHT = '#14204a';
const INK = '#4c5470';
const LEAD =
  'Two years, forty services and one very long weekend later: what we kept and what we would do again.';

/** The sheet of `og_standard` on its shapes, with its shadow and two emoji. */
const rich: CardDesign = {
  what: 'shadow and images',
  template: 'og_standard',
  data: {
    eyebrow: '🚀 Engineering',
    description: LEAD,
    author: '🦊 Ada Lovelace',
    date: '12 May 2026',
    site: 'example.com',
  },
  tree: (title) =>
    canvas(
      { backgroundColor: '#e9edf8' },
      shape(0, 378, 255, 252, { backgroundColor: '#c3cdf2', borderRadius: '128px 128px 0 0' }),
      circle(0, 0, 328, { backgroundColor: BLUE }),
      circle(0, 0, 170, { backgroundColor: NIGHT }),
      shape(997, 0, 203, 203, { backgroundColor: '#c3cdf2' }),
      shape(997, 0, 203, 203, { backgroundColor: NIGHT, borderRadius: '203px 0 0 0' }),
      circle(1200, 630, 344, { border: `66px solid ${BLUE}` }),
      circle(1200, 630, 164, { backgroundColor: '#ffb35c' }),
      element(
        {
          position: 'absolute',
          left: 267,
          top: 16,
          width: 666,
          height: 598,
          borderRadius: 22,
          backgroundColor: '#ffffff',
          padding: '29px 48px',
          flexDirection: 'column',
          justifyContent: 'space-between',
          boxShadow: '0px 14px 36px rgba(24, 36, 84, 0.2)',
        },
        element(
          {
            alignSelf: 'flex-start',
            alignItems: 'center',
            padding: '8px 16px',
            borderRadius: 20,
            backgroundColor: '#e8ecff',
            fontSize: 19,
            fontWeight: 700,
            color: '#3450e0',
          },
          picture('rocket', 20),
          element({ marginLeft: 6 }, 'Engineering'),
        ),
        element(
          { flexDirection: 'column' },
          element(
            { fontSize: 68, fontWeight: 700, letterSpacing: -2.4, lineHeight: 1.06, color: '#12162a' },
            title,
          ),
          element({ fontSize: 23, fontWeight: 500, lineHeight: 1.42, color: INK, marginTop: 22 }, LEAD),
        ),
        element(
          { justifyContent: 'space-between', fontSize: 20, fontWeight: 500, color: INK },
          element(
            { alignItems: 'center' },
            picture('fox', 21),
            element({ marginLeft: 6 }, 'Ada Lovelace · 12 May 2026'),
          ),
          element({ color: '#3450e0' }, 'example.com'),
        ),
      ),
    ),
};

const ripple = (alpha: number): object => ({ backgroundColor: `rgba(242, 193, 78, ${alpha})` });

/** A brand's gradient, its ripples and four texts: no shadow, no picture. */
const plain: CardDesign = {
  what: 'plain',
  template: 'og_brand',
  data: {
    tagline: 'The quiet database',
    description: 'Nimbus proves every night that last night can be brought back.',
    footer: 'nimbus.example.com',
    bg: '#0b3d2e',
    bg2: '#14664b',
    accent: '#f2c14e',
  },
  tree: (title) =>
    canvas(
      { backgroundImage: 'linear-gradient(135deg, #0b3d2e, #14664b)' },
      ...[190, 144, 100, 59].map((radius) => circle(0, 0, radius, ripple(0.14))),
      ...[309, 235, 163].map((radius) => circle(1200, 630, radius, ripple(0.16))),
      circle(1200, 630, 96, { backgroundColor: '#f2c14e' }),
      element(
        {
          position: 'absolute',
          left: 315,
          top: 45,
          width: 570,
          height: 540,
          flexDirection: 'column',
          justifyContent: 'space-between',
        },
        element(
          { flexDirection: 'column' },
          element({ fontSize: 22, fontWeight: 700, color: '#f2c14e' }, 'The quiet database'),
          element(
            {
              fontSize: 68,
              fontWeight: 700,
              letterSpacing: -2.2,
              lineHeight: 1.07,
              color: '#ffffff',
              marginTop: 14,
            },
            title,
          ),
          element(
            { fontSize: 23, fontWeight: 500, lineHeight: 1.4, color: '#c3d6cd', marginTop: 24, width: 360 },
            'Nimbus proves every night that last night can be brought back.',
          ),
        ),
        element({ fontSize: 21, fontWeight: 700, color: '#c3d6cd' }, 'nimbus.example.com'),
      ),
    ),
};

export const DESIGNS = { rich, plain } as const;
export type DesignName = keyof typeof DESIGNS;
