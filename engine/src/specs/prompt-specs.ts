import { codeBar } from './prompts/facts/code-bar.ts';
import { codeLead } from './prompts/facts/code-lead.ts';
import { dateLine } from './prompts/facts/date-line.ts';
import { dayField } from './prompts/facts/day-field.ts';
import { factColumns } from './prompts/facts/fact-columns.ts';
import { nameCall } from './prompts/facts/name-call.ts';
import { senderBar } from './prompts/facts/sender-bar.ts';
import { stateField } from './prompts/facts/state-field.ts';
import { stateSteps } from './prompts/facts/state-steps.ts';
import { ticket } from './prompts/facts/ticket.ts';
import { countColumns } from './prompts/figures/count-columns.ts';
import { figureBar } from './prompts/figures/figure-bar.ts';
import { figureColumns } from './prompts/figures/figure-columns.ts';
import { figureField } from './prompts/figures/figure-field.ts';
import { figureFoot } from './prompts/figures/figure-foot.ts';
import { figureHead } from './prompts/figures/figure-head.ts';
import { figurePattern } from './prompts/figures/figure-pattern.ts';
import { figureRows } from './prompts/figures/figure-rows.ts';
import { figureSide } from './prompts/figures/figure-side.ts';
import { figureTall } from './prompts/figures/figure-tall.ts';
import { figureUnits } from './prompts/figures/figure-units.ts';
import { goalField } from './prompts/figures/goal-field.ts';
import { goalFigure } from './prompts/figures/goal-figure.ts';
import { goalFoot } from './prompts/figures/goal-foot.ts';
import { figureBleed } from './prompts/pictures/figure-bleed.ts';
import { figureObject } from './prompts/pictures/figure-object.ts';
import { figureStart } from './prompts/pictures/figure-start.ts';
import { objectAbove } from './prompts/pictures/object-above.ts';
import { objectBleed } from './prompts/pictures/object-bleed.ts';
import { objectSide } from './prompts/pictures/object-side.ts';
import { objectStart } from './prompts/pictures/object-start.ts';
import { sideGlyph } from './prompts/pictures/side-glyph.ts';
import { sidePattern } from './prompts/pictures/side-pattern.ts';
import { signAbove } from './prompts/pictures/sign-above.ts';
import { signField } from './prompts/pictures/sign-field.ts';
import { signSide } from './prompts/pictures/sign-side.ts';
import { dense } from './prompts/rows/dense.ts';
import { nameplateRows } from './prompts/rows/nameplate-rows.ts';
import { pollBelow } from './prompts/rows/poll-below.ts';
import { pollBeside } from './prompts/rows/poll-beside.ts';
import { pollField } from './prompts/rows/poll-field.ts';
import { rowsBelow } from './prompts/rows/rows-below.ts';
import { rowsBeside } from './prompts/rows/rows-beside.ts';
import { rowsField } from './prompts/rows/rows-field.ts';
import { rowsObject } from './prompts/rows/rows-object.ts';
import { stepsBar } from './prompts/rows/steps-bar.ts';
import { versusHalves } from './prompts/rows/versus-halves.ts';
import { framed } from './prompts/words/framed.ts';
import { headline } from './prompts/words/headline.ts';
import { nameplate } from './prompts/words/nameplate.ts';
import { quoteField } from './prompts/words/quote-field.ts';
import { quoteFramed } from './prompts/words/quote-framed.ts';
import { quoteMarks } from './prompts/words/quote-marks.ts';
import { statement } from './prompts/words/statement.ts';
import { textBelow } from './prompts/words/text-below.ts';
import { textBeside } from './prompts/words/text-beside.ts';
import { titleAlone } from './prompts/words/title-alone.ts';
import type { Spec } from './spec.ts';

/** Every composition of cards of prompts; a test fails for a file in `prompts/` that is not listed here. */
export const promptSpecs: readonly Spec[] = [
  codeBar,
  codeLead,
  dateLine,
  dayField,
  factColumns,
  nameCall,
  senderBar,
  stateField,
  stateSteps,
  ticket,
  countColumns,
  figureBar,
  figureColumns,
  figureField,
  figureFoot,
  figureHead,
  figurePattern,
  figureRows,
  figureSide,
  figureTall,
  figureUnits,
  goalField,
  goalFigure,
  goalFoot,
  figureObject,
  figureBleed,
  figureStart,
  objectAbove,
  objectBleed,
  objectStart,
  objectSide,
  sideGlyph,
  sidePattern,
  signAbove,
  signField,
  signSide,
  dense,
  nameplateRows,
  pollBelow,
  pollBeside,
  pollField,
  rowsBelow,
  rowsBeside,
  rowsField,
  rowsObject,
  stepsBar,
  versusHalves,
  framed,
  headline,
  nameplate,
  quoteField,
  quoteFramed,
  quoteMarks,
  statement,
  textBelow,
  textBeside,
  titleAlone,
];
