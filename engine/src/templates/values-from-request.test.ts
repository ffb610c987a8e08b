import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRIEF_ROLES, type BriefBlock } from '../brief/brief.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import { requestOf } from '../direction/design-request.fixture.ts';
import { toStatements } from '../understand/to-statements.ts';
import { parseTemplateParameters } from './parse-parameters.ts';
import { findTemplate, templates } from './templates.ts';
import { valuesFromRequest } from './values-from-request.ts';

const titled = (title: string, ...blocks: BriefBlock[]): BriefBlock[] => [
  { role: 'title', text: title },
  ...blocks,
];

function fill(name: string, blocks: BriefBlock[], more: Partial<DesignRequest> = {}): Record<string, string> {
  const template = findTemplate(name);
  if (!template) throw new Error(name);
  const said = toStatements({ kind: 'plain', blocks });
  return Object.fromEntries(valuesFromRequest(template, { ...requestOf(), ...said, ...more }));
}

const BLOCKS = titled(
  'Monolith again',
  { role: 'eyebrow', text: 'Engineering' },
  { role: 'subtitle', text: 'What we kept.' },
  { role: 'person', text: 'Ada' },
  { role: 'person', text: 'Grace' },
  { role: 'date', text: '12 May' },
  { role: 'place', text: 'Berlin' },
  { role: 'action', text: 'Read on' },
  { role: 'note', text: 'Free' },
  { role: 'contact', text: 'example.com' },
);

describe('words', () => {
  test('of og_standard stand where they belong, what is left in the description', () => {
    expect(fill('og_standard', BLOCKS)).toEqual({
      title: 'Monolith again',
      eyebrow: 'Engineering',
      author: 'Ada, Grace',
      date: '12 May · Berlin',
      site: 'example.com',
      description: 'What we kept. · Read on · Free',
    });
  });

  test('of announcement: the call to action is its button, people are in the description', () => {
    expect(fill('announcement', BLOCKS)).toEqual({
      title: 'Monolith again',
      badge: 'Engineering',
      cta: 'Read on',
      date: '12 May · Berlin',
      site: 'example.com',
      description: 'What we kept. · Ada, Grace · Free',
    });
  });

  test('of og_brand: who, when and where share the footer', () => {
    expect(fill('og_brand', BLOCKS)).toEqual({
      title: 'Monolith again',
      tagline: 'Engineering',
      footer: 'Ada, Grace · 12 May · Berlin · example.com',
      description: 'What we kept. · Read on · Free',
    });
  });

  test('a tagline of a brand is above the title unless the prompt has something there, and its name signs the card', () => {
    const brandTexts = { name: 'Acme', tagline: 'Rockets for all' };
    expect(fill('og_brand', titled('Sale'), { brandTexts })).toEqual({
      title: 'Sale',
      tagline: 'Rockets for all',
      name: 'Acme',
    });
    const told = titled('Sale', { role: 'eyebrow', text: 'News' });
    expect(fill('og_brand', told, { brandTexts })).toEqual({
      title: 'Sale',
      tagline: 'News',
      name: 'Acme',
    });
  });

  test('a figure is the badge of news that have none, else part of the description', () => {
    const sale = titled('Sale', { role: 'discount', text: 'Up to 30% OFF' });
    expect(fill('announcement', sale)).toEqual({ title: 'Sale', badge: 'Up to 30% OFF' });
    expect(fill('og_standard', sale)).toEqual({ title: 'Sale', description: 'Up to 30% OFF' });
  });

  test('an author of a quotation signs it', () => {
    expect(fill('og_standard', titled('Stay hungry', { role: 'author', text: 'Stewart Brand' }))).toEqual({
      title: 'Stay hungry',
      author: 'Stewart Brand',
    });
  });

  test('none is lost, and all that comes out is valid template data', () => {
    const text = fc
      .string({ unit: fc.constantFrom(...'ab \t\n·%', 'é', '😀'), minLength: 1, maxLength: 40 })
      .filter((t) => t.trim() !== '');
    const block = fc.record({ role: fc.constantFrom(...BRIEF_ROLES), text });
    const letters = (t: string): string => t.replace(/[^\p{L}%\p{Extended_Pictographic}]/gu, '');
    fc.assert(
      fc.property(fc.array(block, { maxLength: 8 }), fc.constantFrom(...templates), (blocks, template) => {
        const said = toStatements({ kind: 'plain', blocks });
        const values = valuesFromRequest(template, { ...requestOf(), ...said });
        parseTemplateParameters(template, values);
        const drawn = letters([...values.values()].join(''));
        for (const piece of blocks) expect(drawn).toContain(letters(piece.text));
      }),
    );
  });

  test('longer than a parameter may be is cut with an ellipsis, between characters', () => {
    const { title = '' } = fill('og_brand', titled('😀'.repeat(4000)));
    expect([...title]).toHaveLength(1000);
    expect(title.endsWith('😀…')).toBe(true);
  });
});

describe('colors', () => {
  const brand = (more: Partial<DesignRequest>) => fill('og_brand', titled('x'), more);

  test('the first is the ground, the second the accent', () => {
    expect(brand({ colors: ['#0b3d2e', '#f2c14e'] })).toEqual({
      title: 'x',
      bg: '#0b3d2e',
      accent: '#f2c14e',
    });
  });

  test('a light one on a card that is to be dark is the accent, and the other way round', () => {
    expect(brand({ colors: ['#ff8800'], scheme: 'dark' })).toEqual({
      title: 'x',
      theme: 'dark',
      accent: '#ff8800',
    });
    expect(brand({ colors: ['#0b3d2e'], scheme: 'light' })).toEqual({
      title: 'x',
      theme: 'light',
      accent: '#0b3d2e',
    });
    expect(brand({ colors: ['#0b3d2e'], scheme: 'dark' })).toEqual({
      title: 'x',
      theme: 'dark',
      bg: '#0b3d2e',
    });
  });
});
