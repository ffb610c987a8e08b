import type { DesignRequest } from './brief/design-request.ts';
import { type Warning, warn } from './brief/warning.ts';
import type { Brand } from './direction/brand.ts';
import { checkContrast } from './quality/check-contrast.ts';
import { checkLayout } from './quality/check-layout.ts';
import type { Candidate } from './quality/find-candidate.ts';
import type { RenderKit } from './render/render-kit.ts';
import type { Stopwatch } from './stopwatch.ts';
import { parseTemplateParameters } from './templates/parse-parameters.ts';
import type { Template, TemplateImage } from './templates/template.ts';
import { valuesFromRequest } from './templates/values-from-request.ts';

export type TemplateRequest = {
  request: DesignRequest;
  undrawable: readonly string[];
  width: number;
  height: number;
  /** Used only if the template has a place for them. */
  brand?: Brand | undefined;
  logo?: TemplateImage | undefined;
};

/** Composes a prompt in a named template. It has one arrangement, which is delivered whatever the checks find. */
export async function composeTemplate(
  template: Template,
  { request, undrawable, width, height, brand, logo }: TemplateRequest,
  {
    typesetter,
    canvas,
    inkOf,
    measureNodes,
  }: Pick<RenderKit, 'typesetter' | 'canvas' | 'inkOf' | 'measureNodes'>,
  watch: Stopwatch,
): Promise<Candidate> {
  const data = new Map([...valuesFromRequest(template, request), ...Object.entries(brand?.card ?? {})]);
  const values = parseTemplateParameters(template, data);
  const images = logo ? { logo } : {};
  const { composition } = await watch.time('layout', () =>
    template.compose({ values, images, width, height, typesetter, inkOf, measureNodes }),
  );
  const art = await watch.time('art', () => canvas.drawArt(composition));
  const contrast = checkContrast(composition, art);
  const findings = [...checkLayout(composition, request, undrawable), ...contrast.findings];
  const quality = {
    passed: findings.length === 0,
    findings,
    minimumContrast: contrast.minimum,
    repairs: [],
  };
  return { composition, art, quality, look: template.name };
}

/** Warns about what the template has no room for. */
export const toTemplateWarnings = (
  template: Template,
  { quality }: Candidate,
  brand: Brand | undefined,
): Warning[] => [
  ...quality.findings
    .filter(({ check }) => check === 'texts')
    .map(({ detail, text }) =>
      warn(
        'no_room',
        `The template ${template.name} cannot fit all the text: ${detail}.`,
        text === undefined ? [] : [text],
      ),
    ),
  ...(brand && !template.parameters.some(({ type }) => type === 'color')
    ? [
        warn(
          'design_not_followed',
          `The template ${template.name} has its own colors and fonts. Use og_brand for those of a brand.`,
        ),
      ]
    : []),
];
