import type { Brief, BriefBlock, BriefColor, BriefRole } from '../brief/brief.ts';
import {
  AVOIDED_HUES,
  type AvoidedHue,
  type DesignRequest,
  type LayoutWish,
  MOODS,
  type Mood,
  OCCASIONS,
  type Occasion,
  STYLES,
} from '../brief/design-request.ts';
import { toPresentName } from '../brief/former-names.ts';
import type { SceneAsk } from '../brief/scene-ask.ts';
import type { Manner } from '../brief/setting.ts';
import { textsOf, titleOf } from '../brief/statement.ts';
import { tonesOf, withKin } from '../lexicon/tones.ts';
import { REPEAT_WORDS } from '../lexicon/word-lists.ts';
import { colorWords, findNamedColors, isNeutral } from '../reader/colors.ts';
import { findNouns, rankSubjects } from '../reader/find-nouns.ts';
import { findOccasion } from '../reader/find-occasion.ts';
import { findShapes } from '../reader/find-shapes.ts';
import { findTopics } from '../reader/find-topics.ts';
import { detectLanguage } from '../reader/reading/language.ts';
import { createLexicon } from '../reader/reading/lexicon.ts';
import { readText } from '../reader/reading/reading.ts';
import { withinBudget } from '../reader/reading/work-budget.ts';
import { dropNegated } from '../reader/scene/mentions/find-negated.ts';
import { readPicture } from '../reader/scene/read-picture.ts';
import { findSigns } from '../reader/signs/find-signs.ts';
import { DESIGNED_AS, OCCASION_OF } from './kinds.ts';
import { toStatements } from './to-statements.ts';

// Roles whose words say what a card is about; names of people and places seldom do.
const SPEAKING: ReadonlySet<BriefBlock['role']> = new Set(['date', 'time', 'contact', 'code', 'rating']);
// What a card tells besides its title.
const TELLING: readonly BriefRole[] = ['subtitle', 'body', 'quote', 'item', 'option'];
// Characters, and units of `countWork`, as for a prompt.
const MOST_READ = 4000;
const BUDGET = 2_000_000;
const NAMED_LAYOUTS: readonly string[] = ['left', 'right', 'top', 'bottom', 'center'] satisfies LayoutWish[];

/** Derives what direction and layout need from a brief and nothing else: what it says, what it is about, how it shall look. Accepts every valid brief. */
export function understand(brief: Brief): DesignRequest {
  const said = toStatements(brief);
  const told = brief.blocks.filter(({ role }) => !SPEAKING.has(role)).map(wordsOf);
  const words = [...told, brief.picture?.text ?? ''].filter(Boolean).join('\n').slice(0, MOST_READ);
  const [primary = 'und'] = brief.language.split('-');
  const language = primary === 'und' ? detectLanguage(words) : primary;
  const kind = brief.kind === 'picture' && !brief.picture ? 'plain' : DESIGNED_AS[brief.kind];
  const moods = withKin(brief.style.filter(isMood));
  const avoids = brief.style.filter(isAvoidedHue);
  const title = [titleOf(said), textsOf(said, TELLING)].join('\n');
  const matter = withinBudget(
    BUDGET,
    () => readMatter(brief, { words, title, language }),
    (): Matter => ({ topics: [], subjects: [] }),
  );
  const occasion = brief.style.find(isOccasion) ?? matter.occasion ?? OCCASION_OF[brief.kind];
  return {
    words,
    language,
    kind,
    ...said,
    ...(brief.picture ? { pictured: brief.picture.text } : {}),
    ...matter,
    moods: moods.length === 0 && brief.layout.includes('large-title') ? ['bold'] : moods,
    ...toStyles(moods),
    ...toColors(brief.colors.length === 0 && matter.illustration ? withColorsOf(brief, language) : brief),
    ...(avoids.length > 0 ? { avoids } : {}),
    ...(brief.scheme ? { scheme: brief.scheme } : {}),
    ...(occasion ? { occasion } : {}),
    ...toLayout(brief),
    ...(brief.look ? { look: brief.look } : {}),
    ...(brief.illustration === null ? {} : { illustration: toNames(brief.illustration) }),
    found: new Map(),
  };
}

type Matter = Pick<DesignRequest, 'named' | 'occasion' | 'topics' | 'subjects' | 'scene' | 'illustration'>;

/** Reads what the texts are about, and the described picture. */
function readMatter(
  brief: Brief,
  { words, title, language }: { words: string; title: string; language: string },
): Matter {
  const reading = readText(words);
  const named = findNamedColors(title.slice(0, MOST_READ), language);
  const occasion = findOccasion(reading, language);
  const text = brief.picture?.text ?? '';
  const shapes = brief.illustration === null ? readShapes(text, brief, language) : [];
  return {
    ...(named.length > 0 ? { named } : {}),
    ...(occasion ? { occasion } : {}),
    topics: findTopics(reading, language),
    subjects: rankSubjects(dropNegated(reading, language, findNouns(reading, language))),
    ...(shapes.length > 0
      ? { illustration: shapes }
      : brief.picture
        ? { scene: toScene(text, title, brief, language) }
        : {}),
  };
}

// What a picture may be made of that is said to be abstract.
const ABSTRACT = ['waves', 'pebbles', 'rings', 'layers'] as const;
const GRADIENT = ['blend'] as const;
// It says how others are strewn.
const STREWN = 'confetti';
// Characters between a shape and the word for a pattern: "pattern of triangles".
const NEAR_PATTERN = 4;
const repeatWords = createLexicon(REPEAT_WORDS, { foreign: false });

/** The patterns of the shapes that a picture is of, where it is of nothing else: "diagonal stripes", and no "striped cat", nor stars over a lake. */
function readShapes(text: string, brief: Brief, language: string): readonly string[] {
  const reading = readText(text);
  const found = findShapes(reading, language);
  if (found.length === 0) return [];
  const names = new Set(found.map(({ value }) => value));
  const isAbstract = names.delete('abstract');
  const [first] = [...names].toSorted((a, b) => Number(a === STREWN) - Number(b === STREWN));
  const others = found.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  const { things, place, time, weather, sights, repeats } = toScene(others, '', brief, language);
  // "Terrazzo pattern, chips in rust": what is said besides is of the pattern.
  const isPattern = repeatWords
    .find(reading, language)
    .some((word) =>
      found.some(({ start, end }) => start - word.end <= NEAR_PATTERN && word.start - end <= NEAR_PATTERN),
    );
  const isScene = things.length > 0 || place || time || weather || sights.length > 0;
  if (isScene && !(first && (isAbstract || (isPattern && !repeats?.length)))) return [];
  if (first) return [first];
  return brief.style.includes('gradient') ? GRADIENT : ABSTRACT;
}

const isMood = (name: string): name is Mood => (MOODS as readonly string[]).includes(name);
const isAvoidedHue = (name: string): name is AvoidedHue => (AVOIDED_HUES as readonly string[]).includes(name);
const isOccasion = (name: string): name is Occasion => (OCCASIONS as readonly string[]).includes(name);

const wordsOf = ({ text, detail, label }: BriefBlock): string =>
  [label, text, detail].filter(Boolean).join(', ');

const toNames = (names: string | readonly string[]): readonly string[] =>
  names === 'none' ? [] : (typeof names === 'string' ? [names] : names).map(toPresentName);

function toStyles(moods: readonly Mood[]): Pick<DesignRequest, 'styles'> {
  const styles = moods.flatMap((mood) =>
    mood === 'handmade' || isStyle(mood) ? [{ style: mood, words: mood }] : [],
  );
  return styles.length > 0 ? { styles } : {};
}

const isStyle = (mood: Mood): mood is (typeof STYLES)[number] => (STYLES as readonly Mood[]).includes(mood);

/** Colors by their use; neutral letters and backgrounds are no colors of the card. */
function toColors({
  colors,
}: Pick<Brief, 'colors'>): Pick<DesignRequest, 'colors' | 'accents' | 'ground' | 'ink' | 'colorWords'> {
  const ground = colors.find(({ use }) => use === 'ground')?.value;
  const ink = colors.find(({ use }) => use === 'ink')?.value;
  const rank = ({ use }: BriefColor): number => (use === 'accent' ? 0 : 1);
  const hues = colors
    .filter(({ value, use }) => !((use === 'ink' || use === 'ground') && isNeutral(value)))
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ value }) => value);
  const accents = colors.flatMap(({ value, use }) => (use === 'accent' ? [value] : []));
  return {
    colors: [...new Set(hues)],
    ...(accents.length > 0 ? { accents } : {}),
    ...(colors.length > 0
      ? { colorWords: Object.fromEntries(colors.map(({ value }) => [value, value])) }
      : {}),
    ...(ground ? { ground } : {}),
    ...(ink ? { ink } : {}),
  };
}

/** The colors of shapes are those of the card, where it has no others. */
const withColorsOf = ({ picture }: Brief, language: string): Pick<Brief, 'colors'> => ({
  colors: colorWords
    .find(readText(picture?.text ?? ''), language)
    .map(({ value }) => ({ value, use: 'any' as const })),
});

function toLayout({ layout }: Pick<Brief, 'layout'>): Pick<DesignRequest, 'layout' | 'bare'> {
  const asked = layout.flatMap((wish) => (isPosition(wish) ? [{ wish, words: wish }] : []));
  return {
    ...(asked.length > 0 ? { layout: asked } : {}),
    ...(layout.includes('no-added-text') ? { bare: true as const } : {}),
  };
}

const isPosition = (wish: string): wish is LayoutWish => NAMED_LAYOUTS.includes(wish);

/** Reads the described picture; several colors of the brief are those of the picture, where its words name none, and so are its moods. */
function toScene(text: string, title: string, { colors, style }: Brief, language: string): SceneAsk {
  const reading = readText(text);
  const scene = readPicture(reading, reading, title, language, findSigns(reading, language));
  const own = colorWords.find(reading, language).map(({ value }) => value);
  const hues = colors.flatMap(({ value, use }) => (use === 'any' && !own.includes(value) ? [value] : []));
  const tones = tonesOf(style);
  const toned = tones.find((tone) => tone.manner)?.manner;
  const named = scene.tone ?? (hues.length < 2 ? undefined : { hues });
  const manner = named?.manner ?? (named?.hues.length ? undefined : toned);
  const avoids = tones.flatMap(({ limits }) => limits.avoids);
  if (!named && !manner && avoids.length === 0) return scene;
  const tone = { hues: [], ...named, ...(manner && { manner: manner as Manner }) };
  return { ...scene, tone: avoids.length > 0 ? { ...tone, avoids } : tone };
}
