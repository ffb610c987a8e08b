import { LONGEST_CALL, type Part } from '../../brief/content.ts';
import type { Block } from '../column.ts';
import { factBlock } from './fact-block.ts';
import type { Kit } from './kit.ts';
import { buttonBlock } from './part-block.ts';

const LEAST_SHARE = 0.66;

/** What one does about a card, and the facts beside it: a request with its address, or else how to reach the sender. */
export function splitCall(parts: readonly Part[]): { facts: Part[]; call?: Part } {
  const calls = parts.filter(
    ({ role, form, detail, text }) =>
      (form === 'button' || role === 'contact') && !detail && text.length <= LONGEST_CALL,
  );
  const call = calls.find(({ form }) => form === 'button') ?? calls[0];
  return call ? { call, facts: parts.filter((part) => part !== call) } : { facts: [...parts] };
}

/** A call as a button, as long as it stays one line; else as a fact. */
export function callBlock(kit: Kit, part: Part): Block {
  const button = buttonBlock(kit, part.text);
  const plain = factBlock(kit, part);
  return {
    ...button,
    measure: async (room) => {
      const pressed = await button.measure(room);
      const whole = !pressed.truncated && pressed.size >= kit.sizes.action * room.scale * LEAST_SHARE;
      if (whole || part.form === 'button') return pressed;
      const said = await plain.measure(room);
      // A button that does not fit has nothing to grow into.
      return { ...said, truncated: said.truncated || room.scale > 1 };
    },
  };
}
