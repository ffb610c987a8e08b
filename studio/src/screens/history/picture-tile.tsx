import type { Generation } from '../../../../client/src/index.ts';
import { toLocalPath } from '../../base/api.ts';
import { toDate, toSize } from '../../base/format.ts';
import { Button } from '../../ui/button.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { toTitle } from './describe.ts';

type PictureTileProps = {
  generation: Generation;
  isSelected: boolean;
  onSelect(isSelected: boolean): void;
  onStar(): void;
  onOpen(): void;
};

export const toThumbnailPath = (url: string): string => `${toLocalPath(url)}?width=640`;

/** A picture of the list. */
export function PictureTile({ generation, isSelected, onSelect, onStar, onOpen }: PictureTileProps) {
  const { id, url, starred, width, height, createdAt } = generation;
  const title = toTitle(generation);
  return (
    <li class="picture-tile" data-id={id}>
      <button type="button" class="picture-open" aria-label={`Open: ${title}`} onClick={onOpen}>
        {url === null ? <NoPicture generation={generation} /> : <Thumbnail url={toThumbnailPath(url)} />}
      </button>
      <div class="picture-line">
        <input
          type="checkbox"
          aria-label={`Select: ${title}`}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
        <span class="picture-title" dir="auto">
          {title}
        </span>
        <Button
          quiet
          class="small star"
          icon="star"
          aria-pressed={starred}
          label={`Star: ${title}`}
          onClick={onStar}
        />
      </div>
      <p class="hint">
        {toDate(createdAt)} · {toSize(width, height)}
      </p>
    </li>
  );
}

function NoPicture({ generation: { status } }: { generation: Generation }) {
  if (status === 'failed') return <span class="no-picture">Could not be drawn</span>;
  if (status === 'completed') return <span class="no-picture">Removed after the retention period</span>;
  return (
    <span class="no-picture" aria-busy="true">
      Being drawn…
    </span>
  );
}
