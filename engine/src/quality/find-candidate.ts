import type { Brief } from '../brief/brief.ts';
import type { Direction } from '../direction/direction.ts';
import type { Composition } from '../layout/composition.ts';
import type { LayoutContext, Look } from '../layout/look.ts';
import { plain } from '../layout/looks/plain.ts';
import { getLook } from '../layout/looks.ts';
import type { Canvas, Pixels } from '../render/canvas.ts';
import type { Stopwatch } from '../stopwatch.ts';
import { checkContrast } from './check-contrast.ts';
import { checkLayout } from './check-layout.ts';
import { drawInTime } from './draw-in-time.ts';
import { measure } from './measures.ts';
import { type Design, rankDesigns, TRIAL } from './rank-designs.ts';
import { plateTexts, recolourTexts } from './repair-contrast.ts';
import type { Finding, QualityReport } from './report.ts';

// Three truly different designs are a choice; more cost time and are seldom better.
const PROPOSALS = 3;
// Far beyond any number of variations, and even: an alternative of a turned sibling is turned too.
const ALTERNATIVES = 1_000_000;
/** Of an image's 2 s of work; what is not found by then is the plain card, which takes a tenth of the rest. */
export const SEARCH_MS = 1400;

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
  context(placing: {
    direction: Direction;
    look: string;
    attempt: number;
    width: number;
    height: number;
  }): LayoutContext;
  canvas: Canvas;
  watch: Stopwatch;
  signal: AbortSignal | undefined;
};

/**
 * The best design that passes the gate. One that fails is mended: other ink, then a plate behind the words; then the
 * next design is tried, then calmer arrangements of each, and at last the plain card.
 */
export async function findCandidate(search: CandidateSearch): Promise<Candidate> {
  const failures: string[] = [];
  const designs = await chooseDesigns(search);
  const most = Math.max(0, ...designs.map(({ look }) => look.attempts));
  for (let attempt = 0; attempt < most; attempt++) {
    for (const design of designs.filter(({ look }) => attempt < look.attempts)) {
      search.signal?.throwIfAborted();
      if (search.watch.spentMs() > SEARCH_MS) return withHistory(await drawPlain(search), failures);
      const outcome = await tryDesign(design, attempt, search);
      if ('composition' in outcome) return withHistory(outcome, failures);
      failures.push(
        `${design.look.name} ${attempt}: ${[...new Set(outcome.map((f) => f.check))].join(', ')}`,
      );
    }
  }
  return withHistory(await drawPlain(search), failures);
}

/** The proposals, best first; for a variation the siblings of the best. */
async function chooseDesigns(search: CandidateSearch): Promise<Design[]> {
  const { directions, variation, watch, signal } = search;
  signal?.throwIfAborted();
  if (watch.spentMs() > SEARCH_MS) return [];
  const toDesign = (proposal: number, sibling: number): Design => {
    const direction = directions(proposal, sibling);
    return { proposal, direction, look: getLook(direction.look) };
  };
  const numbers = Array.from({ length: PROPOSALS }, (_, index) => index);
  const proposals = await rank(
    numbers.map((proposal) => toDesign(proposal, 0)),
    search,
  );
  const [best] = proposals;
  if (variation === 0 || !best) return proposals;
  const siblings = numbers.map((n) => toDesign(best.proposal, variation + n * ALTERNATIVES));
  return rank(siblings, search);
}

const rank = async (designs: readonly Design[], search: CandidateSearch): Promise<Design[]> =>
  // No card competes with a picture, and a second drawing of one costs too much.
  designs[0]?.look.name === 'scene'
    ? [...designs]
    : rankDesigns(designs, { ...search, layOut: (design) => layOut(design, 0, search, TRIAL) });

const layOut = (
  { look, direction }: Pick<Design, 'look' | 'direction'>,
  attempt: number,
  { context }: CandidateSearch,
  { width, height }: { width: number; height: number },
): Promise<Composition> => look.layout(context({ direction, look: look.name, attempt, width, height }));

const withHistory = (candidate: Candidate, failures: readonly string[]): Candidate => ({
  ...candidate,
  quality: { ...candidate.quality, repairs: [...failures, ...candidate.quality.repairs] },
});

/** A candidate that passes, or what is wrong with it. Pixels are drawn for a layout that holds, no other. */
async function tryDesign(
  design: Design,
  attempt: number,
  search: CandidateSearch,
): Promise<Candidate | Finding[]> {
  const { watch, canvas, brief } = search;
  const composition = await watch.time('layout', () => layOut(design, attempt, search, search));
  const findings = await watch.time('checks', async () => checkLayout(composition, brief, search.undrawable));
  if (findings.length > 0) return findings;
  const art = await watch.time('art', () => drawInTime(composition, search, SEARCH_MS));
  if (!art) return [{ check: 'time', detail: `the drawing took more than ${SEARCH_MS} ms` }];
  return watch.time('checks', async () => {
    const { reserve, ...mended } = await mendContrast(composition, art, canvas);
    if (!mended.quality.passed) return mended.quality.findings;
    const measures = measure({ ...mended, brief, motif: design.direction.motif, reserve });
    return { ...mended, quality: { ...mended.quality, measures }, look: design.look.name };
  });
}

/** The fallback is delivered whatever the checks say of it; they still go into its report. */
async function drawPlain(search: CandidateSearch): Promise<Candidate> {
  const { watch, canvas, brief } = search;
  const direction = { ...search.directions(0, 0), look: plain.name };
  const look: Look = plain;
  const composition = await watch.time('layout', () => layOut({ look, direction }, 0, search, search));
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
