import { z } from 'zod';
import { CATALOGUES, cataloguePage, catalogueQuery } from '../../schemas/catalogue.ts';
import { defineTool, text } from '../tool.ts';

const { q, language, limit, offset } = catalogueQuery.shape;
const MOST_WORDS = 6;

type Page = z.input<typeof cataloguePage>;

export const searchCatalogue = defineTool({
  name: 'search_catalogue',
  title: 'Search the catalogue',
  description:
    'Lists the names that a brief can use, with words for them. `looks` (designs) for `look`, `styles` (moods, manners ' +
    'and occasions) for `style`, `illustrations` (drawings of things and animals) for `illustration`. `places` are scenes that ' +
    "the `picture` of a brief can have: write their words there. `formats` are platforms' sizes in pixels. `fonts` are for " +
    'design documents. Looks and styles are few: list them without `q`. Search the others by one noun, such as "fox" or "bicycle". Free.',
  input: z.strictObject({
    catalogue: z.enum(CATALOGUES).describe('Which names to list.'),
    q: q.describe('Part of a name, or of a word for it. Default: all names.'),
    language,
    limit,
    offset,
  }),
  output: cataloguePage,
  annotations: { readOnlyHint: true, openWorldHint: true },
  async run({ input: { catalogue, ...asked }, api, signal }) {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(asked))
      if (value !== undefined) query.set(name, String(value));
    const path = `/api/v1/catalogue/${catalogue}?${query}` as const;
    const page = (await api.request({ method: 'GET', path, signal })) as Page;
    return { structured: page, content: [text(toLines(page, asked.offset))] };
  },
});

/** A line for each entry, and how many there are. */
function toLines({ entries, total, hint }: Page, offset: number): string {
  if (total === 0) return ['Nothing matches.', ...(hint === null ? [] : [hint])].join(' ');
  const lines = entries.map(({ name, words, width, height }) => {
    const meant = words.filter((word) => word !== name).slice(0, MOST_WORDS);
    const size = width === undefined ? '' : ` ${width}x${height}`;
    return `${name}${size}${meant.length > 0 ? `: ${meant.join(', ')}` : ''}`;
  });
  const rest = total - offset - entries.length;
  return [...lines, ...(rest > 0 ? [`${rest} more: pass offset ${offset + entries.length}.`] : [])].join(
    '\n',
  );
}
