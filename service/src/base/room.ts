/** Of one owner, times the room that is left: alone, it has nine tenths of all, two have 9 of 19 each, and who comes next finds room. */
export const SHARE_OF_ROOM = 9;

/** Places that owners share, so that none of them takes all. */
export interface Room {
  /** Takes a place until `leave`; gives whose excess it is where there is none. */
  enter(owner: string): 'owner' | 'all' | undefined;
  leave(owner: string): void;
}

export function createRoom(most: number): Room {
  const byOwner = new Map<string, number>();
  let count = 0;

  const add = (owner: string, places: number): void => {
    count += places;
    const own = (byOwner.get(owner) ?? 0) + places;
    if (own > 0) byOwner.set(owner, own);
    else byOwner.delete(owner);
  };

  return {
    enter(owner) {
      if (count >= most) return 'all';
      if ((byOwner.get(owner) ?? 0) >= SHARE_OF_ROOM * (most - count)) return 'owner';
      add(owner, 1);
      return undefined;
    },
    leave: (owner) => add(owner, -1),
  };
}
