/**
 * `text` with `content` between the lines `<!-- name:begin -->` and `<!-- name:end -->`; undefined when they
 * are not there, once each and in this order.
 */
export function replaceSection(text: string, name: string, content: string): string | undefined {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const [before, afterBegin, ...moreBegins] = text.split(begin);
  const [old, after, ...moreEnds] = afterBegin?.split(end) ?? [];
  if (old === undefined || after === undefined || moreBegins.length + moreEnds.length > 0) return undefined;
  return `${before}${begin}\n\n${content}\n\n${end}${after}`;
}
