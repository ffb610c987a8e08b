import type { Reading } from '../../reading/reading.ts';
import { countGroups } from './count-groups.ts';
import { dropPatternWords } from './drop-pattern-words.ts';
import { findCompounds } from './find-compounds.ts';
import { joinFigures } from './join-figures.ts';
import { mergeContainers } from './merge-containers.ts';
import { addWater, resolveActionObjects } from './resolve-action-objects.ts';
import { resolveCoats } from './resolve-coats.ts';
import { resolveMounts } from './resolve-mounts.ts';
import { resolveNamesakes } from './resolve-namesakes.ts';
import { resolveParents } from './resolve-parents.ts';
import { resolveRoofs } from './resolve-roofs.ts';
import { resolveVerbs } from './resolve-verbs.ts';
import { resolveWindows } from './resolve-windows.ts';
import { resolveYoungAnimals } from './resolve-young-animals.ts';
import type { SceneMention } from './scene-mention.ts';

/** What becomes of mentions that stand beside each other; `example` is what would be read wrong without it. */
export type Pass = {
  name: string;
  example: readonly [language: string, text: string];
  resolve(reading: Reading, language: string, mentions: readonly SceneMention[]): SceneMention[];
};

/** A pass sees the results of those before it. */
export const PASSES: readonly Pass[] = [
  // Added first, so that every other pass treats compounds like any noun.
  { name: 'compounds', example: ['de', 'ein Schlossturm im Dorf'], resolve: addCompounds },
  // The herd becomes a number and is no thing any more.
  { name: 'groups', example: ['en', 'a wolf pack in the snow'], resolve: countGroups },
  // The passes above append; those below read the mentions in the order of the text.
  { name: 'order', example: ['en', 'a cabin in a dark forest with one lit window'], resolve: sortByStart },
  // One thing, so that its "of" relates nothing.
  { name: 'containers', example: ['en', 'a plate of pancakes on a table'], resolve: mergeContainers },
  // On a barn: windows then look for houses among what is left.
  { name: 'roofs', example: ['en', 'a cat on the roof of a barn'], resolve: resolveRoofs },
  // Seen from outside: its window is no place to be.
  { name: 'windows', example: ['en', 'a cabin with a lit window'], resolve: resolveWindows },
  // No peas: nothing below may take them for a thing.
  { name: 'patterns', example: ['fr', 'une tasse à petits pois'], resolve: dropPatternWords },
  // One young dog, to which a coat color can belong.
  { name: 'young', example: ['en', 'a labrador puppy in a park'], resolve: resolveYoungAnimals },
  // The color must be no thing when nouns side by side are joined.
  { name: 'coats', example: ['en', 'a chocolate labrador in a park'], resolve: resolveCoats },
  // One figure, before a parent alone is resolved.
  { name: 'figures', example: ['en', 'a mother elephant at a lake'], resolve: joinFigures },
  // A kite can neither be a parent nor do anything.
  {
    name: 'namesakes',
    example: ['de', 'Kinder lassen am Strand Drachen steigen'],
    resolve: resolveNamesakes,
  },
  // The mother is a duck.
  { name: 'parents', example: ['en', 'ducklings following their mother'], resolve: resolveParents },
  // A verb, where the figure that is settled by now stands right before it.
  { name: 'verbs', example: ['sv', 'en flicka cyklar'], resolve: resolveVerbs },
  // Adds a horse, unless one has been named or found by now.
  { name: 'mounts', example: ['de', 'ein Mädchen reitet am Strand'], resolve: resolveMounts },
  // Only where nothing above has taken the word.
  { name: 'water', example: ['en', 'a kingfisher on a branch above the water'], resolve: addWater },
  // What an action is done to asks for nothing of its own: needs all actions, and the water.
  {
    name: 'objects',
    example: ['en', 'an elephant drinking water at the river'],
    resolve: resolveActionObjects,
  },
];

/** Resolves what mentions mean in each other's company. */
export const resolveMentions = (
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
  passes = PASSES,
): SceneMention[] =>
  passes.reduce<SceneMention[]>(
    (resolved, { resolve }) => resolve(reading, language, resolved),
    [...mentions],
  );

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
