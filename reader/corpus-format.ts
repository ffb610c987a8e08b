import { BRIEF_KINDS } from '../engine/src/brief/brief.ts';
import { HIDDEN_MARKS, SHOWN_MARKS } from '../engine/src/reader/marks.ts';

/** One mark of a labelled prompt, in UTF-16 offsets of the prompt. */
export type Mark = { name: string; start: number; end: number };

/** A labelled prompt of the corpus; see `label-guide.md`. */
export type LabelledPrompt = {
  language: string;
  kind: string;
  /** Undefined when the prompt names none. */
  format: string | undefined;
  /** Empty when any drawn object would be wrong. */
  suits: string[];
  prompt: string;
  marks: Mark[];
};

export const FORMATS = [
  'landscape',
  'square',
  'portrait',
  'story',
  'banner',
  'a3',
  'a4',
  'a5',
  'a6',
  'letter',
  'poster',
  'flyer',
  'cover',
  'album-cover',
  'book-cover',
  'podcast-cover',
  'carousel',
  'reel-cover',
  'thumbnail',
  'pin',
  'profile-header',
  'email-header',
  'business-card',
  'ticket',
  'badge',
  'link-preview',
] as const;

const MARK_NAMES: ReadonlySet<string> = new Set([...SHOWN_MARKS, ...HIDDEN_MARKS]);

/** Whether words with this mark are set on the card. */
export const isShown = (name: string): boolean => SHOWN_MARKS.has(name);

/** A prompt of which only the kind is told: `language | kind | prompt`. Much quicker to write than one with marks. */
export type KindPrompt = Pick<LabelledPrompt, 'language' | 'kind' | 'prompt'>;

/** Parses a corpus file. Throws for the first wrong line, naming its number and what would be right. */
export const parseCorpus = (text: string): LabelledPrompt[] => parseLines(text, parseLine);

/** Parses a file of kinds. Throws as `parseCorpus` does. */
export const parseKinds = (text: string): KindPrompt[] => parseLines(text, parseKindLine);

/** A card of which only what would suit it is told: `language | suits | text`, without request or wishes. */
export type SuitedCard = Pick<LabelledPrompt, 'language' | 'suits'> & { text: string };

/** Parses a file of cards with what suits them. Throws as `parseCorpus` does. */
export const parseSuits = (text: string): SuitedCard[] => parseLines(text, parseSuitsLine);

function parseLines<T>(text: string, parse: (line: string) => T): T[] {
  return text.split('\n').flatMap((line, at) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    try {
      return [parse(line)];
    } catch (error) {
      throw new Error(`line ${at + 1}: ${(error as Error).message}\n  ${line.slice(0, 160)}`);
    }
  });
}

function checkLanguage(language: string): void {
  if (!/^[a-z]{2,3}$/.test(language))
    throw new Error(`the language is a code such as "en", not "${language}"`);
}

function checkHead(language: string, kind: string): void {
  checkLanguage(language);
  if (!(BRIEF_KINDS as readonly string[]).includes(kind)) throw new Error(`unknown kind "${kind}"`);
}

function parseKindLine(line: string): KindPrompt {
  const [language = '', kind = '', ...words] = line.split(' | ');
  checkHead(language, kind);
  const prompt = words.join(' | ').replaceAll('⏎', '\n').trim();
  if (prompt === '') throw new Error('the prompt is empty');
  return { language, kind, prompt };
}

function parseSuitsLine(line: string): SuitedCard {
  const [language = '', suits = '', ...words] = line.split(' | ');
  checkLanguage(language);
  const text = words.join(' | ').replaceAll('⏎', '\n').trim();
  if (text === '') throw new Error('the card says nothing');
  return { language, suits: parseNouns(suits), text };
}

/** The nouns of the column `suits`; empty for "none". */
function parseNouns(suits: string): string[] {
  if (suits === '') throw new Error('the column "suits" lists nouns or says "none"');
  const nouns = suits.split(',').map((noun) => noun.trim());
  return suits === 'none' ? [] : nouns.filter(Boolean);
}

function parseLine(line: string): LabelledPrompt {
  const columns = line.split(' | ');
  const [language = '', kind = '', format = '', suits = ''] = columns;
  const marked = columns.slice(4).join(' | ');
  checkHead(language, kind);
  if (format !== '-' && !(FORMATS as readonly string[]).includes(format) && !/^\d+x\d+$/.test(format))
    throw new Error(`unknown format "${format}"`);
  if (marked.trim() === '') throw new Error('the prompt is empty');
  const { prompt, marks } = parseMarks(marked);
  if (marks.filter(({ name }) => name === 'title').length > 1)
    throw new Error('a prompt has one title at most');
  if (kind !== 'picture' && !marks.some(({ name }) => isShown(name)))
    throw new Error('nothing is set; is it of kind "picture"?');
  if (kind === 'picture' && !marks.some(({ name }) => name === 'picture'))
    throw new Error('kind "picture" needs a mark "picture"');
  return {
    language,
    kind,
    format: format === '-' ? undefined : format,
    suits: parseNouns(suits),
    prompt,
    marks,
  };
}

const OPENING: Record<string, string> = { '[': ']', '{': '}' };

function parseMarks(marked: string): { prompt: string; marks: Mark[] } {
  let prompt = '';
  const marks: Mark[] = [];
  let open: { mark: Mark; close: string } | undefined;
  for (let at = 0; at < marked.length; at++) {
    const character = marked[at] as string;
    if (character === '\\' && /[[\]{}|\\]/.test(marked[at + 1] ?? '')) {
      prompt += marked[++at];
    } else if (character === '⏎') {
      prompt += '\n';
    } else if (OPENING[character]) {
      if (open) throw new Error(`a mark opens inside "${open.mark.name}"`);
      const name = /^[a-z]+(?=:)/.exec(marked.slice(at + 1))?.[0] ?? '';
      if (!MARK_NAMES.has(name)) throw new Error(`unknown mark "${marked.slice(at, at + 14)}"`);
      if (isShown(name) !== (character === '['))
        throw new Error(`"${name}" takes ${isShown(name) ? '[ ]' : '{ }'}`);
      open = {
        mark: { name, start: prompt.length, end: prompt.length },
        close: OPENING[character] as string,
      };
      at += name.length + 1;
    } else if (character === ']' || character === '}') {
      if (!open || open.close !== character) throw new Error(`"${character}" closes nothing`);
      marks.push(trimMark({ ...open.mark, end: prompt.length }, prompt));
      open = undefined;
    } else {
      prompt += character;
    }
  }
  if (open) throw new Error(`the mark "${open.mark.name}" is not closed`);
  return { prompt, marks };
}

function trimMark(mark: Mark, prompt: string): Mark {
  const words = prompt.slice(mark.start, mark.end);
  if (words.trim() === '') throw new Error(`the mark "${mark.name}" is empty`);
  return {
    name: mark.name,
    start: mark.start + (words.length - words.trimStart().length),
    end: mark.end - (words.length - words.trimEnd().length),
  };
}
