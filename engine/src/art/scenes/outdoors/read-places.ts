import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PlaceName } from '../../../brief/setting.ts';
import type { RoomData } from '../indoors/room-data.ts';
import type { Part, PlaceData } from './place-data.ts';

type Named<Data> = { name: PlaceName; data: Data };

const FOLDER = join(import.meta.dirname, '../../../../data/places');

const inRoomFolder = (file: string): boolean => file.startsWith('rooms');

function readFiles<Data>(isWanted: (file: string) => boolean): Map<string, Data> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.json') && isWanted(file))
      .toSorted()
      .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Data]),
  );
}

/** Every room. */
export const readRooms = (): Named<RoomData>[] =>
  [...readFiles<RoomData>(inRoomFolder)].map(([name, data]) => ({ name: name as PlaceName, data }));

/** Every place in the open, each with what it takes from the place that it is like. */
export function readPlaces(): Named<PlaceData>[] {
  const read = readFiles<PlaceData>((file) => !inRoomFolder(file));
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
