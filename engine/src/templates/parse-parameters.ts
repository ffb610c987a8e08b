import { readList, writeList } from '@cardwright/contract/list-text';
import { readUploadReference } from '@cardwright/contract/upload-reference';
import { parseColor, writeColor } from './color-parameter.ts';
import { TemplateParameterError } from './parameter-error.ts';
import type { ParameterRule, Template, TemplateValues } from './template.ts';

const MAX_TEXT_CHARACTERS = 1000;
const MAX_URL_CHARACTERS = 2048;
// Newlines and tabs are the only control characters with a meaning on a card.
const CONTROL_CHARACTER = /[\p{Cc}--[\n\t]]/v;

/**
 * Checks each value that `template` draws by its rule; unknown names are ignored. Throws `TemplateParameterError`.
 * The result is canonical: equal cards have equal values.
 */
export function parseTemplateParameters(
  template: Pick<Template, 'parameters'>,
  data: ReadonlyMap<string, string>,
): TemplateValues {
  const values: [string, string][] = [];
  for (const rule of template.parameters) {
    const value = data.get(rule.name);
    if (value === undefined) continue;
    const parsed = parseParameter(rule, value);
    if (parsed !== '') values.push([rule.name, parsed]);
  }
  // Sorted, so that cache keys do not depend on the order of rules.
  return Object.fromEntries(values.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function parseParameter(rule: ParameterRule, given: string): string {
  // Forms and files from Windows have no other newlines than CR LF.
  const value = rule.type === 'text' || rule.type === 'list' ? given.replace(/\r\n?/g, '\n') : given;
  const refuse = (right: string): never => {
    throw new TemplateParameterError(rule.name, `${rule.name} ${right}.`);
  };
  switch (rule.type) {
    case 'text':
    case 'list':
      if ([...value].length > MAX_TEXT_CHARACTERS)
        return refuse(`must be at most ${MAX_TEXT_CHARACTERS} characters long`);
      if (!value.isWellFormed()) return refuse('must be well-formed Unicode, without lone surrogates');
      if (CONTROL_CHARACTER.test(value))
        return refuse('must not contain control characters other than newline and tab');
      if (rule.type === 'list') return writeList(readList(value, rule.fields));
      if (rule.pattern && value.trim() !== '' && !new RegExp(rule.pattern, 'u').test(value.trim()))
        return refuse(`must be ${rule.expects}`);
      return rule.preformatted
        ? value
            .replaceAll('\t', '  ')
            .replace(/^\s*\n/u, '')
            .trimEnd()
        : value.replaceAll('\t', ' ').trim();
    case 'color': {
      const color = parseColor(value);
      return color
        ? writeColor(color)
        : refuse(
            'must be a color as #rgb, #rrggbb, #rrggbbaa, rgb(r, g, b) or rgba(r, g, b, a), channels 0 to 255, alpha 0 to 1',
          );
    }
    case 'integer': {
      const number = /^(?:0|-?[1-9]\d{0,8})$/.test(value) ? Number(value) : Number.NaN;
      return number >= rule.minimum && number <= rule.maximum
        ? value
        : refuse(`must be a whole number from ${rule.minimum} to ${rule.maximum}`);
    }
    case 'choice':
      return rule.choices.includes(value) ? value : refuse(`must be one of ${rule.choices.join(', ')}`);
    case 'font':
      return rule.choices.includes(value) || readUploadReference(value) !== undefined
        ? value
        : refuse(`must be one of ${rule.choices.join(', ')}, or upload: and the id of an uploaded font`);
    case 'image-url':
      return isHttpsUrl(value) || readUploadReference(value) !== undefined
        ? value
        : refuse(
            'must be an absolute https URL of at most 2,048 characters, or upload: and the id of an upload',
          );
  }
}

function isHttpsUrl(value: string): boolean {
  if (value.length > MAX_URL_CHARACTERS || !/^https:\/\//i.test(value) || /[\s\p{Cc}\\]/u.test(value))
    return false;
  return URL.canParse(value);
}
