import { findDrawing } from '../art/drawings/drawings.ts';
import { illustrationOf } from '../art/illustrations.ts';
import type { BriefKind } from '../brief/brief.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import type { RelationKind } from '../brief/scene-ask.ts';
import { titleOf } from '../brief/statement.ts';
import { findAskedDrawing } from '../direction/illustration/find-asked-drawing.ts';
import {
  chooseForOccasion,
  findSureDrawing,
  listEmblems,
  listSold,
} from '../direction/illustration/list-emblems.ts';
import { nameSubject } from '../direction/illustration/name-subject.ts';
import { isOfSoftware } from '../direction/illustration/software-words.ts';
import { drawingsOfOccasion } from '../direction/occasions.ts';
import { GROUP, isGroup, listThings } from './group-things.ts';

// What stands for anything tells nothing, and a chart of nothing is made up.
const ANYTHING = ['laptop', 'phone', 'database', 'bar-chart', 'cloud', 'gear', 'keyboard'].map(
  (name) => `subject:${name}`,
);

/**
 * The drawings that a card may show, as `subject:<name>`: those that its brief asks for, else the product that it sells, what its title
 * names and the ranker would draw as well, or what the card names and it is sure of. A drawing of anything less certain says something that the card does not.
 */
export function listObjects(request: DesignRequest): string[] {
  const [telling = []] = listEmblems(request);
  const drawn = telling.filter((name) => illustrationOf(name) !== undefined);
  if (request.illustration) return drawn;
  if (request.pictured !== undefined) {
    const asked = findAskedDrawing(request);
    if (asked?.isCompound !== true && isGroup(listThings(request))) return [GROUP];
    const stands = listStands(request);
    return (asked ? [asked.name] : drawn).filter((name) => !stands.includes(name));
  }
  // What somebody says is no thing that is shown: "we closed our books".
  if (SPEECH.includes(request.briefKind)) return [];
  const sold = listSold(request).filter((name) => drawn.includes(name));
  if (sold.length > 0) return sold;
  const named = nameSubject(titleOf(request), request);
  if (named !== undefined && drawn.includes(named)) return [named];
  const sure = isOfSoftware(request) ? undefined : findSureDrawing(request);
  if (sure !== undefined && !ANYTHING.includes(sure) && drawn.includes(sure)) return [sure];
  // Beside rows, the pumpkin of an autumn fills a card and says nothing.
  const brought = request.statements.some((part) => 'sections' in part) ? [] : drawingsOfOccasion(request);
  return brought.length > 0
    ? chooseForOccasion(request, brought).filter((name) => !ANYTHING.includes(name))
    : [];
}

// Kinds of cards that somebody speaks on.
const SPEECH: readonly BriefKind[] = ['quote', 'testimonial'];

/** What something without a drawing stands on, as `subject:<name>`: shelves say nothing of jars. */
function listStands({ scene }: DesignRequest): string[] {
  if (!scene || scene.strangers.length === 0) return [];
  const stands = scene.relations.flatMap((relation) =>
    'to' in relation && ON.includes(relation.kind) ? [scene.things[relation.to]?.noun ?? ''] : [],
  );
  return stands.flatMap((noun) => findDrawing([noun]) ?? []).map(({ name }) => `subject:${name}`);
}
const ON: readonly RelationKind[] = ['on', 'in', 'under', 'beside'];
