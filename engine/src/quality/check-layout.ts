import type { DesignRequest } from '../brief/design-request.ts';
import type { Composition } from '../composition.ts';
import { checkHierarchy } from './check-hierarchy.ts';
import { findTextFaults } from './check-texts.ts';
import { boxCorners, type LineBox, overlapDepth, toLineBoxes } from './line-boxes.ts';
import type { Finding } from './report.ts';

// Platforms round corners and crop a little; this share of the shorter side stays free of words.
const SAFE_MARGIN_SHARE = 0.03;
// Side bearings and rounding: smaller overlaps are invisible.
const TOUCH_PX = 2;

/** Returns the smallest readable font size in px: a card 1200 wide is shown about 400 wide on a phone. */
export const minimumSize = (width: number, height: number): number =>
  Math.max(9, Math.min(Math.min(width, height) * 0.026, 18));

/** Runs the checks that need no pixels: overflow, safe area, overlap, occlusion, size, words. */
export function checkLayout(
  composition: Composition,
  request: DesignRequest,
  undrawable: readonly string[] = [],
): Finding[] {
  const lines = composition.texts.filter((t) => t.role !== 'decoration').flatMap(toLineBoxes);
  return [
    ...findOverflows(lines),
    ...findUnsafe(composition, lines),
    ...findOverlaps(composition, lines),
    ...findSmall(composition),
    ...findTextFaults(composition, request, undrawable),
    ...checkHierarchy(composition, request),
  ];
}

function findOverflows(lines: readonly LineBox[]): Finding[] {
  return lines
    .filter(
      ({ placed }) =>
        placed.fitted.width > placed.box.width + 1 || placed.fitted.height > placed.box.height + 1,
    )
    .map(({ placed, text }) => ({
      check: 'overflow',
      role: placed.role,
      detail: `"${text}" needs ${size(placed.fitted)} and has ${size(placed.box)}`,
    }));
}

const size = (s: { width: number; height: number }): string =>
  `${Math.round(s.width)}x${Math.round(s.height)}`;

function findUnsafe({ width, height }: Composition, lines: readonly LineBox[]): Finding[] {
  const margin = Math.min(width, height) * SAFE_MARGIN_SHARE;
  return lines
    .filter(
      ({ bounds: b }) =>
        b.x < margin - 1 ||
        b.y < margin - 1 ||
        b.x + b.width > width - margin + 1 ||
        b.y + b.height > height - margin + 1,
    )
    .map(({ placed, text, bounds }) => ({
      check: 'safe-area',
      role: placed.role,
      detail: `"${text}" stands at ${Math.round(bounds.x)},${Math.round(bounds.y)} ${size(bounds)}`,
    }));
}

function findOverlaps({ subject }: Composition, lines: readonly LineBox[]): Finding[] {
  const findings: Finding[] = [];
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.placed === line.placed) continue;
      if (overlapDepth(line.corners, other.corners) <= TOUCH_PX) continue;
      findings.push({
        check: 'overlap',
        role: line.placed.role,
        detail: `"${line.text}" and "${other.text}"`,
      });
    }
    if (
      subject &&
      overlapDepth(line.corners, boxCorners(subject)) > Math.max(TOUCH_PX, subject.width * 0.04)
    ) {
      findings.push({
        check: 'occlusion',
        role: line.placed.role,
        detail: `"${line.text}" covers the subject`,
      });
    }
  });
  return findings;
}

function findSmall(composition: Composition): Finding[] {
  const smallest = composition.leastSize ?? minimumSize(composition.width, composition.height);
  return composition.texts
    .filter((t) => t.role !== 'decoration' && t.fitted.size < smallest - 0.5)
    .map((t) => ({
      check: 'minimum-size',
      role: t.role,
      detail: `"${t.fitted.text}" is set at ${t.fitted.size.toFixed(1)} px, ${smallest.toFixed(1)} is needed`,
    }));
}
