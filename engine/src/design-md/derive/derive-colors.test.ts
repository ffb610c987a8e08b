import { describe, expect, test } from 'vitest';
import { deriveColorsOf } from './declare.fixture.ts';
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

  test('the accent goes before the primary colour', () => {
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
    synonyms.map((synonym) => [role, synonym, own[0] ?? '']),
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
    ['text_muted: "#123456"', 'colors.text_muted'],
    ['Text Muted: "#123456"', 'colors.Text Muted'],
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
    ['ink-2', 'This document may call its text colour `colors.ink-2`; declare `colors.foreground`'],
    ['surface', 'may call its background colour `colors.surface`; declare `colors.background`'],
    ['brand-blue', 'may call its accent colour `colors.brand-blue`; declare `colors.accent`'],
    ['on-surface', 'may call its text colour `colors.on-surface`; declare `colors.foreground`'],
    ['background-dark', '`colors.background-dark` is the background colour of one scheme alone'],
  ])('%s', (name, said) => {
    expect(deriveColorsOf(`${name}: "#123456"`).notes.join('\n')).toContain(said);
  });

  test('a pair for two schemes is left to its author', () => {
    const { params, notes } = deriveColorsOf('background: { light: "#fff", dark: "#000" }');
    expect(params).toEqual({});
    expect(notes.join('\n')).toContain(
      '`colors.background.light` is the background colour of one scheme alone',
    );
  });

  test('a colour that is used already is no near miss of another', () => {
    expect(deriveColorsOf('text-secondary: "#123456"').notes).toEqual([
      expect.stringContaining('This document calls its quiet text colour'),
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
    ['background: "{__proto__.constructor}"', 'does not exist'],
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

test('no colours at all: the note says what would be a beginning', () => {
  expect(deriveColorsOf()).toEqual({
    params: {},
    sources: {},
    notes: [expect.stringContaining('`colors.background`')],
  });
});

test('words that are hard to read are told and kept', () => {
  const { params, notes } = deriveColorsOf('background: "#ffffff"', 'foreground: "#aaaaaa"');
  expect(params).toEqual({ bg: '#ffffff', fg: '#aaaaaa' });
  expect(notes).toEqual(['`fg` on `bg` has a contrast of 2.3:1; text is easy to read from 4.5:1 on.']);
});

describe('gradients', () => {
  test.each([
    ['linear-gradient(90deg, #111111 0%, #222222 100%)', '#222222'],
    ['linear-gradient(to right, #111111, rgb(1, 2, 3))', 'rgb(1, 2, 3)'],
    ['linear-gradient(#111, 30%, #222 10px 20px)', '#222'],
    ['radial-gradient(circle at 50% 50%, red, oklch(0.6 0.1 200))', '#0d9298'],
    ['conic-gradient(from 45deg, #111111, #222222)', '#222222'],
  ])('%s ends in %s', (gradient, last) => {
    const { params, notes } = deriveColorsOf(`surface-gradient: "${gradient}"`);
    expect(params).toEqual({ bg2: last });
    expect(notes.join('\n')).toContain("the card's runs from `bg` to its last one");
  });

  test('a list of colours is one', () => {
    expect(deriveColorsOf('surface-gradient: ["#111111", "#222222"]').params.bg2).toBe('#222222');
  });

  test.each(['linear-gradient()', 'linear-gradient(red, var(--x))', 'url(#x)', 'linear-gradient('])(
    '%s is none',
    (gradient) => {
      expect(deriveColorsOf(`surface-gradient: "${gradient}"`).params).toEqual({});
    },
  );

  test('in the place of a colour it is left out with where it belongs', () => {
    const { params, notes } = deriveColorsOf('background: "linear-gradient(#111, #222)"');
    expect(params).toEqual({});
    expect(notes[0]).toContain('`colors.surface-gradient`');
  });
});
