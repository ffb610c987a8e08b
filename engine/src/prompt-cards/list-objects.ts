import { subjectOf } from '../art/motif-layer.ts';
import { titleOf } from '../brief/content.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import { chooseForOccasion, findSureDrawing, listEmblems } from '../direction/illustration/list-emblems.ts';
import { nameSubject } from '../direction/illustration/name-subject.ts';
import { isOfSoftware } from '../direction/illustration/software-words.ts';
import { motifsOfOccasion } from '../direction/occasions.ts';

// What stands for anything tells nothing, and a chart of nothing is made up.
const ANYTHING = ['laptop', 'phone', 'database', 'bar-chart', 'cloud', 'gear', 'keyboard'].map(
  (name) => `subject:${name}`,
);

/**
 * The drawings that a card may show, as `subject:<name>`: those that its brief asks for, else what its title names and the ranker
 * would draw as well, or what the card names and it is sure of. A drawing of anything less certain says something that the card does not.
 */
export function listObjects(request: DesignRequest): string[] {
  const [telling = []] = listEmblems(request);
  const drawn = telling.filter((name) => subjectOf(name) !== undefined);
  if (request.illustration || request.pictured !== undefined) return drawn;
  const named = nameSubject(titleOf(request.content), request);
  if (named !== undefined && drawn.includes(named)) return [named];
  const sure = isOfSoftware(request) ? undefined : findSureDrawing(request);
  if (sure !== undefined && !ANYTHING.includes(sure) && drawn.includes(sure)) return [sure];
  const motifs = motifsOfOccasion(request).filter((name) => subjectOf(name) !== undefined);
  return motifs.length > 0
    ? chooseForOccasion(request, motifs).filter((name) => !ANYTHING.includes(name))
    : [];
}
