import { isWord } from './design-words.ts';

// A line is looked at by itself: rules stand in items of lists, and are short.
const MAX_CHARACTERS = 300;
const TITLE = /^# +(\S.*)$/;
// "**Organization:** Acme", above the sections.
const FACT = /^[\s>*_-]{0,6}(\p{L}[^:*_|]{1,30}?)[*_]{0,2} ?[:：][*_]{0,2} ?(\S.{0,80}?)(?:\. .*)?$/u;
// "No illustrations of people" leaves the others.
const NO_ILLUSTRATIONS =
  /(?:^|[^\p{L}])(?:no|never(?: use)?|avoid|without|do not use|don['’]t use) (?:any |drawn |stock |spot )?illustrations?(?= *(?:[.,;:!)|—–]|$|and\b|or\b|anywhere\b|at all\b|ever\b))/iu;
const UNDERLINE = /^={3,}[ \t]*$/;
const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;

// "- Border radius: 999px", "| Radius | 4px |", "pill shape".
const HEADING = /^#{2,6} +(\S.*)$/;
const BUTTONS = /\b(?:buttons?|ctas?)\b|ボタン/iu;
const RADIUS =
  /(?<![\d.])(\d{1,4}(?:\.\d+)?(?:px|rem|em)) (?:border |corner )?(?:radius|corners?)\b|(?:radius|corners?|shape|角丸)[^\d.#]{0,24}?\b(\d{1,4}(?:\.\d+)?(?:px|rem|em|%)?|pill|full|none|square)(?![\d.])/iu;

export type ProseRules = {
  title?: string;
  /** Whose document it says it is. */
  owner?: string;
  isPlain?: true;
  /** The first radius of a section about buttons, as it is written. */
  buttonRadius?: string;
};

/** What the text below the front matter is called, and whether it forbids illustrations, and how it rounds buttons. */
export function readRules(text: string): ProseRules {
  let title: string | undefined;
  let owner: string | undefined;
  let isInSection = false;
  let isPlain = false;
  let isAboutButtons = false;
  let buttonRadius: string | undefined;
  let isCode = false;
  const lines = text.split(/\r?\n|\r/);
  for (const [at, line] of lines.entries()) {
    if (FENCE.test(line)) isCode = !isCode;
    if (isCode || line.length > 4 * MAX_CHARACTERS) continue;
    const underlined = UNDERLINE.test(lines[at + 1] ?? '') && /^\p{L}/u.test(line) ? line.trim() : undefined;
    title ??= TITLE.exec(line.slice(0, MAX_CHARACTERS))?.[1] ?? underlined?.slice(0, MAX_CHARACTERS);
    const bare = line.slice(0, MAX_CHARACTERS).replace(/[*`]/g, '');
    const heading = HEADING.exec(line)?.[1];
    isInSection ||= heading !== undefined;
    const [, label = '', fact] = isInSection ? [] : (FACT.exec(bare) ?? []);
    if (fact !== undefined && isWord('owner', label)) owner ??= fact;
    if (heading !== undefined) isAboutButtons = BUTTONS.test(heading);
    if (isAboutButtons)
      buttonRadius ??= RADIUS.exec(bare)
        ?.slice(1)
        .find((one) => one !== undefined);
    isPlain ||= NO_ILLUSTRATIONS.test(line.replaceAll('*', ''));
  }
  return {
    ...(title === undefined ? {} : { title }),
    ...(owner === undefined ? {} : { owner }),
    ...(isPlain ? { isPlain: true as const } : {}),
    ...(buttonRadius === undefined ? {} : { buttonRadius }),
  };
}
