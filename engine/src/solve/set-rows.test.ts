import { expect, test } from 'vitest';
import type { Part } from '../parts/part.ts';
import { toLineBoxes } from '../quality/line-boxes.ts';
import { createRenderKit } from '../render/render-kit.ts';
import { toTemplateSheet } from '../sheets/template-sheet.ts';
import { factColumns } from '../specs/prompts/facts/fact-columns.ts';
import { stateSteps } from '../specs/prompts/facts/state-steps.ts';
import { figureBar } from '../specs/prompts/figures/figure-bar.ts';
import { figureFoot } from '../specs/prompts/figures/figure-foot.ts';
import { figureHead } from '../specs/prompts/figures/figure-head.ts';
import { objectSide } from '../specs/prompts/pictures/object-side.ts';
import { versusHalves } from '../specs/prompts/rows/versus-halves.ts';
import { framed } from '../specs/prompts/words/framed.ts';
import { headline } from '../specs/prompts/words/headline.ts';
import { statement } from '../specs/prompts/words/statement.ts';
import { titleAlone } from '../specs/prompts/words/title-alone.ts';
import type { Spec } from '../specs/spec.ts';
import { toCanvas } from './canvas.ts';
import type { LaidText } from './layout.ts';
import { solve } from './solve.ts';

const { typesetter, inkOf } = await createRenderKit();
const canvas = toCanvas(1200, 630);

async function layOut({ region }: Spec, parts: readonly Part[], on = canvas): Promise<LaidText[]> {
  const matter = { parts, images: new Map(), facts: new Set<string>() };
  const problem = { region, sheet: toTemplateSheet({}), matter, canvas: on, margins: on, grows: 1.6 };
  return (await solve(problem, { typesetter, inkOf })).texts;
}

/** Where the capitals of the first line begin, and where the last line stands. */
function edgesOf({ box, fitted }: LaidText): { top: number; foot: number } {
  const half = fitted.lineHeightPx / 2;
  const capital = fitted.size * 0.36;
  return { top: box.y + half - capital, foot: box.y + fitted.height - half + capital };
}

const title: Part = { role: 'title', text: 'Why we still write every single line by hand' };

test('a large title that nothing stands over keeps away from the upper edge', async () => {
  const [text] = (await layOut(titleAlone, [title])) as [LaidText];
  expect(text.fitted.size).toBeGreaterThan(90);
  expect(edgesOf(text).top).toBeGreaterThan(canvas.words.y + text.fitted.size * 0.17);
});

test('the larger a title, the farther below it stands what follows', async () => {
  const texts = await layOut(statement, [
    { role: 'title', text: 'Ship small' },
    { role: 'text', text: 'And often' },
  ]);
  const [head, more] = texts as [LaidText, LaidText];
  expect(head.fitted.size).toBeGreaterThan(170);
  expect(edgesOf(more).top - edgesOf(head).foot).toBeGreaterThan(60);
});

test('what explains is no larger than the facts that had to be smaller for their columns', async () => {
  const texts = await layOut(
    factColumns,
    [
      { role: 'title', text: 'Open studio' },
      { role: 'text', text: 'A course for adults' },
      { role: 'fact', text: 'studio.example/autumn-2026' },
      { role: 'fact', text: 'Saturday 20 June' },
    ],
    toCanvas(1080, 1920),
  );
  const sizeOf = (role: Part['role']): number =>
    Math.min(...texts.filter(({ part }) => part?.role === role).map(({ fitted }) => fitted.size));
  expect(sizeOf('text')).toBeLessThanOrEqual(sizeOf('fact'));
});

test('of steps, those without a time beside others that have one are still to come', async () => {
  const texts = await layOut(stateSteps, [
    title,
    { role: 'label', text: 'Monitoring' },
    { role: 'item', text: 'Investigating', value: '08:12' },
    { role: 'item', text: 'Monitoring', value: '09:40' },
    { role: 'item', text: 'Resolved' },
  ]);
  const colorOf = (text: string) => texts.find(({ fitted }) => fitted.text === text)?.color;
  expect(colorOf('Investigating')).toBe(toTemplateSheet({}).grounds.plain.ink);
  expect(colorOf('Resolved')).toBe(toTemplateSheet({}).grounds.plain.muted);
});

test('a code stands behind what it is called, in the letters of code alone', async () => {
  const texts = await layOut(figureBar, [
    { role: 'figure', text: '30%' },
    { role: 'code', text: 'Code: CLAY30', named: { label: 'Code', text: 'CLAY30' } },
    { role: 'fact', text: 'until Sunday' },
  ]);
  const set = texts.filter(({ part }) => part?.role === 'code');
  expect(set.map(({ fitted }) => fitted.text)).toEqual(['Code', 'CLAY30']);
  expect(set[0]?.fitted.style.family).not.toBe(set[1]?.fitted.style.family);
});

test('things beside each other stand on one line, whatever hangs below their letters', async () => {
  const texts = await layOut(versusHalves, [
    { role: 'side', text: 'Rebase' },
    { role: 'side', text: 'Merge' },
    { role: 'link', text: 'vs' },
    { role: 'text', text: 'We looked at 2,000 teams' },
  ]);
  const [first, second] = texts.filter(({ part }) => part?.role === 'side') as [LaidText, LaidText];
  expect(edgesOf(first).foot).toBeCloseTo(edgesOf(second).foot);
  expect(texts.map(({ part }) => part?.role).slice(-1)).toEqual(['text']);
});

test('where it is said of one person what they are, all have a disc of their initials, or none', async () => {
  const initialsWith = async (...people: Omit<Part, 'role'>[]) => {
    const parts = people.map((person): Part => ({ ...person, role: 'byline' }));
    const texts = await layOut(headline, [title, ...parts]);
    return texts.filter(({ role }) => role === 'decoration').map(({ fitted }) => fitted.text);
  };
  const omar = { text: 'Omar Haddad', detail: 'Felt & Co' };
  expect(await initialsWith({ text: 'Lena Brandt' }, omar)).toEqual(['LB', 'OH']);
  expect(await initialsWith({ text: '森田 葉子' }, omar)).toEqual([]);
  expect(await initialsWith({ text: 'Lena Brandt' })).toEqual([]);
});

test('what a figure means is no smaller than it is meant to be, where the figure is large all the same', async () => {
  const texts = await layOut(figureFoot, [
    { role: 'figure', text: '68%' },
    { role: 'title', text: 'of teams never read their own dashboards' },
    { role: 'note', text: 'Survey of 1,940 teams, 2026' },
    { role: 'brand', text: 'Ledgerly' },
  ]);
  const sizes = texts.map(({ fitted }) => Math.round(fitted.size));
  expect(Math.max(...sizes)).toBeGreaterThan(210);
  expect(sizes.toSorted((a, b) => a - b).slice(0, 3)).toEqual([30, 30, 60]);
});

test('a title that is huge gives some of its size to what explains it', async () => {
  const texts = await layOut(statement, [
    { role: 'title', text: 'Go!' },
    { role: 'text', text: 'An evening of type and jazz' },
    { role: 'fact', text: 'Saturday 21 November 2026, 20:00' },
  ]);
  const [head, more] = texts as [LaidText, LaidText];
  expect(head.fitted.size).toBeGreaterThan(300);
  expect(more.fitted.size).toBeGreaterThan(40);
});

test('what has no room beside other words stands below them, and is no smaller', async () => {
  const texts = await layOut(objectSide, [
    { role: 'title', text: 'Scheduled maintenance on Sunday' },
    { role: 'fact', text: '03:00 to 05:00 UTC in all regions' },
    { role: 'note', text: 'Dashboards stay readable' },
  ]);
  const [, fact, note] = texts as [LaidText, LaidText, LaidText];
  expect([fact, note].map(({ fitted }) => fitted.lines.length)).toEqual([1, 1]);
  expect(note.fitted.size).toBeGreaterThanOrEqual(28);
  expect(note.box.y).toBeGreaterThan(fact.box.y + fact.fitted.size);
});

test('facts of which some have a name stand in columns, and all values on one line', async () => {
  const facts: Part[] = [
    { role: 'fact', text: 'Utrecht', named: { label: 'Place', text: 'Utrecht' } },
    { role: 'fact', text: 'Permanent' },
  ];
  const texts = await layOut(headline, [{ role: 'title', text: 'Staff data engineer' }, ...facts]);
  const [place, contract] = facts.map(({ text }) => texts.find(({ fitted }) => fitted.text === text));
  expect(place?.box.y).toBeCloseTo(contract?.box.y ?? 0, 1);
  expect(contract?.box.x).toBeGreaterThan(400);
});

test('words keep away from the frame around them', async () => {
  const square = toCanvas(1080, 1080);
  const parts: Part[] = [
    { role: 'title', text: 'Incomprehensibilities' },
    { role: 'byline', text: 'Ruth Adeyemi' },
  ];
  const [head] = await layOut(framed, parts, square);
  expect(head?.fitted.width).toBeLessThanOrEqual(square.words.width - 80);
});

test('tails on the foot of a story stay above its controls, however large they are', async () => {
  const parts: Part[] = [
    { role: 'figure', text: '12%' },
    { role: 'text', text: 'share of all' },
    { role: 'brand', text: 'Quay' },
  ];
  const texts = await layOut(figureHead, parts, toCanvas(1080, 1920));
  expect(texts.find(({ part }) => part?.role === 'brand')?.fitted.size).toBeGreaterThan(60);
  const feet = texts.flatMap(toLineBoxes).map(({ bounds }) => bounds.y + bounds.height);
  expect(Math.max(...feet)).toBeLessThanOrEqual(1920 - 340);
});

test('what a short figure means stands beside it', async () => {
  const texts = await layOut(figureBar, [
    { role: 'figure', text: '30%' },
    { role: 'title', text: 'Winter sale' },
    { role: 'text', text: 'on all coats and boots' },
    { role: 'fact', text: 'until 31 January' },
    { role: 'brand', text: 'Nordhem' },
  ]);
  const [figure, words] = ['figure', 'title'].map((role) => texts.find(({ part }) => part?.role === role));
  expect(words?.box.x).toBeGreaterThan((figure?.box.x ?? 0) + (figure?.box.width ?? 0));
});

test('nobody is named in smaller letters than the others', async () => {
  const names = ['Aino Rask', 'Cleo Fontaine-Moss von und zu Hohenstein', 'Devraj Pillai'];
  const parts = names.map((text): Part => ({ role: 'byline', text }));
  const texts = await layOut(headline, [title, ...parts]);
  const sizes = texts.filter(({ part }) => part?.role === 'byline').map(({ fitted }) => fitted.size);
  expect(Math.min(...sizes) / Math.max(...sizes)).toBeGreaterThan(0.96);
});
