import { findDrawing } from '../art/drawings/drawings.ts';
import { findPictogram, type Pictogram } from '../art/signs/pictograms.ts';
import type { Sign } from '../art/signs/sign.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import { oncePerRequest } from '../brief/once-per-request.ts';
import type { Statement } from '../brief/statement.ts';
import { languageRule } from '../lexicon/language-rule.ts';
import { loadVocabulary } from '../lexicon/load-vocabulary.ts';
import { findNouns } from '../reader/find-nouns.ts';
import { listMattersOf } from '../reader/list-card-matters.ts';
import { createLexicon } from '../reader/reading/lexicon.ts';
import { readText } from '../reader/reading/reading.ts';
import { dropNegated } from '../reader/scene/mentions/find-negated.ts';
import { NEGATIONS } from '../reader/signs/sign-words.ts';
import { GARMENTS } from '../reader/vocabulary.ts';
import { listNames } from './illustration/list-named-emblems.ts';

const FORBIDS = languageRule('iu')`${'forbidding'}`;
const CLAUSE_END = /[,;:.!?()\n–—·،؛。、，！？：；]/u;
const garments = createLexicon(GARMENTS, { plurals: true });
const negations = createLexicon(NEGATIONS, { foreign: false });
const scenes = createLexicon(loadVocabulary('scenes', ({ id }) => id));

type Shown = Pick<Pictogram, 'name' | 'meaning' | 'forbiddable'>;

/**
 * Chooses the sign of a card that warns or informs. Only words that forbid make a prohibition, and only what a pictogram always
 * means is a command: a card whose meaning is not known is a warning if it is about safety, and plain information if it is not.
 */
export const chooseSign = oncePerRequest(findSign);

function findSign(request: DesignRequest): Sign | undefined {
  const { briefKind, statements, illustration = [], language } = request;
  const [hero, ...others] = statements;
  if (hero?.rank !== 'hero' || (briefKind !== 'safety' && briefKind !== 'notice')) return undefined;
  const asked = illustration.flatMap((name) => findPictogram(name.replaceAll('-', ' ')) ?? []);
  if (illustration.length > 0 && asked.length === 0) return undefined;
  const said = hero.text;
  const subtitle = others.find(({ role, rank }) => role === 'subtitle' && rank === 'rest')?.text ?? '';
  const shown = asked[0] ?? findShown(said, language) ?? findShown(subtitle, language);
  if (forbids(said, language))
    return { meaning: 'prohibition', ...(shown?.forbiddable ? { pictogram: shown.name } : {}) };
  // "Parking is not free": a sign that allows what the words deny would lie.
  if (briefKind === 'notice') return toNotice(denies(said, language) ? undefined : shown);
  const told = shown?.meaning && shown.meaning !== 'information' ? shown : findCommand(others, language);
  return told?.meaning
    ? { meaning: told.meaning, pictogram: told.name }
    : { meaning: 'warning', pictogram: 'exclamation' };
}

/** A notice tells and does not warn: "power cut on Tuesday" is no danger. */
function toNotice(shown: Shown | undefined): Sign {
  if (shown === undefined) return { meaning: 'information' };
  const meaning = shown.meaning === 'prohibition' ? 'prohibition' : 'information';
  return { meaning, pictogram: shown.name };
}

/** What the rows of a card ask for, such as a helmet: rows about safety are commands. */
const findCommand = (statements: readonly Statement[], language: string): Shown | undefined =>
  statements
    .flatMap((part) => ('sections' in part ? part.sections.flatMap(({ rows }) => rows) : []))
    .filter(({ text }) => !forbids(text, language))
    .map(({ text }) => findShown(text, language))
    .find((shown) => shown?.meaning === 'mandatory');

/** What a text names that a sign can show: a pictogram, else the outline of an animal, which one is warned of. */
function findShown(text: string, language: string): Shown | undefined {
  const reading = readText(text);
  const nouns = findNouns(reading, language).map(({ value }) => value.noun);
  const concepts = [
    ...nouns,
    ...garments.find(reading, language).map(({ value }) => value),
    ...scenes.find(reading, language).map(({ value }) => value),
    ...listMattersOf(text, language).map(({ name }) => name),
    ...(language === 'en' ? listNames(text.toLowerCase()) : []),
  ];
  const found = [...concepts.map(findPictogram), ...nouns.map(toAnimal)].filter((one) => one !== undefined);
  // "No lifeguard today", "that is not a bird": what is denied is not there to warn of or to help.
  return denies(text, language)
    ? found.find(({ meaning, forbiddable }) => forbiddable || meaning === 'mandatory')
    : found[0];
}

function toAnimal(noun: string): Shown | undefined {
  const drawing = findDrawing([noun]);
  return drawing?.presence?.being === 'animal'
    ? { name: `subject:${drawing.name}`, meaning: 'warning', forbiddable: false }
    : undefined;
}

const denies = (text: string, language: string): boolean =>
  negations.find(readText(text), language).length > 0;

/** Whether a text forbids something: it says so, or denies in a clause what a prohibition can show ("no dogs"). */
const forbids = (text: string, language: string): boolean =>
  FORBIDS(language).test(text) || text.split(CLAUSE_END).some((clause) => deniesShown(clause, language));

function deniesShown(clause: string, language: string): boolean {
  const reading = readText(clause);
  const [denial] = negations.find(reading, language);
  if (!denial) return false;
  const nouns = findNouns(reading, language);
  const kept = dropNegated(reading, language, nouns);
  const denied = nouns.filter((noun) => !kept.includes(noun));
  // "No lifeguard" is not "no swimming", which it is about.
  const shown =
    denied.length > 0
      ? (denied.map(({ value }) => findPictogram(value.noun)).find(Boolean) ??
        // "No parking in front of gates": what is denied comes before the noun.
        findShown(clause.slice(denial.end, denied[0]?.start), language))
      : findShown(clause, language);
  return shown?.forbiddable === true;
}
