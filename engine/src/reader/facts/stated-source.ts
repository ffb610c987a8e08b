import { sentenceCase, tidy } from '../copy/title.ts';

const SOURCE =
  /(?:(?<=[!?！？])|[.,;:)\n。，、；]|\s[–—|-]\s|\s(?=\())\s*\(?((?:source|sources|quelle|quellen|fuente|fonte|fonti|bron|källa|kilde|źródło|kaynak|источник)\s?:\s*|(?:出典|来源|來源|資料來源|数据来源|출처)\s?[:：]\s*)([^\n]{2,80}?)[)\s.。]*$/iu;

const LEADING_SOURCE =
  /^\s*((?:source|quelle|fuente|fonte|bron|källa|kilde|źródło|kaynak|источник)\s?:\s*[^\n:]{2,60}?)(?:\s[–—|-]\s|\n)\s*(\S[\s\S]*)$/iu;

/** Parts where a figure is from off the words it closes: "68% of shops sell online. Source: Retail Survey 2024". */
export function partSource(words: string): { told: string; source: string } | undefined {
  // "Source: city council — 1 in 5 buses runs late": said first.
  const led = LEADING_SOURCE.exec(words);
  if (led?.[1] && led[2]) return { told: tidy(led[2]), source: sentenceCase(tidy(led[1])) };
  const [, label = '', source = ''] = SOURCE.exec(words) ?? [];
  const told = tidy(words.slice(0, words.search(SOURCE)));
  if (source === '' || told === '') return undefined;
  return { told, source: sentenceCase(tidy(label + source)) };
}
