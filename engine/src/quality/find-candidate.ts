import type { Brief } from '../brief/brief.ts';
import type { Direction } from '../direction/direction.ts';
import { scoreOf } from '../direction/look-scores.ts';
import type { Composition } from '../layout/composition.ts';
import type { LayoutContext, Look } from '../layout/look.ts';
import { plain } from '../layout/looks/plain.ts';
import { getLook } from '../layout/looks.ts';
import type { Canvas, Pixels } from '../render/canvas.ts';
import type { Stopwatch } from '../stopwatch.ts';
import { checkContrast } from './check-contrast.ts';
import { checkLayout } from './check-layout.ts';
import { measure, toScore } from './measures.ts';
import { plateTexts, recolourTexts } from './repair-contrast.ts';
import type { Finding, QualityReport } from './report.ts';

// Three truly different designs are a choice; more cost time and are seldom better.
const PROPOSALS = 3;
// Above this a drawing costs so much that two must do. By size, not by the clock: same request, same bytes.
const LARGE_PX = 1_600_000;
/** Of time spent on one image; what is at hand by then is delivered. */
export const BUDGET_MS = 1500;

// What speaks against a card beside its measures: a calmer arrangement, mended ink, not being the favourite.
const PER_ATTEMPT = 0.05;
const PER_REPAIR = 0.08;
const PER_PROPOSAL = 0.025;

export type Candidate = { composition: Composition; art: Pixels; quality: QualityReport; look: string };

export type CandidateSearch = {
  brief: Brief;
  width: number;
  height: number;
  /** Characters that no font draws: their texts are not held to the letter. */
  undrawable: readonly string[];
  /** 0 is the best design for the prompt and seed; 1, 2 ... are siblings of that design. */
  variation: number;
  /** The art director's proposals, and siblings of each. */
  directions(proposal: number, sibling: number): Direction;
  context(direction: Direction, look: string, attempt: number): LayoutContext;
  canvas: Canvas;
  watch: Stopwatch;
  signal: AbortSignal | undefined;
};

type Choice = { proposal: number; sibling: number };
type Design = Choice & { order: number; direction: Direction; look: Look };
type LaidOut = Design & { attempt: number; composition: Composition };
type Judged = Candidate & { proposal: number; order: number; score: number };

/**
 * The best of several candidates that pass the gate. One that fails is mended first: another arrangement of its
 * look, then other ink, then a plate behind the words. Where none passes, the plain card.
 */
export async function findCandidate(search: CandidateSearch): Promise<Candidate> {
  const count = search.width * search.height > LARGE_PX ? PROPOSALS - 1 : PROPOSALS;
  const failures: string[] = [];
  const favourite = await findBest(
    Array.from({ length: count }, (_, proposal) => ({ proposal, sibling: 0 })),
    search,
    failures,
  );
  if (!favourite) return withHistory(await drawPlain(search), failures);
  if (search.variation === 0) return withHistory(favourite, failures);
  const { proposal } = favourite;
  const siblings = Array.from({ length: count }, (_, i) => ({
    proposal,
    sibling: (search.variation - 1) * PROPOSALS + i + 1,
  }));
  return withHistory((await findBest(siblings, search, failures)) ?? favourite, failures);
}

/** The best of the choices at their best arrangement; only where none passes are their calmer ones tried in turn. */
async function findBest(
  choices: readonly Choice[],
  search: CandidateSearch,
  failures: string[],
): Promise<Judged | undefined> {
  const designs = toDesigns(choices, search);
  const laidOut = await search.watch.time('layout', () =>
    Promise.all(designs.map((design) => layOut(design, 0, search))),
  );
  const judged = await judgeAll(laidOut, search, failures);
  const [best] = judged.sort((a, b) => b.score - a.score || a.order - b.order);
  if (best) return best;
  for (const design of designs) {
    for (let attempt = 1; attempt < design.look.attempts; attempt++) {
      search.signal?.throwIfAborted();
      if (search.watch.spentMs() > BUDGET_MS) return undefined;
      const calmer = await search.watch.time('layout', () => layOut(design, attempt, search));
      const [passed] = await judgeAll([calmer], search, failures);
      if (passed) return passed;
    }
  }
  return undefined;
}

/** A picture is a design of its own: no card competes with it, and another drawing of it costs too much. */
function toDesigns(choices: readonly Choice[], search: CandidateSearch): Design[] {
  const designs = choices.map((choice, order): Design => {
    const direction = search.directions(choice.proposal, choice.sibling);
    return { ...choice, order, direction, look: getLook(direction.look) };
  });
  return designs[0]?.look.name === 'scene' ? designs.slice(0, 1) : designs;
}

const layOut = async (design: Design, attempt: number, search: CandidateSearch): Promise<LaidOut> => ({
  ...design,
  attempt,
  composition: await design.look.layout(search.context(design.direction, design.look.name, attempt)),
});

/** Those that pass the gate, with their scores. Pixels are drawn for a layout that holds, no other. */
async function judgeAll(
  laidOut: readonly LaidOut[],
  search: CandidateSearch,
  failures: string[],
): Promise<Judged[]> {
  const { watch, canvas, brief, undrawable } = search;
  const fail = ({ look, attempt }: LaidOut, findings: readonly Finding[]): void => {
    failures.push(`${look.name} ${attempt}: ${[...new Set(findings.map((f) => f.check))].join(', ')}`);
  };
  const holding = await watch.time('checks', async () =>
    laidOut.filter((candidate) => {
      const findings = checkLayout(candidate.composition, brief, undrawable);
      if (findings.length > 0) fail(candidate, findings);
      return findings.length === 0;
    }),
  );
  search.signal?.throwIfAborted();
  // What is over the budget already is drawn once, to have something to show.
  const drawable = watch.spentMs() > BUDGET_MS ? holding.slice(0, 1) : holding;
  const arts = await watch.time('art', () =>
    Promise.all(drawable.map(({ composition }) => canvas.drawArt(composition))),
  );
  return watch.time('checks', async () => {
    const judged: Judged[] = [];
    for (const [index, candidate] of drawable.entries()) {
      const mended = await mendContrast(candidate.composition, arts[index] as Pixels, canvas);
      if (mended.quality.passed) judged.push(toJudged(candidate, mended, brief));
      else fail(candidate, mended.quality.findings);
    }
    return judged;
  });
}

function toJudged(
  { look, direction, attempt, order, proposal }: LaidOut,
  { reserve, ...mended }: Mended,
  brief: Brief,
): Judged {
  const measures = measure({ ...mended, brief, motif: direction.motif, reserve });
  const handicap = attempt * PER_ATTEMPT + mended.quality.repairs.length * PER_REPAIR + order * PER_PROPOSAL;
  return {
    ...mended,
    quality: { ...mended.quality, measures },
    look: look.name,
    proposal,
    order,
    score: toScore(measures) - scoreOf(look.name).par - handicap,
  };
}

function withHistory({ composition, art, quality, look }: Candidate, failures: readonly string[]): Candidate {
  return {
    composition,
    art,
    quality: { ...quality, repairs: [...failures, ...quality.repairs] },
    look,
  };
}

/** The fallback is delivered whatever the checks say of it; they still go into its report. */
async function drawPlain(search: CandidateSearch): Promise<Candidate> {
  const { watch, canvas, brief } = search;
  const direction = { ...search.directions(0, 0), look: plain.name };
  const composition = await watch.time('layout', () =>
    plain.layout(search.context(direction, plain.name, 0)),
  );
  const findings = checkLayout(composition, brief, search.undrawable);
  const art = await watch.time('art', () => canvas.drawArt(composition));
  const contrast = checkContrast(composition, art);
  const quality = toReport([...findings, ...contrast.findings], contrast.minimum, []);
  return { composition, art, quality, look: plain.name };
}

type Mended = Omit<Candidate, 'look'> & { reserve: number };

async function mendContrast(composition: Composition, art: Pixels, canvas: Canvas): Promise<Mended> {
  const first = checkContrast(composition, art);
  if (first.findings.length === 0)
    return { composition, art, quality: toReport([], first.minimum, []), reserve: first.reserve };
  const recoloured = recolourTexts(composition, art);
  const second = checkContrast(recoloured.composition, art);
  if (second.findings.length === 0) {
    const quality = toReport([], second.minimum, recoloured.repairs);
    return { composition: recoloured.composition, art, quality, reserve: second.reserve };
  }
  const plated = plateTexts(recoloured.composition, art);
  const platedArt = await canvas.drawArt(plated.composition);
  const third = checkContrast(plated.composition, platedArt);
  const quality = toReport(third.findings, third.minimum, [...recoloured.repairs, ...plated.repairs]);
  return { composition: plated.composition, art: platedArt, quality, reserve: third.reserve };
}

const toReport = (findings: Finding[], minimumContrast: number, repairs: string[]): QualityReport => ({
  passed: findings.length === 0,
  findings,
  minimumContrast,
  repairs,
});
