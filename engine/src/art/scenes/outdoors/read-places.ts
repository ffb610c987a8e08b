import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PlaceName } from '../../../brief/setting.ts';
import type { Part, PlaceData } from './place-data.ts';

type NamedPlace = { name: PlaceName; data: PlaceData };

const FOLDER = join(import.meta.dirname, '../../../../data/places');

/** Every place in the open, each with what it takes from the place that it is like. */
export function readPlaces(): NamedPlace[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  const read = new Map(
    files
      .toSorted()
      .map((file) => [
        basename(file, '.json'),
        JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as PlaceData,
      ]),
  );
  const whole = (data: PlaceData): PlaceData => {
    if (data.like === undefined) return data;
    const like = read.get(data.like);
    if (!like) throw new Error(`no file has the place ${data.like}, which another is like`);
    return becomeOther(whole(like), data);
  };
  return [...read].map(([name, data]) => ({ name: name as PlaceName, data: whole(data) }));
}

function becomeOther(like: PlaceData, own: PlaceData): PlaceData {
  const changed = like.parts.flatMap((part): Part[] => {
    const change = own.other?.[part.name];
    if (change === null) return [];
    return [change && 'name' in change ? (change as Part) : ({ ...part, ...change } as Part)];
  });
  return { ...like, ...own, parts: own.parts ?? [...changed, ...(own.more ?? [])] };
}
