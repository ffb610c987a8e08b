import { findPictogram, type Pictogram } from '../art/signs/pictograms.ts';
import type { Sign } from '../art/signs/sign.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import { languageRule } from '../lexicon/language-rule.ts';
import { findNouns } from '../reader/find-nouns.ts';
import { listCardMatters } from '../reader/list-card-matters.ts';
import { readText } from '../reader/reading/reading.ts';
import { dropNegated } from '../reader/scene/mentions/find-negated.ts';
import { listNames } from './illustration/list-named-emblems.ts';

const FORBIDS = languageRule('iu')`${'forbidding'}`;

/**
 * Chooses the sign of a card that warns or informs. Only words that forbid make a prohibition, and only what a pictogram always
 * means is a command: a card whose meaning is not known is a warning if it is about safety, and plain information if it is not.
 */
export function chooseSign(request: DesignRequest): Sign | undefined {
  const { content, illustration = [], language } = request;
  if (!content?.hero || (content.kind !== 'safety' && content.kind !== 'notice')) return undefined;
  const asked = illustration.flatMap((name) => findPictogram(name.replaceAll('-', ' ')) ?? []);
  if (illustration.length > 0 && asked.length === 0) return undefined;
  const subtitle = content.rest.find(({ role }) => role === 'subtitle')?.text ?? '';
  const said = content.hero.text;
  const shown = asked[0] ?? findShown(said, language) ?? findShown(subtitle, language);
  if (forbids(said, language))
    return { meaning: 'prohibition', ...(shown?.forbiddable ? { pictogram: shown.name } : {}) };
  if (content.kind === 'notice') return toNotice(shown);
  return shown?.meaning && shown.meaning !== 'information'
    ? { meaning: shown.meaning, pictogram: shown.name }
    : { meaning: 'warning', pictogram: 'exclamation' };
}

/** A notice tells and does not warn: "power cut on Tuesday" is no danger. */
function toNotice(shown: Pictogram | undefined): Sign {
  if (shown === undefined) return { meaning: 'information' };
  const meaning = shown.meaning === 'prohibition' ? 'prohibition' : 'information';
  return { meaning, pictogram: shown.name };
}

function findShown(text: string, language: string): Pictogram | undefined {
  const concepts = [
    ...findNouns(readText(text), language).map(({ value }) => value.noun),
    ...listCardMatters({ words: text, language, copy: { title: text } }).map(({ name }) => name),
    ...(language === 'en' ? listNames(text.toLowerCase()) : []),
  ];
  return concepts.map(findPictogram).find((found) => found !== undefined);
}

/** Whether a text forbids something: it says so, or denies what a prohibition can show ("no dogs"). */
function forbids(text: string, language: string): boolean {
  if (FORBIDS(language).test(text)) return true;
  const reading = readText(text);
  const nouns = findNouns(reading, language);
  const kept = dropNegated(reading, language, nouns);
  return nouns.some((noun) => !kept.includes(noun) && findPictogram(noun.value.noun)?.forbiddable === true);
}
