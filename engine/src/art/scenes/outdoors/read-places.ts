import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PlaceName } from '../../../brief/setting.ts';
import type { GeneratorName } from '../generators/generators.ts';
import type { RoomData } from '../indoors/room-data.ts';
import type { PlaceFacts } from '../stage.ts';
import type { Part, PlaceData } from './place-data.ts';

/** A place that code draws: what is known of it, and the name in `GENERATORS`. */
type GeneratedPlace = PlaceFacts & { generator: GeneratorName };

type Named<Data> = { name: PlaceName; data: Data };

const FOLDER = join(import.meta.dirname, '../../../../data/places');

function readFiles<Data>(isWanted: (file: string, data: object) => boolean): Map<string, Data> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .map((file) => [file, JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))] as const)
      .filter(([file, data]) => isWanted(file, data))
      .map(([file, data]) => [basename(file, '.json'), data]),
  );
}

const listNamed = <Data>(files: ReadonlyMap<string, Data>): Named<Data>[] =>
  [...files].map(([name, data]) => ({ name: name as PlaceName, data }));

/** Every place that a generator draws. */
export const readGenerated = (): Named<GeneratedPlace>[] =>
  listNamed(readFiles((_, data) => 'generator' in data));

/** Every room. */
export const readRooms = (): Named<RoomData>[] =>
  listNamed(readFiles((file, data) => file.startsWith('rooms') && !('generator' in data)));

/** Every place in the open, each with what it takes from the place that it is like. */
export function readPlaces(): Named<PlaceData>[] {
  const read = readFiles<PlaceData>((file, data) => !file.startsWith('rooms') && !('generator' in data));
  const whole = (data: PlaceData): PlaceData => {
    if (data.like === undefined) return data;
    const like = read.get(data.like);
    if (!like) throw new Error(`no file has the place ${data.like}, which another is like`);
    return becomeOther(whole(like), data);
  };
  return listNamed(read).map(({ name, data }) => ({ name, data: whole(data) }));
}

function becomeOther(like: PlaceData, own: PlaceData): PlaceData {
  const changed = like.parts.flatMap((part): Part[] => {
    const change = own.other?.[part.name];
    if (change === null) return [];
    return [change && 'name' in change ? (change as Part) : ({ ...part, ...change } as Part)];
  });
  return { ...like, ...own, parts: own.parts ?? [...changed, ...(own.more ?? [])] };
}
