import { beforeAll, describe, expect, it } from 'vitest';
import type { Part } from '../../brief/content.ts';
import { inkOn } from '../../color/contrast.ts';
import { createRenderKit } from '../../render/render-kit.ts';
import { callBlock, splitCall } from './call-block.ts';
import type { Kit } from './kit.ts';
import { plainKit } from './plain-kit.fixture.ts';

const contact = (text: string): Part => ({ role: 'contact', form: 'words', text });
const place: Part = { role: 'place', form: 'words', text: 'Lyon' };

describe('the call of a card', () => {
  let kit: Kit;
  beforeAll(async () => {
    kit = plainKit((await createRenderKit()).typesetter);
  });

  it('is its request, else the first way to reach the sender', () => {
    const button: Part = { role: 'action', form: 'button', text: 'Book a call' };
    expect(splitCall([contact('a.example'), place, button]).call).toBe(button);
    const first = contact('a.example');
    expect(splitCall([place, first, contact('@b')])).toMatchObject({ call: first });
    expect(splitCall([place])).toEqual({ facts: [place] });
  });

  it('is no sentence', () => {
    const sentence = contact('Tell the office on the second floor before the end of the week');
    expect(splitCall([sentence])).toEqual({ facts: [sentence] });
  });

  it('is a button in one line where there is room, in ink that can be read, else a fact', async () => {
    const call = callBlock(kit, contact('Apply at jobs@levain.example'));
    const wide = await call.measure({ width: 700, height: 300, scale: 1 });
    const [text] = wide.place(0, 0, 700, 'left').texts;
    expect(text).toMatchObject({ role: 'call-to-action', color: inkOn('#111111') });
    expect(text?.fitted.lines).toHaveLength(1);
    const narrow = await call.measure({ width: 300, height: 300, scale: 1 });
    expect(narrow.place(0, 0, 300, 'left').texts[0]?.role).toBe('label');
  });

  it('does not grow out of its button', async () => {
    const call = callBlock(kit, contact('Apply at jobs@levain.example'));
    expect((await call.measure({ width: 700, height: 300, scale: 2.2 })).truncated).toBe(true);
  });
});
