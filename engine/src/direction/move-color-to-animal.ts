import { drawingsIn } from '../art/drawings/drawings.ts';
import { findIllustration } from '../art/illustrations.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import { textsOf, titleOf } from '../brief/statement.ts';
import { colorWords } from '../reader/colors.ts';
import { readText } from '../reader/reading/reading.ts';
import { listEmblems } from './illustration/list-emblems.ts';
import { toDrawn } from './illustration/list-named-emblems.ts';

const animals = drawingsIn('animals');

const ANIMALS: ReadonlySet<string> = new Set(animals.map(({ name }) => `subject:${name}`));

/** Gives the color in a card's words to the animal that it is about: "Lost cat: grey tabby" is not a grey card. */
export function moveColorToAnimal(request: DesignRequest): DesignRequest {
  const { kind, language, colors, ground, ink } = request;
  if (kind === 'picture') return keepColorOfThing(request);
  if (!ANIMALS.has(listEmblems(request)[0]?.[0] ?? '')) return request;
  const texts = [titleOf(request), textsOf(request, ['subtitle', 'body', 'quote', 'item', 'option'])].join(
    '\n',
  );
  const coat = colorWords.find(readText(texts), language)[0]?.value;
  if (coat === undefined || coat === ground || coat === ink) return request;
  const { named: _, ...rest } = request;
  const { [coat]: _word, ...words } = request.colorWords ?? {};
  return { ...rest, coat, colors: colors.filter((color) => color !== coat), colorWords: words };
}

/** Where a described picture cannot be drawn, the thing of it that is shown instead has the color that it was described in. */
function keepColorOfThing(request: DesignRequest): DesignRequest {
  const [shown] = listEmblems(request)[0] ?? [];
  const thing = request.scene?.things.find(({ noun }) => toDrawn(findIllustration([noun]))[0] === shown);
  return thing?.color && shown ? { ...request, coat: thing.color } : request;
}
