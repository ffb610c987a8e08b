import { band } from './band.ts';
import { cover } from './cover.ts';
import { diagonal } from './diagonal.ts';
import { doorSign } from './door-sign.ts';
import { eventDay } from './event-day.ts';
import type { Family } from './family.ts';
import { figureBleed } from './figure-bleed.ts';
import { figureCrop } from './figure-crop.ts';
import { figurePattern } from './figure-pattern.ts';
import { figureTiles } from './figure-tiles.ts';
import { footBand } from './foot-band.ts';
import { giantFigure } from './giant-figure.ts';
import { incidentStatus } from './incident-status.ts';
import { innerFrame } from './inner-frame.ts';
import { letter } from './letter.ts';
import { missingPoster } from './missing-poster.ts';
import { quotation } from './quotation.ts';
import { route } from './route.ts';
import { safetySign } from './safety-sign.ts';
import { sideFacts } from './side-facts.ts';
import { solidLines } from './solid-lines.ts';
import { stageLight } from './stage-light.ts';
import { stickerSheet } from './sticker-sheet.ts';
import { tableSheet } from './table-sheet.ts';
import { tag } from './tag.ts';
import { ticket } from './ticket.ts';
import { tileWall } from './tile-wall.ts';
import { tornPaper } from './torn-paper.ts';
import { typePicture } from './type-picture.ts';
import { typePoster } from './type-poster.ts';
import { wordsBehind } from './words-behind.ts';
import { worldWindow } from './world-window.ts';

/** Every family of composition; a test fails for a file in `families/` that is not listed here. */
export const families: readonly Family[] = [
  giantFigure,
  eventDay,
  typePoster,
  wordsBehind,
  worldWindow,
  band,
  diagonal,
  figurePattern,
  innerFrame,
  ticket,
  tableSheet,
  figureBleed,
  figureCrop,
  sideFacts,
  quotation,
  figureTiles,
  footBand,
  solidLines,
  tileWall,
  typePicture,
  cover,
  stageLight,
  route,
  safetySign,
  incidentStatus,
  missingPoster,
  doorSign,
  letter,
  tag,
  stickerSheet,
  tornPaper,
];

/** Throws for a name that no family has: names come from `families`, not from users. */
export function getFamily(name: string): Family {
  const family = families.find((candidate) => candidate.name === name);
  if (!family) throw new Error(`no family is named ${name}`);
  return family;
}
