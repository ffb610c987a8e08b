import { parseCssColor } from '../../color/parse-css-color.ts';
import { DesignDocumentError, type DesignToken } from './design-document.ts';
import { parseFrontMatter } from './parse-front-matter.ts';
import { readObjectTokens } from './read-object-tokens.ts';

const FENCE = /^ {0,3}(?:`{3,}|~{3,})[ \t]*([\w-]*)/;
// Blocks of a style sheet that declare for a whole page, in one scheme or in both.
const OF_PAGE = /:root|\bhtml\b|\bbody\b|@theme|@media|@layer|\[data-|^\s*\.(?:dark|light)\b/iu;
const DARK = /\bdark\b/iu;
const DECLARATION = /^\s*(--|\$)([\w-]{1,64})\s*:\s*(.{1,300})$/su;
const COMMENT = /\/\*(.{1,200}?)\*\/|\/\/(.{1,200})$/u;
const RADIUS = /^((?:border-|corner-)?radius|rounded|radii)(?:-([\w-]+))?$/u;
// `--background: 60 9% 98%` is what stands inside of `hsl()` (shadcn/ui).
const HSL = /^\d{1,3}(?:\.\d+)?(?:deg)?[ ,]+\d{1,3}(?:\.\d+)?%[ ,]+\d{1,3}(?:\.\d+)?%$/u;
const YAML = /^ya?ml$/iu;
const OBJECT = /^(?:json[5c]?|[jt]sx?|[cm][jt]s|javascript|typescript)$/iu;
const MAX_TOKENS = 400;
const MAX_DEPTH = 5;

/** Colors, fonts and radii that code in a document declares: variables of a style sheet, objects, and YAML. */
export function readCodeTokens(text: string): DesignToken[] {
  const blocks = listBlocks(text);
  const examples = blocks
    .filter(({ code, language }) => YAML.test(language) && code.length <= MOST_YAML.characters)
    .slice(0, MOST_YAML.blocks);
  const sheets = blocks.filter(({ language }) => !YAML.test(language) && !OBJECT.test(language));
  return [
    ...readVariables(sheets.map(({ code }) => code)),
    ...examples.flatMap(({ code }) => readYaml(code)),
    ...blocks.flatMap(({ code, language }) =>
      OBJECT.test(language) || (language === '' && /^\s*\{/u.test(code)) ? readObjectTokens(code) : [],
    ),
  ];
}

function listBlocks(text: string): { language: string; code: string }[] {
  const blocks: { language: string; lines: string[] }[] = [];
  let isCode = false;
  for (const line of text.split(/\r?\n|\r/)) {
    const [fence, language = ''] = FENCE.exec(line) ?? [];
    if (fence !== undefined) {
      isCode = !isCode;
      if (isCode) blocks.push({ language, lines: [] });
    } else if (isCode) blocks.at(-1)?.lines.push(line);
  }
  return blocks.map(({ language, lines }) => ({ language, code: lines.join('\n') }));
}

// A document shows its tokens once; what is longer is no example.
const MOST_YAML = { blocks: 2, characters: 32_000 } as const;

/** What is wrong with an example is nothing that its author has to be told. */
function readYaml(code: string): DesignToken[] {
  try {
    return [...parseFrontMatter(code).tokens];
  } catch (error) {
    if (error instanceof DesignDocumentError) return [];
    throw error;
  }
}

/** Variables of style sheets: `--acme-ink: #111; /* text *\/`. */
function readVariables(sheets: readonly string[]): DesignToken[] {
  const found: { name: string; value: string; isDark: boolean; says?: string; section?: string }[] = [];
  for (const sheet of sheets) {
    let blocks: string[] = [];
    // A comment in a line of its own heads the lines below it.
    let head: string | undefined;
    for (const line of sheet.split('\n')) {
      const [comment, inside, behind] = COMMENT.exec(line) ?? [];
      const isHead = comment !== undefined && line.trim() === comment.trim();
      if (isHead || line.trim() === '') head = isHead ? (inside ?? behind)?.trim() : undefined;
      const says = isHead ? undefined : (inside ?? behind)?.trim();
      for (const [, part = '', end] of line.replace(COMMENT, '').matchAll(/([^{};]*)([{};]|$)/gu)) {
        const [, sign, name = '', value = ''] = DECLARATION.exec(part) ?? [];
        const isOfPage =
          sign === '$'
            ? blocks.length === 0
            : blocks.length > 0 && blocks.length < MAX_DEPTH && blocks.every(isPage);
        if (sign !== undefined && isOfPage && found.length < MAX_TOKENS)
          found.push({
            name,
            value: value.trim(),
            isDark: blocks.some((one) => DARK.test(one)),
            ...(says && { says }),
            ...(head && { section: head }),
          });
        if (end === '{') blocks.push(part);
        else if (end === '}') blocks = blocks.slice(0, -1);
      }
    }
  }
  const values = new Map(found.map(({ name, value }) => [`var(--${name})`, value]));
  const [first = ''] = found[0]?.name.split('-') ?? [];
  // What all of them begin with is whose they are.
  const shared =
    found.length > 2 && found.every(({ name }) => name.startsWith(`${first}-`)) ? `${first}-` : '';
  return found.flatMap(({ name, value, isDark, says, section }): DesignToken[] => {
    const told = values.get(value) ?? value;
    const own = HSL.test(told) ? `hsl(${told})` : told;
    const plain = name.slice(shared.length);
    const theme = isDark ? ['dark'] : [];
    if (/^[#a-z]/iu.test(own) && parseCssColor(own))
      return [
        {
          path: [...theme, 'colors', plain.replace(/^colou?r-/u, '')],
          value: own,
          kind: 'text',
          ...(says && { says }),
          ...(section && { section }),
        },
      ];
    const [, radius, step] = RADIUS.exec(plain) ?? [];
    if (radius !== undefined)
      return [{ path: ['radius', ...(step === undefined ? [] : [step])], value: own, kind: 'text' }];
    // A stack of families, not a size or a shadow.
    return /^["']?\p{L}[^()#\d]*$/u.test(own) &&
      /font|family|display|head|body|mono|serif|sans|text/iu.test(name)
      ? [{ path: ['typography', plain.replace(/^font-(?:family-)?/u, '')], value: own, kind: 'text' }]
      : [];
  });
}

const isPage = (block: string): boolean => OF_PAGE.test(block);
