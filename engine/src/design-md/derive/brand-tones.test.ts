import { describe, expect, test } from 'vitest';
import { readDesignDocument } from '../read/read-design-document.ts';
import { findAreas } from './brand-tones.ts';
import { createTokenIndex } from './token-index.ts';

const areasOf = (colors: Record<string, string>, accent: string, declared = accent) => {
  const lines = Object.entries(colors).map(([name, value]) => `  ${name}: "${value}"`);
  const { tokens } = readDesignDocument(['---', 'colors:', ...lines, '---'].join('\n'));
  return findAreas(createTokenIndex(tokens), { accent, declared, bg: '#ffffff' });
};

describe('tones', () => {
  test('are the lighter and darker ones of the hue of the accent, through references too', () => {
    const colors = {
      'primary-deep': '#2e1fa0',
      dark: '{colors.primary-deep}',
      tint: '#b9c1f9',
      sun: '#ffd000',
    };
    expect(areasOf(colors, '#533afd')).toEqual({ tones: ['#2e1fa0', '#b9c1f9'], blocks: [] });
  });

  test.each(['primary-hover', 'primary-pressed', 'link', 'border-brand', 'text-brand', 'success'])(
    '%s is none: it is a state, a line or a text',
    (name) => {
      expect(areasOf({ [name]: '#2e1fa0' }, '#533afd').tones).toEqual([]);
    },
  );

  test('look different from the accent, the ground and each other', () => {
    const colors = { a: '#533afe', b: '#fefeff', c: '#2e1fa0', d: '#2f20a1' };
    expect(areasOf(colors, '#533afd').tones).toEqual(['#2e1fa0']);
  });

  test('of a grey there are none', () => {
    expect(areasOf({ a: '#444444', b: '#808080' }, '#171717').tones).toEqual([]);
  });
});

describe('blocks', () => {
  const BLOCKS = { 'block-lime': '#dceeb1', 'block-lilac': '#c5b0f4', 'block-coral': '#f3c9b6' };

  test('are the colored areas of a brand whose accent is a grey', () => {
    expect(areasOf(BLOCKS, '#ff3d8b', '#000000').blocks).toEqual(Object.values(BLOCKS));
  });

  test('of a brand with a hue of its own, or of two alone, there are none', () => {
    expect(areasOf(BLOCKS, '#ff3d8b').blocks).toEqual([]);
    const { 'block-coral': _, ...two } = BLOCKS;
    expect(areasOf(two, '#000000').blocks).toEqual([]);
  });
});
