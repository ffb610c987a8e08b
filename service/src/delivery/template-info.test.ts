import { createEngine, type TemplateDescription } from '@cardwright/engine';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { BUILT_IN } from './card-images.ts';
import { parseCardRequest } from './card-request.ts';
import { toTemplateInfo } from './template-info.ts';

const engine = await createEngine();
const ajv = new Ajv2020({ strict: true, formats: { uri: true, color: true } });

test('all image parameters of built-in templates are known to what loads them', () => {
  const named = engine.templates.flatMap(({ parameters }) =>
    parameters.filter(({ type }) => type === 'image-url').map(({ name }) => name),
  );
  expect(new Set(named)).toEqual(new Set(BUILT_IN));
});

describe.each(engine.templates.map((template): [string, TemplateDescription] => [template.name, template]))(
  '%s',
  (name, template) => {
    const sheet = toTemplateInfo(template);

    test('has a schema that its own example satisfies, and that knows all of its parameters', () => {
      const validate = ajv.compile(sheet.parameters);
      expect(validate(sheet.example)).toBe(true);
      expect(Object.keys(sheet.parameters.properties as object)).toEqual(
        template.parameters.map((p) => p.name),
      );
    });

    test('has an example that is a card once it is signed', () => {
      const [path = '', query = ''] = sheet.exampleTarget.split('?');
      const pairs = [...new URLSearchParams(query)].map(([key, value]) => ({ name: key, value, raw: '' }));
      expect(parseCardRequest(path, pairs, engine)).toMatchObject({ template: name });
    });
  },
);

test('what a schema refuses, a card refuses too', () => {
  for (const template of engine.templates) {
    const validate = ajv.compile(toTemplateInfo(template).parameters);
    for (const [name, value] of [
      ['title', 'x'.repeat(1001)],
      ['theme', 'blue'],
      ['bg', 'red'],
      ['font', 'comic'],
      ['logo', 'http://a.b/c.png'],
    ] as const) {
      if (!template.parameters.some((rule) => rule.name === name)) continue;
      expect(validate({ [name]: value }), `${template.name} ${name}`).toBe(false);
      expect(() => parseCardRequest(`/i/${template.name}`, [{ name, value, raw: '' }], engine)).toThrow(name);
    }
  }
});
