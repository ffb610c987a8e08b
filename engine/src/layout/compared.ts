/** A title that sets things against each other: `REST vs GraphQL: which one?` */
export type Compared = {
  /** Words before the first thing, with their colon: `Vergleich:`. */
  before?: string;
  names: string[];
  /** Between two names each, as written: `vs`. */
  links: string[];
  after?: string;
};

const LINK = String.raw`vs\.?|versus|gegen|contre|contra|contro|tegen|против|mot|kontra|x|对|對|مقابل|ضد|बनाम|대`;
const NAME = String.raw`[^\s,:：?？!！–—]+(?: [^\s,:：?？!！–—]+)?`;
const COMPARED = new RegExp(
  String.raw`^(?:(?<before>.{1,40}?[:：])\s*)?(?<things>${NAME}(?:\s(?:${LINK})\s${NAME}){1,2})(?<after>\s*[,:：?？!！–—].{0,60})?$`,
  'iu',
);
const BETWEEN = new RegExp(String.raw`\s(${LINK})\s`, 'giu');

/** The things that a title compares, two or three; undefined for one that compares nothing. */
export function readCompared(title: string): Compared | undefined {
  const { before, things, after } = COMPARED.exec(title.trim())?.groups ?? {};
  if (things === undefined) return undefined;
  const parts = things.split(BETWEEN);
  const names = parts.filter((_, at) => at % 2 === 0);
  // The mark that ends the things stays with the last of them.
  const mark = /^[,:：?？!！]/u.exec(after?.trim() ?? '')?.[0] ?? '';
  const rest = after?.trim().slice(mark.length).trim();
  if (names.some((name) => name.length > 24)) return undefined;
  return {
    names: names.map((name, at) => (at === names.length - 1 ? name + mark : name)),
    links: parts.filter((_, at) => at % 2 === 1),
    ...(before ? { before } : {}),
    ...(rest ? { after: rest } : {}),
  };
}
