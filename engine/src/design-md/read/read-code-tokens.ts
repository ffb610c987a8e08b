import { parseCssColor } from '../../color/parse-css-color.ts';
import type { DesignToken } from './design-document.ts';

const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;
// Blocks of a style sheet that declare for a whole page, in one scheme or in both.
const OF_PAGE = /:root|\bhtml\b|\bbody\b|@theme|@media|\[data-|^\s*\.(?:dark|light)\b/iu;
const DARK = /\bdark\b/iu;
const DECLARATION = /^\s*(--|\$)([\w-]{1,64})\s*:\s*(.{1,300})$/su;
const RADIUS = /^((?:border-|corner-)?radius|rounded|radii)(?:-([\w-]+))?$/u;
const MAX_TOKENS = 400;
const MAX_DEPTH = 5;

/** Colors, fonts and radii that code in a document declares as variables of a style sheet: `--acme-ink: #111;`. */
export function readCodeTokens(text: string): DesignToken[] {
  const found: { name: string; value: string; isDark: boolean }[] = [];
  let isCode = false;
  let blocks: string[] = [];
  for (const line of text.split(/\r?\n|\r/)) {
    if (FENCE.test(line)) {
      isCode = !isCode;
      blocks = [];
    }
    if (!isCode) continue;
    for (const [, part = '', end] of line.matchAll(/([^{};]*)([{};]|$)/gu)) {
      const [, sign, name = '', value = ''] = DECLARATION.exec(part) ?? [];
      const isOfPage =
        sign === '$'
          ? blocks.length === 0
          : blocks.length > 0 && blocks.length < MAX_DEPTH && blocks.every(isPage);
      if (sign !== undefined && isOfPage && found.length < MAX_TOKENS)
        found.push({ name, value: value.trim(), isDark: blocks.some((one) => DARK.test(one)) });
      if (end === '{') blocks.push(part);
      else if (end === '}') blocks.pop();
    }
  }
  const values = new Map(found.map(({ name, value }) => [`var(--${name})`, value]));
  const [first = ''] = found[0]?.name.split('-') ?? [];
  // What all of them begin with is whose they are.
  const shared =
    found.length > 2 && found.every(({ name }) => name.startsWith(`${first}-`)) ? `${first}-` : '';
  return found.flatMap(({ name, value, isDark }): DesignToken[] => {
    const own = values.get(value) ?? value;
    const plain = name.slice(shared.length);
    const theme = isDark ? ['dark'] : [];
    if (parseCssColor(own))
      return [{ path: [...theme, 'colors', plain.replace(/^colou?r-/u, '')], value: own, kind: 'text' }];
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
