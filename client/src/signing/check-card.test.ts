import { describe, expect, test, vi } from 'vitest';
import { checkCard, isTemplateName } from './check-card.ts';

const fail = (message: string): never => {
  throw new Error(message);
};

describe('parameters of a card', () => {
  test('are text; a number is written, and what is not there is left out', () => {
    expect(
      checkCard('og_brand', { title: 'A', bgAngle: 90, tagline: undefined, footer: null, fg: '#fff' }, fail),
    ).toEqual([
      { name: 'title', value: 'A' },
      { name: 'bgAngle', value: '90' },
      { name: 'fg', value: '#fff' },
    ]);
  });

  test('that the template does not have pass with a warning, as the service ignores them', () => {
    const warn = vi.fn();
    expect(checkCard('og_standard', { campaign: 'spring', title: 'A' }, warn)).toEqual([
      { name: 'campaign', value: 'spring' },
      { name: 'title', value: 'A' },
    ]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('no parameter campaign')]]);
  });

  test.each([
    ['a template that does not exist', 'og_none', {}, 'template'],
    ['an inherited name as template', 'constructor', {}, 'template'],
    ['a name of the service itself', 'og_standard', { expires: '1' }, 'expires'],
    ['a name that no query may have', 'og_standard', { 'a b': '1' }, 'a b'],
    ['a value that is no text', 'og_standard', { title: { text: 'A' } }, 'title'],
    ['a value that the template refuses', 'og_standard', { theme: 'blue' }, 'theme'],
    ['half a character in an ignored one', 'og_standard', { other: '\ud800' }, 'other'],
  ])('%s is refused by name', (_, template, params, parameter) => {
    expect(() => checkCard(template, params, fail)).toThrow(
      expect.objectContaining({ name: 'CardwrightError', code: 'invalid_parameter', parameter }),
    );
  });

  test('know the templates by their own names alone', () => {
    expect(['og_standard', 'announcement', 'og_brand', 'toString', ''].map(isTemplateName)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
