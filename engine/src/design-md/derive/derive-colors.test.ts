import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../color/contrast.ts';
import { derive, deriveColorsOf } from './declare.fixture.ts';
import { COLOR_ROLES } from './roles.ts';

describe('the tokens of the contract', () => {
  test.each([
    ['bg', 'background'],
    ['bg2', 'surface-gradient'],
    ['fg', 'foreground'],
    ['muted', 'text-muted'],
    ['accent', 'accent'],
    ['accent', 'primary'],
  ])('%s is colors.%s, verbatim and without a word', (parameter, token) => {
    expect(deriveColorsOf(`${token}: "#AbCdEf"`)).toEqual({
      params: { [parameter]: '#AbCdEf' },
      sources: { [parameter]: `colors.${token}` },
      notes: [],
    });
  });

  test('the accent goes before the primary color', () => {
    const { params, sources } = deriveColorsOf('primary: "#111111"', 'accent: "#222222"');
    expect([params.accent, sources.accent]).toEqual(['#222222', 'colors.accent']);
  });

  test('a token that cannot be used gives way to the next', () => {
    const { params, notes } = deriveColorsOf('accent: var(--x)', 'primary: "#111111"', 'brand: "#222222"');
    expect(params.accent).toBe('#111111');
    expect(notes).toEqual([expect.stringMatching(/^`colors\.accent` is `var\(--x\)`.*left out\.$/)]);
  });
});

describe('the same role under other names', () => {
  const cases = Object.entries(COLOR_ROLES).flatMap(([role, { own, synonyms }]) =>
    // A primary color alone is the accent.
    (role === 'primary' ? [] : synonyms).map((synonym) => [role, synonym, own[0] ?? '']),
  );
  test.each(cases)('%s: colors.%s stands in for colors.%s, and says so', (role, synonym, own) => {
    const { params, sources, notes } = deriveColorsOf(`${synonym}: "#123456"`);
    expect([params[role], sources[role]]).toEqual(['#123456', `colors.${synonym}`]);
    expect(notes[0]).toContain(`\`colors.${synonym}\`; declare \`colors.${own}\``);
    const both = deriveColorsOf(`${synonym}: "#123456"`, `${own}: "#654321"`);
    expect(both.params[role]).toBe('#654321');
  });

  test.each([
    ['textMuted: "#123456"', 'colors.textMuted'],
    ['text: { muted: "#123456" }', 'colors.text.muted'],
    ['text-muted: { DEFAULT: "#123456" }', 'colors.text-muted.DEFAULT'],
    ['text-muted: { $value: "#123456" }', 'colors.text-muted.$value'],
  ])('%s is told by its true path', (line, path) => {
    expect(deriveColorsOf(line)).toMatchObject({ params: { muted: '#123456' }, sources: { muted: path } });
  });

  test('muted beside muted-foreground is a ground', () => {
    expect(deriveColorsOf('muted: "#eeeeee"', 'muted-foreground: "#666666"').params.muted).toBe('#666666');
    expect(deriveColorsOf('muted: "#eeeeee"', 'muted-foreground: var(--x)').params).toEqual({});
    expect(deriveColorsOf('muted: "#666666"').params.muted).toBe('#666666');
  });

  test.each(['surface', 'neutral', 'secondary', 'on-surface', 'body', 'border', 'primary-500', 'ink-2'])(
    'colors.%s is a guess, and none is made',
    (name) => {
      expect(deriveColorsOf(`${name}: "#123456"`).params).toEqual({});
    },
  );
});

describe('near misses are told with what to declare', () => {
  test.each([
    ['ink-2', 'This document may call its text color `colors.ink-2`; declare `colors.foreground`'],
    ['brand-blue', 'may call its accent color `colors.brand-blue`; declare `colors.accent`'],
    ['background-dark', '`colors.background-dark` is the background color of one scheme alone'],
  ])('%s', (name, said) => {
    expect(deriveColorsOf(`${name}: "#123456"`).notes.join('\n')).toContain(said);
  });

  test('a pair for two schemes is left to its author', () => {
    const { params, notes } = deriveColorsOf('background: { light: "#fff", dark: "#000" }');
    expect(params).toEqual({});
    expect(notes.join('\n')).toContain(
      '`colors.background.light` is the background color of one scheme alone',
    );
  });

  test('a color that is used already is no near miss of another', () => {
    expect(deriveColorsOf('text-secondary: "#123456"').notes).toEqual([
      expect.stringContaining('This document calls its quiet text color'),
    ]);
  });
});

describe('references', () => {
  test('are followed', () => {
    const { params, sources } = deriveColorsOf(
      'background: "{colors.base.100}"',
      'base: { "100": "{colors.snow}" }',
      'snow: "#fafafa"',
    );
    expect([params.bg, sources.bg]).toEqual(['#fafafa', 'colors.background']);
  });

  test.each([
    ['background: "{colors.nope}"', 'refers to `colors.nope`, which does not exist'],
    ['background: "{colors.background}"', 'refers to itself'],
    ['background: "{colors}"', 'refers to `colors`, which is a group of tokens'],
  ])('%s: %s', (line, said) => {
    const { params, notes } = deriveColorsOf(line);
    expect(params.bg).toBeUndefined();
    expect(notes[0]).toBe(`\`colors.background\` ${notes[0]?.slice(20)}`);
    expect(notes[0]).toContain(said);
  });

  test('a chain of more than ten is not followed', () => {
    const chain = Array.from({ length: 12 }, (_, i) => `c${i}: "{colors.c${i + 1}}"`);
    const { params } = deriveColorsOf('background: "{colors.c0}"', ...chain, 'c12: "#fff"');
    expect(params.bg).toBeUndefined();
    expect(deriveColorsOf('background: "{colors.c5}"', ...chain, 'c12: "#fff"').params.bg).toBe('#fff');
  });
});

test('an unquoted # is a comment, and the note says so', () => {
  const { params, notes } = deriveColorsOf('background: #ffffff', 'foreground: "#000000"');
  expect(params).toEqual({ fg: '#000000' });
  expect(notes[0]).toContain('an unquoted `#` starts a comment');
});

test('no colors at all: the note says what would be a beginning', () => {
  expect(deriveColorsOf()).toEqual({
    params: {},
    sources: {},
    notes: [expect.stringContaining('`colors.background`')],
  });
});

test('words that are hard to read are told and kept', () => {
  const { params, notes } = deriveColorsOf('background: "#ffffff"', 'foreground: "#8a8a8a"');
  expect(params).toEqual({ bg: '#ffffff', fg: '#8a8a8a' });
  expect(notes).toEqual(['`fg` on `bg` has a contrast of 3.5:1; text is easy to read from 4.5:1 on.']);
});

describe('words that nobody can read', () => {
  const DARK = ['canvas: "#101014"', 'ink: "#16161a"'];

  test('are left out, with the reason', () => {
    const { params, notes } = deriveColorsOf(...DARK);
    expect(params).toEqual({ bg: '#101014' });
    expect(notes).toContainEqual(
      '`colors.ink` has a contrast of 1.1:1 on `bg`, which nobody can read; it was left out.',
    );
  });

  test.each(['on-canvas', 'on-dark', 'text-on-dark', 'text-inverse', 'onDark'])(
    "give way to the document's own colors.%s",
    (name) => {
      const { params, sources, notes } = deriveColorsOf(...DARK, `${name}: "#f5f5f0"`);
      expect([params.fg, sources.fg]).toEqual(['#f5f5f0', `colors.${name}`]);
      expect(notes.join('\n')).toContain(`\`colors.${name}\` is used instead`);
    },
  );

  test('do not give way to what is meant for the other scheme', () => {
    const { params } = deriveColorsOf('canvas: "#ffffff"', 'ink: "#fafafa"', 'text-inverse: "#000000"');
    expect(params).toEqual({ bg: '#ffffff' });
  });

  test('that are quiet ones have counterparts as well', () => {
    const { params } = deriveColorsOf(...DARK, 'mute: "#24242a"', 'on-dark-muted: "#a0a0a8"');
    expect(params).toEqual({ bg: '#101014', muted: '#a0a0a8' });
  });

  test('stay where the caller chose the ground or the words', () => {
    const yaml = 'colors:\n  background: "#ffffff"\n  foreground: "#000000"';
    expect(derive(yaml, { explicit: { bg: '#111111' } }).params).toEqual({ bg: '#111111', fg: '#000000' });
    expect(derive(yaml, { explicit: { fg: '#fefefe' } }).params).toEqual({ bg: '#ffffff', fg: '#fefefe' });
  });

  test('are in no document whatever', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    const names = [
      'background',
      'canvas',
      'foreground',
      'ink',
      'on-dark',
      'text-muted',
      'muted',
      'on-canvas',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), color), (colors) => {
        const { bg, fg, muted } = deriveColorsOf(
          ...Object.entries(colors).map(([name, value]) => `${name}: "${value}"`),
        ).params;
        for (const text of [fg, muted]) if (bg && text) expect(contrast(text, bg)).toBeGreaterThanOrEqual(3);
      }),
    );
  });
});

describe('an accent', () => {
  test('that cannot be told from the ground gives way to the primary color', () => {
    const { params, notes } = deriveColorsOf('background: "#000"', 'accent: "#050505"', 'primary: "#2b89ff"');
    expect(params.accent).toBe('#2b89ff');
    expect(notes).toContainEqual(
      expect.stringMatching(/^`colors\.accent` .*cannot be seen; `colors\.primary` is used instead\.$/),
    );
  });

  test('stays where there is no other, and the note says so', () => {
    const { params, notes } = deriveColorsOf('background: "#fff"', 'primary: "#fffbd0"', 'link: "#0066cc"');
    expect(params.accent).toBe('#fffbd0');
    expect(notes.join('\n')).toContain(
      '`colors.primary` has a contrast of 1.1:1 on `bg`, so it cannot be seen',
    );
  });

  test('that is the black of a button stays, and the note names the hue of the brand', () => {
    const { params, notes } = deriveColorsOf(
      'background: "#fff"',
      'primary: "#1c1c1e"',
      'brand-yellow: "#e5b800"',
    );
    expect(params.accent).toBe('#1c1c1e');
    expect(notes.join('\n')).toContain('also declares `colors.brand-yellow`');
  });
});

describe('where the groups stand elsewhere', () => {
  test.each([
    ['tokens:\n  colors:\n    background: "#fafafa"', 'tokens.colors.background'],
    ['color:\n  background:\n    $value: "#fafafa"', 'color.background.$value'],
    ['colors:\n  semantic:\n    background: "#fafafa"', 'colors.semantic.background'],
    ['brand:\n  colors:\n    canvas: { value: "#fafafa", use: page }', 'brand.colors.canvas.value'],
    ['aliases:\n  background: snow\ncolors:\n  snow: "#fafafa"', 'colors.snow'],
    [
      'themes:\n  default: light\ncolors:\n  dark:\n    bg: "#000"\n  light:\n    bg: "#fafafa"',
      'colors.light.bg',
    ],
    ['mode: light-first\ncolors:\n  bg: { dark: "#000", light: "#fafafa" }', 'colors.bg.light'],
    ['colors:\n  light:\n    bg: "#fafafa"', 'colors.light.bg'],
    ['light:\n  background: "#fafafa"\ntheme: light', 'light.background'],
    [
      'themes:\n  default: studio\ncolors:\n  studio: { bg: "#fafafa" }\n  night: { bg: "#000" }',
      'colors.studio.bg',
    ],
  ])('%j is found at %s', (yaml, path) => {
    const { params, sources } = derive(yaml);
    expect([params.bg, sources.bg]).toEqual(['#fafafa', path]);
  });

  test('the group of the format goes before the others', () => {
    const yaml = 'palette:\n  bg: "#111111"\ntokens:\n  colors:\n    bg: "#222222"\ncolors:\n  bg: "#fafafa"';
    expect(derive(yaml).params.bg).toBe('#fafafa');
  });

  test('references go there as well', () => {
    const yaml =
      'tokens:\n  colors:\n    background: "{colors.snow}"\n    snow: "{tokens.colors.white}"\n    white: "#fafafa"';
    expect(derive(yaml).params.bg).toBe('#fafafa');
  });

  test("a caller's theme chooses between two", () => {
    const yaml = 'colors:\n  bg: "#ffffff"\n  dark:\n    bg: "#000000"\n    text: "#eeeeee"';
    expect(derive(yaml).params.bg).toBe('#ffffff');
    expect(derive(yaml, { explicit: { theme: 'dark' } }).params).toMatchObject({
      bg: '#000000',
      fg: '#eeeeee',
    });
    const pair = 'colors:\n  background: { light: "#fff", dark: "#000" }';
    expect(derive(pair, { explicit: { theme: 'light' } }).params.bg).toBe('#fff');
  });
});

describe('gradients', () => {
  test.each([
    ['linear-gradient(90deg, #111111 0%, #222222 100%)', '#222222'],
    ['linear-gradient(to right, #111111, rgb(1, 2, 3))', 'rgb(1, 2, 3)'],
    ['conic-gradient(from 45deg, #111111, #222222)', '#222222'],
  ])('%s ends in %s', (gradient, last) => {
    const { params, notes } = deriveColorsOf(`surface-gradient: "${gradient}"`);
    expect(params).toEqual({ bg2: last });
    expect(notes.join('\n')).toContain("the card's runs from `bg` to its last one");
  });

  test('a list of colors is one', () => {
    expect(deriveColorsOf('surface-gradient: ["#111111", "#222222"]').params.bg2).toBe('#222222');
  });

  test.each(['linear-gradient()', 'linear-gradient(red, var(--x))', 'url(#x)', 'linear-gradient('])(
    '%s is none',
    (gradient) => {
      expect(deriveColorsOf(`surface-gradient: "${gradient}"`).params).toEqual({});
    },
  );

  test('in the place of a color it is left out with where it belongs', () => {
    const { params, notes } = deriveColorsOf('background: "linear-gradient(#111, #222)"');
    expect(params).toEqual({});
    expect(notes[0]).toContain('`colors.surface-gradient`');
  });
});
