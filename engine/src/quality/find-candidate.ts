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
import { plateTexts, recolourTexts } from './repair-contrast.ts';
import type { Finding, QualityReport } from './report.ts';

// A look whose every arrangement fails is rare; three looks on, the plain card is the better use of the time.
const LOOKS_TRIED = 3;

export type Candidate = { composition: Composition; art: Pixels; quality: QualityReport; look: string };

export type CandidateSearch = {
  brief: Brief;
  /** Characters that no font draws: their texts are not held to the letter. */
  undrawable: readonly string[];
  /** The art director's choice; another variant, another choice. */
  directions(variant: number): Direction;
  context(direction: Direction, look: string, attempt: number): LayoutContext;
  canvas: Canvas;
  watch: Stopwatch;
  signal: AbortSignal | undefined;
};

/**
 * The first candidate that passes the gate: another arrangement of the look, then other ink, then a plate behind
 * the words, then another look, and at last the plain card.
 */
export async function findCandidate(search: CandidateSearch): Promise<Candidate> {
  const failures: string[] = [];
  for (let variant = 0; variant < LOOKS_TRIED; variant++) {
    const direction = search.directions(variant);
    const look = getLook(direction.look);
    for (let attempt = 0; attempt < look.attempts; attempt++) {
      search.signal?.throwIfAborted();
      const outcome = await tryLook(look, direction, attempt, search);
      if ('composition' in outcome) return withHistory(outcome, failures);
      failures.push(`${look.name} ${attempt}: ${[...new Set(outcome.map((f) => f.check))].join(', ')}`);
    }
  }
  return withHistory(await drawPlain(search), failures);
}

const withHistory = (candidate: Candidate, failures: readonly string[]): Candidate => ({
  ...candidate,
  quality: { ...candidate.quality, repairs: [...failures, ...candidate.quality.repairs] },
});

/** A candidate that passes, or what is wrong with it. Pixels are drawn for a layout that holds, no other. */
async function tryLook(
  look: Look,
  direction: Direction,
  attempt: number,
  search: CandidateSearch,
): Promise<Candidate | Finding[]> {
  const { watch, canvas, brief } = search;
  const composition = await watch.time('layout', () =>
    look.layout(search.context(direction, look.name, attempt)),
  );
  const findings = await watch.time('checks', async () => checkLayout(composition, brief, search.undrawable));
  if (findings.length > 0) return findings;
  const art = await watch.time('art', () => canvas.drawArt(composition));
  const candidate = await watch.time('checks', () => mendContrast(composition, art, canvas));
  return candidate.quality.passed ? { ...candidate, look: look.name } : candidate.quality.findings;
}

/** The fallback is delivered whatever the checks say of it; they still go into its report. */
async function drawPlain(search: CandidateSearch): Promise<Candidate> {
  const { watch, canvas, brief } = search;
  const direction = { ...search.directions(0), look: plain.name };
  const composition = await watch.time('layout', () =>
    plain.layout(search.context(direction, plain.name, 0)),
  );
  const findings = checkLayout(composition, brief, search.undrawable);
  const art = await watch.time('art', () => canvas.drawArt(composition));
  const contrast = checkContrast(composition, art);
  const quality = toReport([...findings, ...contrast.findings], contrast.minimum, []);
  return { composition, art, quality, look: plain.name };
}

async function mendContrast(
  composition: Composition,
  art: Pixels,
  canvas: Canvas,
): Promise<Omit<Candidate, 'look'>> {
  const first = checkContrast(composition, art);
  if (first.findings.length === 0) return { composition, art, quality: toReport([], first.minimum, []) };
  const recoloured = recolourTexts(composition, art);
  const second = checkContrast(recoloured.composition, art);
  if (second.findings.length === 0) {
    return {
      composition: recoloured.composition,
      art,
      quality: toReport([], second.minimum, recoloured.repairs),
    };
  }
  const plated = plateTexts(recoloured.composition, art);
  const platedArt = await canvas.drawArt(plated.composition);
  const third = checkContrast(plated.composition, platedArt);
  const repairs = [...recoloured.repairs, ...plated.repairs];
  return {
    composition: plated.composition,
    art: platedArt,
    quality: toReport(third.findings, third.minimum, repairs),
  };
}

const toReport = (findings: Finding[], minimumContrast: number, repairs: string[]): QualityReport => ({
  passed: findings.length === 0,
  findings,
  minimumContrast,
  repairs,
});
