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
    ['a name that no template can have', 'Og Standard', {}, 'template'],
    ['a page without its URL', 'page', { theme: 'dark' }, 'url'],
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

  test.each(['launch', 'launch.v3', 'constructor'])(
    'of %s, which may be a template of the account, pass',
    (name) => {
      expect(checkCard(name, { anything: 1 }, fail)).toEqual([{ name: 'anything', value: '1' }]);
    },
  );

  test('of a template that is nearly a built-in one pass with a warning', () => {
    const warn = vi.fn();
    checkCard('og_standart', { title: 'A' }, warn);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('use og_standard')]]);
  });

  test('know the built-in templates by their own names alone', () => {
    const names = ['og_standard', 'announcement', 'og_brand', 'page', 'toString', ''];
    expect(names.filter(isTemplateName)).toEqual(['og_standard', 'announcement', 'og_brand', 'page']);
  });
});
