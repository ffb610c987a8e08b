import { describe, expect, test } from 'vitest';
import { derive } from './declare.fixture.ts';

const heading = (stack: string) =>
  derive(`typography:\n  heading:\n    fontFamily: ${JSON.stringify(stack)}`);

describe('a stack is walked to the first family that a font of the card stands for', () => {
  test.each([
    ['system-ui, sans-serif', 'system'],
    ['-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto', 'apple'],
    ["sohne-var, 'SF Pro Display', system-ui", 'apple'],
    ['Arial', 'arial'],
    ['"Helvetica Neue", Helvetica, Arial, sans-serif', 'helvetica'],
    ['Recoleta, serif', 'serif'],
    ['Berkeley Mono', 'mono'],
    ['mono', 'mono'],
  ])('%s is %s', (stack, font) => {
    expect(heading(stack)).toMatchObject({
      params: { font },
      sources: { font: 'typography.heading.fontFamily' },
    });
  });

  test('what stands in for a family is told', () => {
    expect(heading('Söhne, Georgia, serif').notes).toEqual([
      "`typography.heading.fontFamily` is `Söhne, Georgia, serif`; the card's `serif` stands for its Georgia.",
    ]);
    expect(heading('Recoleta, serif').notes).toEqual([
      '`typography.heading.fontFamily` is `Recoleta, serif`; headings are set in Fraunces, which is built like Recoleta.',
    ]);
    expect(heading('serif').notes).toEqual([]);
  });

  test('a family that none stands for leaves the font unset', () => {
    const { params, notes } = heading('Linear Display');
    expect(params).toEqual({});
    expect(notes).toEqual([expect.stringContaining('`Linear Display`, which a card cannot set')]);
  });
});

describe('a bundled family', () => {
  test.each([
    ['Manrope', { fontFamily: 'Manrope' }],
    ['"Space Grotesk Variable", sans-serif', { font: 'system', fontFamily: 'Space Grotesk' }],
    ['Playfair Display, Georgia, serif', { font: 'serif', fontFamily: 'Playfair Display' }],
    ['Inter', { font: 'system' }],
    ['Söhne, Manrope, sans-serif', { font: 'system', fontFamily: 'Manrope' }],
    ['Belwe-like slab for the logo, Nunito for headings', { fontFamily: 'Nunito' }],
    ['Georgia for body, Nunito (headings, titles)', { font: 'serif', fontFamily: 'Nunito' }],
    // One that is not bundled, in the one that is built like it.
    ['Zilla Slab', { fontFamily: 'Roboto Slab' }],
    ['Hinterland Condensed, sans-serif', { font: 'system', fontFamily: 'Oswald' }],
  ])('%s is set in itself where the font of the card is another', (stack, params) => {
    expect(heading(stack).params).toEqual(params);
  });

  test('behind one that is not is told with it', () => {
    expect(heading('Söhne, Manrope, sans-serif').notes).toEqual([
      '`typography.heading.fontFamily` is `Söhne, Manrope, sans-serif`; headings are set in its Manrope, because Söhne is not bundled.',
    ]);
  });

  test.each([
    'typography:\n  display: Belwe-like slab for the logo\n  h1: Nunito',
    'typography:\n  display:\n    fontFamily: Manrope\n    use: the wordmark\n  h1: Nunito',
  ])('of the logo is not that of headings: %j', (yaml) => {
    const { params, notes } = derive(yaml);
    expect(params).toEqual({ fontFamily: 'Nunito' });
    expect(notes).toContainEqual(expect.stringContaining('is the face of the logo'));
  });

  test("gives way to the caller's font", () => {
    const yaml = 'typography:\n  heading:\n    fontFamily: Manrope';
    expect(derive(yaml, { explicit: { font: 'serif' } }).params).toEqual({ font: 'serif' });
  });
});

test.each([
  ['fontWeight: 300\n    letterSpacing: -0.02em', { fontWeight: '300', tracking: '-20' }],
  ['fontWeight: bold\n    textTransform: uppercase', { fontWeight: '700', textTransform: 'uppercase' }],
  ['letterSpacing: 0.5em', { tracking: '120' }],
  ['fontSize: 5rem\n    letterSpacing: -2px', { tracking: '-25' }],
])('headings set in %j', (yaml, params) => {
  const derived = derive(`typography:\n  heading:\n    ${yaml}`);
  expect(derived.params).toEqual(params);
  expect(new Set(Object.values(derived.sources))).toEqual(new Set(['typography.heading']));
});

describe('the style of headings under other names', () => {
  test.each(['headings', 'hero', 'headline-xl', 'displayLarge'])('typography.%s', (name) => {
    const { params, sources, notes } = derive(`typography:\n  ${name}:\n    fontFamily: Georgia`);
    expect([params.font, sources.font]).toEqual(['serif', `typography.${name}.fontFamily`]);
    expect(notes[0]).toContain('declare `typography.heading.fontFamily`');
  });

  test.each([
    ['the property family', 'typography:\n  heading:\n    family: Georgia', 'typography.heading.family'],
    ['a list', 'typography:\n  heading:\n    fontFamily: [Georgia, serif]', 'typography.heading.fontFamily'],
    ['a family alone', 'typography:\n  heading: Georgia, serif', 'typography.heading'],
    [
      'one for all texts',
      'typography:\n  fontFamily: Georgia\n  heading:\n    fontSize: 3rem',
      'typography.fontFamily',
    ],
    [
      'a reference',
      'fonts:\n  head: Georgia\ntypography:\n  heading:\n    fontFamily: "{fonts.head}"',
      'typography.heading.fontFamily',
    ],
  ])('%s', (_, yaml, source) => {
    expect(derive(yaml)).toMatchObject({ params: { font: 'serif' }, sources: { font: source } });
  });

  test('a family of headings among the families', () => {
    const { sources } = derive('typography:\n  fontFamily:\n    body: Menlo\n    heading: Georgia');
    expect(sources.font).toBe('typography.fontFamily.heading');
  });

  test.each([
    ['typography:\n  fontFamily:\n    sans: Georgia\n    mono: Menlo', 'typography.fontFamily.sans'],
    ['typography:\n  page-title:\n    fontFamily: Georgia', 'typography.page-title.fontFamily'],
  ])('a family that may be that of headings is told: %j', (yaml, path) => {
    const { params, notes } = derive(yaml);
    expect(params).toEqual({});
    expect(notes).toEqual([expect.stringContaining(`may set its headings in \`${path}\``)]);
  });

  test('the largest style decides, and an unknown one gives way', () => {
    const yaml = (xl: string) =>
      `typography:\n  display-lg:\n    fontFamily: Menlo\n  display-xl:\n    fontFamily: ${xl}`;
    expect(derive(yaml('Georgia')).params.font).toBe('serif');
    expect(derive(yaml('Roobert')).params.font).toBe('mono');
  });

  test.each(['body', 'body-lg', 'label', 'caption', 'mono', 'code'])('typography.%s is none', (name) => {
    expect(derive(`typography:\n  ${name}:\n    fontFamily: Georgia`).params).toEqual({});
  });

  test('a size is no family', () => {
    expect(derive('typography:\n  h1: 32px').notes).toEqual([expect.stringContaining('declares nothing')]);
  });
});

test('an empty family is told', () => {
  expect(derive('typography:\n  heading:\n    fontFamily:').notes).toEqual([
    '`typography.heading.fontFamily` names no family; it was left out.',
  ]);
});
