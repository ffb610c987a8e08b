import { bow } from './prompts/bow.ts';
import { dateLine } from './prompts/date-line.ts';
import { dayField } from './prompts/day-field.ts';
import { factColumns } from './prompts/fact-columns.ts';
import { figureBar } from './prompts/figure-bar.ts';
import { figureBow } from './prompts/figure-bow.ts';
import { figureColumns } from './prompts/figure-columns.ts';
import { figureField } from './prompts/figure-field.ts';
import { figureFoot } from './prompts/figure-foot.ts';
import { figureHead } from './prompts/figure-head.ts';
import { figureSide } from './prompts/figure-side.ts';
import { figureTall } from './prompts/figure-tall.ts';
import { figureUnits } from './prompts/figure-units.ts';
import { footBar } from './prompts/foot-bar.ts';
import { framed } from './prompts/framed.ts';
import { headline } from './prompts/headline.ts';
import { nameplate } from './prompts/nameplate.ts';
import { objectAbove } from './prompts/object-above.ts';
import { objectBleed } from './prompts/object-bleed.ts';
import { objectSide } from './prompts/object-side.ts';
import { quoteField } from './prompts/quote-field.ts';
import { quoteFramed } from './prompts/quote-framed.ts';
import { quoteMarks } from './prompts/quote-marks.ts';
import { rowsBelow } from './prompts/rows-below.ts';
import { rowsBeside } from './prompts/rows-beside.ts';
import { rowsField } from './prompts/rows-field.ts';
import { senderBar } from './prompts/sender-bar.ts';
import { senderField } from './prompts/sender-field.ts';
import { sideInitial } from './prompts/side-initial.ts';
import { sidePattern } from './prompts/side-pattern.ts';
import { statement } from './prompts/statement.ts';
import { titleAlone } from './prompts/title-alone.ts';
import type { Spec } from './spec.ts';

/** Every composition of cards of prompts; a test fails for a file in `prompts/` that is not listed here. */
export const promptSpecs: readonly Spec[] = [
  bow,
  dateLine,
  dayField,
  factColumns,
  figureBar,
  figureBow,
  figureColumns,
  figureField,
  figureFoot,
  figureHead,
  figureSide,
  figureTall,
  figureUnits,
  footBar,
  framed,
  headline,
  nameplate,
  objectAbove,
  objectBleed,
  objectSide,
  quoteField,
  quoteFramed,
  quoteMarks,
  rowsBelow,
  rowsBeside,
  rowsField,
  senderBar,
  senderField,
  sideInitial,
  sidePattern,
  statement,
  titleAlone,
];
