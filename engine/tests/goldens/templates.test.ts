import { expect, test } from 'vitest';
import { createEngine } from '../../src/create-engine.ts';
import type { TemplateImage, TemplateValues } from '../../src/templates/template.ts';
import { findTemplate } from '../../src/templates/templates.ts';
import { brandCases } from '../templates/brand-cases.ts';
import { textCases } from '../templates/text-cases.ts';
import { matchGolden } from './match-golden.ts';

type Golden = {
  name: string;
  values: TemplateValues;
  width?: number;
  height?: number;
  logo?: () => Promise<TemplateImage>;
};

const engine = await createEngine();

function textCase(template: string, name: string, theme = 'light'): TemplateValues {
  const found = findTemplate(template);
  const values = found && textCases.find((each) => each.name === name)?.values(found);
  if (!values) throw new Error(`no case ${name} for ${template}`);
  return { ...values, theme };
}

function brandCase(name: string): Omit<Golden, 'name'> {
  const found = brandCases.find((each) => each.name === name);
  if (!found) throw new Error(`no brand case ${name}`);
  return { values: found.values, ...(found.logo ? { logo: found.logo } : {}) };
}

// One of each kind of drawing; every template's pixels are compared as hashes beside its version.
const goldens: readonly Golden[] = [
  { name: 'og_standard/article', values: textCase('og_standard', 'example') },
  { name: 'announcement/dark-emoji', values: textCase('announcement', 'emoji', 'dark') },
  { name: 'og_brand/colors-and-logo', ...brandCase('logo-wide-white-dark') },
  { name: 'event/square-japanese', values: textCase('event', 'japanese'), width: 1080, height: 1080 },
];

test.each(goldens)(
  '$name looks as it was found right',
  async ({ name, values, logo, width = 1200, height = 630 }) => {
    const [template = ''] = name.split('/');
    const data = new Map(Object.entries(values));
    const card = engine.parseCard({ template, data, width, height, format: 'png' });
    const png = await engine.renderCard(card, logo ? { logo: await logo() } : {});
    await expect(matchGolden(name, png)).resolves.toBeUndefined();
  },
);
