import { type Part as ContentPart, type Day, listParts } from '../brief/content.ts';
import type { Copy, DesignRequest } from '../brief/design-request.ts';
import type { Matter } from '../parts/matter.ts';
import type { Part, Role } from '../parts/part.ts';

// What cannot be said in a line is no fact.
const LONGEST_FACT = 60;
// A longer item is a line of a list, not one of the terms of an offer.
const LONGEST_TERM = 24;
const PERCENT = /^(?<share>\d{1,3}(?:[.,]\d+)?)\s?[%％٪]$/u;

const ROLES: Partial<Record<ContentPart['role'], Role>> = {
  brand: 'brand',
  eyebrow: 'label',
  title: 'title',
  subtitle: 'text',
  body: 'text',
  person: 'byline',
  author: 'byline',
};

/**
 * What a card says, by importance and with what a brand lends it, as parts of the layout language; undefined where some of it is no
 * text in one place, such as a table of prices. The first of them is what leads. `day`: a day stands apart as a figure. `placed`:
 * what there is a place for.
 */
export function toMatter(
  request: DesignRequest,
  { day = false, placed }: { day?: boolean; placed: ReadonlySet<Role> },
): Matter | undefined {
  const { content, copy } = request;
  if (!content?.hero) return undefined;
  const [hero, ...others] = listParts(content);
  if (!hero || hero.form === 'goal' || 'sections' in hero) return undefined;
  const split = day ? others.find((part) => part.form === 'day' && !part.detail) : undefined;
  const acts = new Set(content.action);
  const rest = others.map((part) => {
    if (part === split && part.form === 'day') return toDay(part.day);
    return toPart(part, acts.has(part), placed);
  });
  if (rest.some((parts) => parts === undefined)) return undefined;
  const parts = [...toHero(hero, copy), ...rest.flatMap((one) => one ?? []), ...toLent(request, others)];
  const share = hero.form === 'figure' ? PERCENT.exec(hero.figure.value)?.groups?.share : undefined;
  const counted = share === undefined ? undefined : Number(share.replace(',', '.')) / 100;
  return {
    language: request.language,
    parts,
    images: new Map(),
    facts: new Set(),
    ...(counted !== undefined && counted <= 1 ? { share: counted } : {}),
  };
}

function toHero(hero: ContentPart, { title }: Copy): Part[] {
  const detail = toOptional('text', hero.detail);
  if (hero.form === 'figure') {
    const { prefix, value, suffix } = hero.figure;
    return [
      { role: 'figure', text: value },
      ...toOptional('above', prefix),
      ...toOptional('unit', suffix),
      ...detail,
    ];
  }
  // A brand may write its titles in capitals.
  const said = title.toLowerCase() === hero.text.toLowerCase() ? title : hero.text;
  return [{ role: 'title', text: said }, ...detail];
}

const toOptional = (role: Role, text: string | undefined): Part[] => (text ? [{ role, text }] : []);

const toDay = ({ before, day, month, after }: Day): Part[] => [
  ...toOptional('above', before),
  { role: 'figure', text: day },
  { role: 'below', text: [month, after].filter(Boolean).join('\n') },
];

function toPart(part: ContentPart, acts: boolean, placed: ReadonlySet<Role>): Part[] | undefined {
  const { role, text, detail } = part;
  const more = detail ? { detail } : {};
  if (part.form === 'goal' || part.form === 'options') return undefined;
  if ('sections' in part) {
    const [section, another] = part.sections;
    if (!section || another || section.label || section.rows.some((row) => row.detail)) return undefined;
    const short = section.rows.every(({ value = '', text: own }) => `${own}${value}`.length <= LONGEST_TERM);
    return section.rows.map((row) => ({
      role: placed.has('item') || !short ? 'item' : 'fact',
      text: row.text,
      ...(row.value ? { detail: row.value } : {}),
    }));
  }
  if (role === 'item' && (placed.has('item') || text.length > LONGEST_TERM))
    return [{ role: 'item', text, ...more }];
  if (part.form === 'button') return [{ role: 'action', text }];
  if (role === 'rating' && placed.has('rating')) return [{ role: 'rating', text, ...more }];
  if (part.form === 'code' && placed.has('code')) return [{ role: 'code', text }];
  const known = ROLES[role];
  if (known) return [{ role: known, text, ...more }];
  const fact = (acts || role === 'item') && placed.has('fact') && text.length <= LONGEST_FACT;
  return [{ role: fact ? 'fact' : 'note', text: detail ? `${text}, ${detail}` : text }];
}

/** Words of a brand: its name signs the card, its tagline explains it. */
function toLent({ lent = [], copy, signature }: DesignRequest, others: readonly ContentPart[]): Part[] {
  const signed = others.some(({ role }) => role === 'brand');
  const tagline = lent.includes('subtitle') ? copy.subtitle : undefined;
  return [...toOptional('text', tagline), ...(signed ? [] : toOptional('brand', signature))];
}
