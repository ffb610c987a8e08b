/** Asks an engine that has a drawing of a gyroscope for some; run by `add-drawing.test.ts` in a copy of the engine. */

import { toDrawingColors } from '../src/art/drawings/drawing-colors.ts';
import { getDrawing } from '../src/art/drawings/drawings.ts';
import { createEngine } from '../src/index.ts';
import { planScene } from '../src/stage/plan/plan-scene.ts';
import { requestPicture } from '../src/understand/design-request.fixture.ts';

const prompts = ['Three red gyroscopes on a beach', 'Drei rote Gyroskope am Strand', 'A gyroscope'];
const colors = { main: '#111111', second: '#222222', accent: '#333333', ink: '#444444', light: '#555555' };
const engine = await createEngine({ concurrency: 1 });
const answers = [];
for (const prompt of prompts) {
  const { plan, unmet } = planScene(requestPicture(prompt));
  const { warnings } = await engine.compose({ prompt, width: 600, height: 315, seed: 0, format: 'png' });
  const [role] = plan?.cast ?? [];
  answers.push({
    name: role?.actor.drawing.name,
    count: role?.count,
    color: role?.color,
    place: plan?.place,
    unmet,
    // Whether a description is meant as a title is not about its drawing.
    warnings: warnings.filter(({ code }) => code !== 'unclear'),
  });
}
const drawing = getDrawing('gyroscope');
const drawn = drawing.draw(toDrawingColors(drawing, colors, '#d92d2a'), 'n-');
process.stdout.write(JSON.stringify({ answers, drawn, size: [drawing.width, drawing.height] }));
