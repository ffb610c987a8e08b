import { describe, expect, test } from 'vitest';
import { createComposedCards } from '../../src/composed-cards.ts';
import { createCardPrinter } from '../../src/render/card-printer.ts';
import { createRenderKit } from '../../src/render/render-kit.ts';
import { parseCard } from '../../src/render-card.ts';
import type { LaidText, PlacedShape } from '../../src/solve/layout.ts';
import { listLineBoxes } from '../../src/solve/list-line-boxes.ts';
import { parseTemplateParameters } from '../../src/templates/parse-parameters.ts';
import type { Template, TemplateValues } from '../../src/templates/template.ts';
import { templates } from '../../src/templates/templates.ts';
import { countColors } from './count-colors.ts';
import { leadOf, textCases } from './text-cases.ts';

const kit = await createRenderKit();
const composed = createComposedCards(kit);
const print = createCardPrinter(kit.canvas, 16 * 1024 * 1024);

const WIDE = { width: 1200, height: 630 };
const SHAPES = [WIDE, { width: 1080, height: 1080 }, { width: 1080, height: 1920 }];

const compose = (template: Template, values: TemplateValues, size: { width: number; height: number }) =>
  composed.compose(
    parseCard({ template: template.name, data: new Map(Object.entries(values)), ...size, format: 'png' }),
    {},
  );

const PICTURE = { width: 40, height: 40, data: new Uint8Array(40 * 40 * 4).fill(255) };
// Of the size of a text: what of its box is above and below its letters.
const AIR = 0.3;

function meets({ box: a, fitted }: LaidText, { box: b }: PlacedShape): boolean {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 2 && height > AIR * fitted.size;
}

const LEAST_PX = { code: 20, others: 22 } as const;
const ROUNDING = 0.01;

// A brand that no template has by chance, each color readable on the ground.
const BRAND = { bg: '#f3ead7', fg: '#27133f', accent: '#8a1c4a' } as const;
// An ornament in a tint of the accent, and lines of code, are not in the accent itself.
const WITHOUT_ACCENT = ['og_standard', 'article', 'podcast', 'repository', 'code'];

const UNITS = ['OS\u00a02', '14 minutes', '90 seconds'];
const WITH_UNITS = 'Halden OS\u00a02 builds in 90 seconds, not in 14 minutes as before';

const USUAL = {
  description: 'Four stations, two refrigerated wagons, three hundred hives and one very patient conductor.',
  cta: 'Reserve a seat',
  handle: '@ada',
  host: 'Lowland Cartographers',
  speakers: 'Femke Rooijen\nIdris Malloway\nSoledad Quint',
  source: 'Annual report 2026',
};

// Numbers of a chart, lines of code and what they mark are no words; languages stand in place of a language.
const NO_WORDS = new Set(['series', 'labels', 'highlight', 'code', 'rating', 'icon', 'language']);
/** Each text ends in the name of its parameter, so that no two are the same. */
const withNames = ({ parameters }: Template, values: TemplateValues): TemplateValues =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !NO_WORDS.has(name) && parameters.some((one) => one.name === name))
      .map(([name, text]) => [name, `${text.slice(0, 980)} ${name}`]),
  );
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** A few of the cases for each template, all of them among a few. */
const someOf = (cases: typeof textCases, index: number): typeof textCases =>
  cases.filter((_, at) => at % 3 === index % 3);

describe.each(templates.map((template, index) => ({ name: template.name, template, index })))(
  '$name',
  ({ template, index }) => {
    test('no text is too small to be read', async () => {
      const least = template.name === 'code' ? LEAST_PX.code : LEAST_PX.others;
      for (const { name, values } of someOf(textCases, index)) {
        const { composition } = await compose(template, values(template), WIDE);
        const small = composition.texts.filter(({ fitted }) => fitted.size < least - ROUNDING);
        expect({ name, small: small.map(({ fitted }) => `${fitted.text} ${fitted.size}`) }).toEqual({
          name,
          small: [],
        });
      }
    });

    test('the colors that are asked for are drawn as they are', async () => {
      const { composition } = await compose(template, { ...template.example, ...BRAND }, WIDE);
      const counted = await countColors(await print(composition, 'png'));
      const [bg = 0, fg = 0, accent = 0] = Object.values(BRAND).map((color) => counted.get(color));
      expect(bg).toBeGreaterThan(WIDE.width * WIDE.height * 0.04);
      expect(fg).toBeGreaterThan(500);
      if (!WITHOUT_ACCENT.includes(template.name))
        expect(accent, 'px in `accent`: draw something in the ink `fill`').toBeGreaterThan(100);
    });

    test('a number keeps its unit, and a name its version', async () => {
      for (const size of SHAPES) {
        const { composition } = await compose(template, { [leadOf(template)]: WITH_UNITS }, size);
        const lines = composition.texts.flatMap(({ fitted }) => fitted.lines.map(({ text }) => text));
        const said = lines.join('\n').replaceAll('\u00a0', ' ');
        for (const unit of UNITS.map((one) => one.replaceAll('\u00a0', ' '))) expect(said).toContain(unit);
      }
    });

    test('no field has to go, in any shape, where all are as long as usual', async () => {
      const own = new Set(template.parameters.map(({ name }) => name));
      const usual = Object.entries({ ...USUAL, ...template.example }).filter(([name]) => own.has(name));
      for (const size of SHAPES) {
        const { omitted } = await compose(template, Object.fromEntries(usual), size);
        expect({ size, dropped: omitted.dropped }).toEqual({ size, dropped: [] });
      }
    });

    test('every word stands on the card, or it is told that it does not', async () => {
      const cases = textCases.filter((one) => /long|title|lines/u.test(one.name));
      for (const { name, values } of someOf(cases, index))
        for (const size of SHAPES) {
          const named = withNames(template, values(template));
          const { composition, omitted } = await compose(template, named, size);
          const shown = composition.texts.map(({ fitted }) => fitted.text);
          const [dropped, cut] = [omitted.dropped, omitted.cut].map((texts) => texts.map(({ text }) => text));
          const said = new Set([...shown, ...(dropped ?? []), ...(cut ?? [])].flatMap(wordsOf));
          const lost = Object.values(named)
            .flatMap(wordsOf)
            .filter((word) => !said.has(word));
          const claimed = dropped?.filter((text) => shown.includes(text));
          expect({ name, size, lost, claimed }).toEqual({ name, size, lost: [], claimed: [] });
        }
    });

    test('no word stands on a picture that is beside it', async () => {
      const pictures = template.parameters.filter(
        ({ type, name }) => type === 'image-url' && name !== 'logo',
      );
      const images = Object.fromEntries(pictures.map(({ name }) => [name, PICTURE]));
      const cases = textCases.filter((one) => /long|japanese|example/u.test(one.name));
      for (const { name, values } of someOf(cases, index))
        for (const size of SHAPES) {
          const parsed = parseTemplateParameters(template, new Map(Object.entries(values(template))));
          const { layout } = await template.layOut({ values: parsed, images, ...size, ...kit });
          const shown = layout.shapes.filter(({ image, box }) => image !== undefined && box.width > 100);
          const over = layout.texts.filter((text) => shown.some((shape) => meets(text, shape)));
          expect({ name, size, over: over.map(({ fitted }) => fitted.text) }).toEqual({
            name,
            size,
            over: [],
          });
        }
    });
  },
);

test('no explanation is cut while it has lines left', async () => {
  const text = 'Four stations, two refrigerated wagons, three hundred hives and one very patient conductor. ';
  const values = { title: 'Parking', description: text.repeat(3).trim(), cta: 'Reserve a seat' };
  const { omitted } = await compose(
    templates.find(({ name }) => name === 'announcement') as Template,
    values,
    WIDE,
  );
  expect(omitted).toEqual({ dropped: [], cut: [] });
});

test('a title of an event stays whole, and what explains goes where there is no room for both', async () => {
  const title = 'Die Zukunft der Wärmeversorgung in Altbauten: Erfahrungen aus sieben Gemeinden';
  const description =
    'Wir zeigen an sieben Orten, was gelungen ist, was es gekostet hat und was wir heute anders machen würden. ';
  const values = {
    ...{ title, description: description.repeat(2).trim(), speaker: 'Dr. Annegret Hülsmann-Petersen' },
    ...{ date: 'Donnerstag, 12. November 2026', time: '17:30 bis 20:00 Uhr', cta: 'Jetzt Platz reservieren' },
    venue: 'Kulturzentrum Alte Spinnerei, Großer Saal',
  };
  for (const size of SHAPES) {
    const event = templates.find(({ name }) => name === 'event') as Template;
    const own = new Set(event.parameters.map(({ name }) => name));
    const named = Object.fromEntries(Object.entries(values).filter(([name]) => own.has(name)));
    const { omitted } = await compose(event, named, size);
    const cut = omitted.cut.filter(({ parameters }) => parameters.includes('title'));
    expect({ size, cut }).toEqual({ size, cut: [] });
  }
});

const LONG_PLACE = 'Lower Wexcombe Campus, Stoke St Aldhelm, near Marlbury, Northshire';
const NEVER_CUT: readonly (readonly [string, TemplateValues])[] = [
  ['event', { title: 'Soil evening', date: '13 October 2026', place: LONG_PLACE, cta: 'Reserve a seat' }],
  [
    'event',
    {
      title: 'Ninth symposium on the conservation of plastics',
      date: '11 to 13 November 2026',
      time: '09:15 to 17:45 local time (UTC-3)',
      place: LONG_PLACE,
      host: 'Joint Committee for Modern Materials',
      speakers: 'Guillermina Etcheverry-Santángelo\nProf. Oluwaseun Babatunde-Kristoffersen',
      cta: 'Register',
    },
  ],
  [
    'job',
    {
      title: 'Lecturer',
      place: LONG_PLACE,
      salary: '£61,823 to £74,459 plus a supplement',
      kind: 'Full time',
    },
  ],
  ['metric', { title: 'Sold', value: '4.2', change: `+27% compared with last year, ${LONG_PLACE}` }],
  ['profile', { name: 'Prof. Dr. Maximiliana Konstantinopoulou-Vanderbruggen', site: LONG_PLACE }],
];

test('a title is smaller before an explanation is cut, as far as it stays the largest', async () => {
  const values = {
    title: 'Notre nouvelle bibliothèque de quartier ouvre ses portes après trois années de travaux',
    description:
      'Quarante mille documents, un auditorium de cent vingt places, un atelier de reliure et un jardin sur le toit : venez découvrir les lieux en famille, entrée libre et goûter offert aux premiers visiteurs.',
    cta: 'Réserver une visite',
    date: 'Samedi 5 septembre',
  };
  const announcement = templates.find(({ name }) => name === 'announcement') as Template;
  for (const size of SHAPES)
    expect({ size, ...(await compose(announcement, values, size)).omitted }).toEqual({
      size,
      dropped: [],
      cut: [],
    });
});

test('a list that has no room for all of its rows says how many more there are', async () => {
  const items = Array.from({ length: 20 }, (_, at) => `New: Change number ${at + 1}`).join('\n');
  for (const size of SHAPES) {
    const { texts, dropped } = await layOut('changelog', { title: 'Everything at once', items }, size);
    const said = texts.map(({ fitted }) => fitted.text);
    expect(dropped.length > 0).toBe(said.includes(`+${dropped.length}`));
  }
});

test.each(['article', 'event', 'profile', 'quote', 'product'])(
  'the picture of %s that is higher than wide keeps its height on a square card',
  async (name) => {
    const { example } = templates.find((one) => one.name === name) as Template;
    const picture = { width: 60, height: 80, data: new Uint8Array(60 * 80 * 4).fill(255) };
    const { date: _, ...values } = example;
    const images = { image: picture, avatar: picture };
    const { shapes } = await layOut(name, values, { width: 1080, height: 1080 }, images);
    const box = shapes.find(({ image, box }) => image !== undefined && box.width > 200)?.box;
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeLessThan(1.3);
  },
);

test('a language has its color before it', async () => {
  const values = { name: 'tinyclip', language: 'Rust', languageColor: '#dea584' };
  const { shapes } = await layOut('repository', values, WIDE);
  const dot = shapes.find(({ color }) => color === values.languageColor);
  expect(dot?.corner).toBeCloseTo((dot?.box.width ?? 0) / 2);
});

test('a date beside a label is whole on a tall card', async () => {
  const values = {
    title: 'Registration is open',
    badge: 'Registration and public draw',
    date: 'Race weekend: 28 to 30 August 2026',
    site: 'Velden Mountain Running Association',
  };
  const announcement = templates.find(({ name }) => name === 'announcement') as Template;
  for (const size of SHAPES.filter(({ width, height }) => height >= width))
    expect((await compose(announcement, values, size)).omitted).toEqual({ dropped: [], cut: [] });
});

test.each(NEVER_CUT)(
  'names, places and changes of %s have as many lines as they need',
  async (name, values) => {
    for (const size of SHAPES) {
      const { omitted } = await compose(templates.find((one) => one.name === name) as Template, values, size);
      expect({ size, ...omitted }).toEqual({ size, dropped: [], cut: [] });
    }
  },
);

const layOut = async (
  name: string,
  values: TemplateValues,
  size: { width: number; height: number },
  images: Readonly<Record<string, typeof PICTURE>> = {},
) => {
  const template = templates.find((one) => one.name === name);
  if (!template) throw new Error(`no template ${name}`);
  return (await template.layOut({ values, images, ...size, ...kit })).layout;
};

test('no title runs through the letter that is behind it', async () => {
  const title = 'Why the Harl river floods twice a year, and what the town is doing about it';
  for (const size of SHAPES) {
    const { shapes, texts } = await layOut('article', { title, site: 'Harlmouth' }, size);
    for (const { box } of shapes.filter(({ draw }) => draw === 'glyph')) {
      const seen = size.width - box.x;
      const lines = texts
        .flatMap(listLineBoxes)
        .filter(({ y, height }) => y + height > box.y + box.height * 0.2);
      for (const line of lines) expect(line.x + line.width).toBeLessThan(box.x + seen / 2);
    }
  }
});

test('initials are in their field, also where it is low', async () => {
  for (const size of SHAPES) {
    const { shapes } = await layOut('profile', { name: 'Nadia Ferrant', role: 'Head of Sound' }, size);
    const letters = shapes.find(({ draw }) => draw === 'glyph');
    expect(letters?.box.height).toBeLessThan((letters?.clip?.height ?? 0) * 1.25);
    expect(letters?.box.width).toBeLessThan((letters?.clip?.width ?? 0) * 0.7);
  }
});

test('a portrait with a ground of its own is shown with its face, from one side of its field', async () => {
  const values = { name: 'Nadia Ferrant', role: 'Head of Sound' };
  for (const size of SHAPES) {
    const { shapes } = await layOut('profile', values, size, { avatar: PICTURE });
    const { box, clip } = shapes.find(({ image }) => image === 'avatar') as PlacedShape;
    expect(box.x + box.width).toBeCloseTo(size.width, 0);
    expect(box.height).toBe(clip?.height);
    expect(box.height / Math.max(box.width, box.height)).toBeGreaterThan(0.6);
  }
});

test('a long product keeps its name, explanation, prices and badge beside its picture', async () => {
  const values = {
    name: 'Professional adjustable standing desk with memory control and cable tray, 180 × 80 cm',
    description:
      'Solid oak from certified forests, two quiet motors, four saved heights and a ten-year guarantee on every moving part.',
    price: '€1,249.00',
    was: '€1,599.00',
    badge: 'Free delivery',
    brand: 'Nordvik Möbler',
    rating: '4.7',
    reviews: '3,482 verified reviews',
  };
  for (const size of SHAPES) {
    const { dropped, clamped } = await layOut('product', values, size, { image: PICTURE });
    expect({ size, dropped, clamped }).toEqual({ size, dropped: [], clamped: [] });
  }
});

test('names below a chart do not meet', async () => {
  const labels = 'January\nApril\nJuly\nOctober\nDecember (provisional)';
  const series = '41 58 93 121 148 163 171 158 126 88 52 59';
  for (const chart of ['bar', 'line'])
    for (const size of SHAPES) {
      const { texts } = await layOut('metric', { value: '59', series, labels, chart }, size);
      const named = texts.filter(({ fitted }) => labels.includes(fitted.text));
      expect(named.map(({ fitted }) => fitted.text)).toContain('December (provisional)');
      for (const [at, { box }] of named.entries())
        expect(box.x).toBeGreaterThan(
          named[at - 1] ? (named[at - 1] as LaidText).box.x + (named[at - 1] as LaidText).fitted.width : 0,
        );
    }
});

test('of a path that is too long, the last steps are shown', async () => {
  const filename = 'packages/storefront-client/src/subscriptions/deliveries/resumable-order-events.ts';
  const { composition, omitted } = await compose(
    templates.find(({ name }) => name === 'code') as Template,
    { title: 'Order events', code: 'yield event;', filename },
    { width: 1080, height: 1080 },
  );
  expect(composition.texts.map(({ fitted }) => fitted.text).join('\n')).toMatch(
    /^…\/.*resumable-order-events\.ts$/mu,
  );
  expect(omitted.cut.flatMap(({ parameters }) => parameters)).toEqual(['filename']);
});

test('a breadcrumb that names the section keeps its order, and another begins with the section', async () => {
  const docs = templates.find(({ name }) => name === 'docs') as Template;
  const crumbsOf = async (breadcrumb: string): Promise<string[]> => {
    const { composition } = await compose(
      docs,
      { title: 'Rotate keys', section: 'Security', breadcrumb },
      WIDE,
    );
    const shown = composition.texts.map(({ fitted }) => fitted.text);
    return shown.filter((text) => /^(?:Guides|Security|Keys)$/.test(text));
  };
  expect(await crumbsOf('Guides / Security / Keys')).toEqual(['Guides', 'Security', 'Keys']);
  expect(await crumbsOf('Guides / Keys')).toEqual(['Security', 'Guides', 'Keys']);
});
