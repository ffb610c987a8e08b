import type { Brief } from './brief/brief.ts';
import type { Brand } from './direction/brand.ts';

// A subtitle below a title of several lines would take its room.
const ROOMY_TITLE = 60;
// The prompt says that its words are all the words.
const NOTHING_ELSE = /\b(?:only|just|nothing else|no other (?:text|words?))\b/i;

/** The brief as the brand wants it: without colours that compete with its own, with its words where there is room. */
export const followBrand = (brief: Brief, brand: Brand, hasLogo: boolean): Brief =>
  withBrandWords(withoutAskedColors(brief, brand), brand, hasLogo);

/** The brief with the brand's name and tagline in places that the prompt leaves empty; its own words stay. */
function withBrandWords(brief: Brief, { name, tagline }: Brand, hasLogo: boolean): Brief {
  if (brief.kind === 'picture' || NOTHING_ELSE.test(brief.prompt)) return brief;
  const { copy } = brief;
  const { title, eyebrow, subtitle, metric, lines = [] } = copy;
  const said = [title, eyebrow, subtitle, ...lines].join('\n').toLowerCase();
  const isNew = (words: string | undefined): words is string =>
    words !== undefined && !said.includes(words.toLowerCase());
  const isRoomy =
    title.length <= ROOMY_TITLE && subtitle === undefined && metric === undefined && lines.length === 0;
  return {
    ...brief,
    copy: {
      ...copy,
      // The logo says the name already.
      ...(eyebrow === undefined && !hasLogo && isNew(name) && { eyebrow: name }),
      ...(isRoomy && isNew(tagline) && { subtitle: tagline.replace(/\s+/g, ' ') }),
    },
  };
}

/** The brief without colours of its own where the brand has some: a document rules whatever the prompt says. */
function withoutAskedColors(brief: Brief, { colors }: Brand): Brief {
  if (Object.keys(colors).length === 0) return brief;
  const { ground: _, ...rest } = brief;
  return { ...rest, colors: [] };
}
