import { deriveParameters } from '../src/design-md/derive/derive-parameters.ts';
import { readDesignDocument } from '../src/design-md/read/read-design-document.ts';

// Where the contract's table looks; everything else is the table of synonyms.
const OWN: Readonly<Record<string, readonly string[]>> = {
  bg: ['colors.background'],
  bg2: ['colors.surface-gradient'],
  fg: ['colors.foreground'],
  muted: ['colors.text-muted'],
  accent: ['colors.accent', 'colors.primary'],
  font: ['typography.heading.fontFamily'],
};

/** In how many of the documents with tokens each parameter is found, as a Markdown table. */
export function toCoverageTable(documents: readonly string[]): string {
  const read = documents.map(readDesignDocument).filter(({ tokens }) => tokens.length > 0);
  const sources = read.map((document) => deriveParameters(document).sources);
  const share = (count: number): string => `${count} (${Math.round((100 * count) / read.length)}%)`;
  const rows = Object.entries(OWN).map(([name, own]) => {
    const literal = sources.filter((source) => own.includes(source[name] ?? '')).length;
    const all = sources.filter((source) => source[name] !== undefined).length;
    return `| \`${name}\` | ${share(literal)} | ${share(all)} |`;
  });
  return [
    `${documents.length} documents, ${read.length} of them with tokens`,
    '',
    '| Parameter | the tokens of the format alone | with the same roles under other names |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}
