import type { Reading } from '../../reading/reading.ts';
import { countGroups } from './count-groups.ts';
import { dropPatternWords } from './drop-pattern-words.ts';
import { findCompounds } from './find-compounds.ts';
import { joinFigures } from './join-figures.ts';
import { mergeContainers } from './merge-containers.ts';
import { addWater, resolveActionObjects } from './resolve-action-objects.ts';
import { resolveCoats } from './resolve-coats.ts';
import { resolveCycling } from './resolve-cycling.ts';
import { resolveKites } from './resolve-kites.ts';
import { resolveMounts } from './resolve-mounts.ts';
import { resolveParents } from './resolve-parents.ts';
import { resolveRoofs } from './resolve-roofs.ts';
import { resolveWindows } from './resolve-windows.ts';
import { resolveYoungAnimals } from './resolve-young-animals.ts';
import type { SceneMention } from './scene-mention.ts';

/** Rewrites the mentions of a text, or returns them as they are. */
type Pass = (reading: Reading, language: string, mentions: readonly SceneMention[]) => SceneMention[];

/** What becomes of mentions that stand beside each other. A pass sees the results of those before it. */
const PASSES: readonly Pass[] = [
  // "Holzhaus": added first, so that every other pass treats compounds like any noun.
  addCompounds,
  // "A herd of sheep": the herd becomes a number and is no thing any more.
  countGroups,
  // The passes above append; those below read the mentions in the order of the text.
  sortByStart,
  // "A cup of tea" becomes one thing, so that its "of" relates nothing.
  mergeContainers,
  // "On the roof of a barn" becomes "on a barn": windows then look for houses among what is left.
  resolveRoofs,
  // "A cabin with a lit window" is seen from outside: its window is no place to be.
  resolveWindows,
  // "À pois" names no peas: nothing below may take them for a thing.
  dropPatternWords,
  // "Labrador puppy" becomes one young dog, to which a coat color can belong.
  resolveYoungAnimals,
  // "A chocolate labrador": the color must be no thing when nouns side by side are joined.
  resolveCoats,
  // "Mother elephant" becomes one figure, before a parent alone is resolved.
  joinFigures,
  // "Drachen", "drake": a kite can neither be a parent nor cycle.
  resolveKites,
  // "Ducklings following their mother": the mother is a duck.
  resolveParents,
  // "En flicka cyklar": a verb, where the figure that is settled by now stands right before it.
  resolveCycling,
  // "Ein Mädchen reitet": adds a horse, unless one has been named or found by now.
  resolveMounts,
  // Adds water only where nothing above has taken the word.
  addWater,
  // "Pouring water" asks for no water of its own: needs all actions, and the water.
  resolveActionObjects,
];

/** Resolves what mentions mean in each other's company. */
export const resolveMentions: Pass = (reading, language, mentions) =>
  PASSES.reduce<SceneMention[]>((resolved, pass) => pass(reading, language, resolved), [...mentions]);

function addCompounds(reading: Reading, language: string, mentions: readonly SceneMention[]): SceneMention[] {
  return [...mentions, ...findCompounds(reading, language, mentions)];
}

function sortByStart(
  _reading: Reading,
  _language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  return mentions.toSorted((a, b) => a.start - b.start || b.end - a.end);
}
