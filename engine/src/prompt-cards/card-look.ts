import type { Direction } from '../layout/direction.ts';
import type { InkMeter } from '../layout/ink-meter.ts';
import type { Look } from '../layout/look.ts';
import { getLook } from '../layout/looks.ts';
import { paint } from '../paint/paint.ts';
import { faces } from '../sheets/faces.ts';
import { toPromptSheet } from '../sheets/prompt-sheet.ts';
import { toCanvas } from '../solve/canvas.ts';
import { solve } from '../solve/solve.ts';
import type { Card } from './list-cards.ts';

/** A spec in a face, as a look that the quality gate tries. */
export function toCardLook({ family, look }: Direction, cards: readonly Card[], inkOf: InkMeter): Look {
  const card = cards.find(({ spec }) => spec.name === family);
  const face = faces.find((one) => one.look === look);
  if (!card || !face) throw new Error(`no card is arranged by ${family} in ${look}`);
  return {
    ...getLook(look),
    attempts: 1,
    layout: async ({ direction, width, height, typesetter }) => {
      const canvas = toCanvas(width, height);
      const sheet = toPromptSheet(face, direction.palette, direction.branded === true);
      const { region, name } = card.spec;
      const problem = { region, sheet, matter: card.matter, canvas, margins: canvas };
      return { ...(await paint(await solve(problem, { typesetter, inkOf }), {})), family: name };
    },
  };
}
