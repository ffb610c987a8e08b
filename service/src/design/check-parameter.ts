import { deriveParameters } from '@cardwright/engine/design';
import { TemplateParameterError } from '@cardwright/engine/parameter-error';
import { invalid } from './invalid.ts';

const NOTHING = { tokens: [], problems: [] };

/** Refuses a value that the template parameter would not take, naming the field that it was sent in. */
export function checkParameter(field: string, parameter: string, value: string | undefined): void {
  // An empty form field counts as missing.
  if (value === undefined || value === '') return;
  try {
    deriveParameters(NOTHING, { explicit: { [parameter]: value } });
  } catch (error) {
    if (!(error instanceof TemplateParameterError)) throw error;
    throw invalid(field, error.message.slice(parameter.length + 1), error);
  }
}
