import { type DerivedParameters, deriveParameters } from '@cardwright/engine/design';
import { TemplateParameterError } from '@cardwright/engine/parameter-error';
import { invalid } from './invalid.ts';
import type { ReadDocument } from './read-document.ts';
import type { OgParams, OgParamsInput } from './types.ts';

type Parts = {
  read: ReadDocument;
  refuseLogo: (url: string) => string | undefined;
  fetchDocument: (url: string) => Promise<string>;
};

/** What a card gets of the document that was sent or named. */
export async function deriveOgParams(input: OgParamsInput, owner: string, parts: Parts): Promise<OgParams> {
  const { designMd, designUrl, params, withSign = false } = input;
  if (designMd !== undefined && designUrl !== undefined)
    throw invalid('designUrl', 'and `designMd` are mutually exclusive; send only one of them');
  if (designMd === undefined && designUrl === undefined)
    throw invalid(
      'designMd',
      'is required: send the text of a design document, its URL as `designUrl`, or the name of a saved one as `brand`',
    );
  // Asked before the document is fetched and read: it costs nothing.
  derive({ tokens: [], problems: [] }, params, parts);
  const report =
    designUrl === undefined
      ? await parts.read(designMd ?? '', 'designMd', owner)
      : await parts.read(await parts.fetchDocument(designUrl), 'designUrl', owner);
  return { ...derive(report, params, { ...parts, withSign }), lint: report.lint, findings: report.findings };
}

function derive(
  document: Parameters<typeof deriveParameters>[0],
  explicit: Readonly<Record<string, string>>,
  { refuseLogo, withSign = false }: Pick<Parts, 'refuseLogo'> & { withSign?: boolean },
): DerivedParameters {
  const logo = explicit.logo === undefined ? undefined : refuseLogo(explicit.logo);
  if (logo !== undefined) throw invalid('params.logo', logo);
  try {
    return deriveParameters(document, { explicit, refuseLogo, withSign });
  } catch (error) {
    if (!(error instanceof TemplateParameterError)) throw error;
    throw invalid(`params.${error.parameter}`, error.message.slice(error.parameter.length + 1), error);
  }
}
