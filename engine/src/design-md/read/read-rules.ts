// A line is looked at by itself: rules stand in items of lists, and are short.
const MAX_CHARACTERS = 300;
const TITLE = /^# +(\S.*)$/;
// "No illustrations of people" leaves the others.
const NO_ILLUSTRATIONS =
  /(?:^|[^\p{L}])(?:no|never(?: use)?|avoid|without|do not use|don['’]t use) (?:any |drawn |stock |spot )?illustrations?(?= *(?:[.,;:!)|—–]|$|and\b|or\b|anywhere\b|at all\b|ever\b))/iu;
const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;

export type ProseRules = { title?: string; isPlain?: true };

/** What the text below the front matter is called, and whether it forbids illustrations. */
export function readRules(text: string): ProseRules {
  let title: string | undefined;
  let isPlain = false;
  let isCode = false;
  for (const line of text.split(/\r?\n|\r/)) {
    if (FENCE.test(line)) isCode = !isCode;
    if (isCode || line.length > 4 * MAX_CHARACTERS) continue;
    title ??= TITLE.exec(line.slice(0, MAX_CHARACTERS))?.[1];
    isPlain ||= NO_ILLUSTRATIONS.test(line.replaceAll('*', ''));
  }
  return { ...(title === undefined ? {} : { title }), ...(isPlain ? { isPlain: true as const } : {}) };
}
