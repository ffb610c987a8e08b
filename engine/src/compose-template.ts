import type { Brief } from './brief/brief.ts';
import type { Brand } from './direction/brand.ts';
import { checkContrast } from './quality/check-contrast.ts';
import { checkLayout } from './quality/check-layout.ts';
import type { Candidate } from './quality/find-candidate.ts';
import type { RenderKit } from './render/render-kit.ts';
import type { Stopwatch } from './stopwatch.ts';
import { parseTemplateParameters } from './templates/parse-parameters.ts';
import type { Template, TemplateImage } from './templates/template.ts';
import { valuesFromBrief } from './templates/values-from-brief.ts';

export type TemplateRequest = {
  brief: Brief;
  undrawable: readonly string[];
  width: number;
  height: number;
  /** Both for a template that has a place for them. */
  brand: Brand | undefined;
  logo: TemplateImage | undefined;
};

/** A prompt in a named template. It has one arrangement, which is delivered whatever the checks say of it. */
export async function composeTemplate(
  template: Template,
  request: TemplateRequest,
  { typesetter, canvas }: Pick<RenderKit, 'typesetter' | 'canvas'>,
  watch: Stopwatch,
): Promise<Candidate> {
  const { brief, undrawable, width, height, brand, logo } = request;
  const data = new Map([...valuesFromBrief(template, brief), ...Object.entries(brand?.card ?? {})]);
  const values = parseTemplateParameters(template, data);
  const images = logo ? { logo } : {};
  const composition = await watch.time('layout', () =>
    template.compose({ values, images, width, height, typesetter }),
  );
  const art = await watch.time('art', () => canvas.drawArt(composition));
  const contrast = checkContrast(composition, art);
  const findings = [...checkLayout(composition, brief, undrawable), ...contrast.findings];
  const quality = {
    passed: findings.length === 0,
    findings,
    minimumContrast: contrast.minimum,
    repairs: [],
  };
  return { composition, art, quality, look: template.name };
}

/** What the template had no room for, as sentences for a person. */
export const toTemplateWarnings = (
  template: Template,
  { quality }: Candidate,
  brand: Brand | undefined,
): string[] => [
  ...quality.findings
    .filter(({ check }) => check === 'copy')
    .map(({ detail }) => `The template ${template.name} has no room for all words: ${detail}.`),
  ...(brand && !template.parameters.some(({ type }) => type === 'color')
    ? [`The template ${template.name} has colours and type of its own; og_brand takes those of a brand.`]
    : []),
];
