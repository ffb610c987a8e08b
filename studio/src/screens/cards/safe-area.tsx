type Box = { x: number; y: number; width: number; height: number };

// Width by height to which platforms crop an image around its centre.
const CROPS = { x: 2, facebook: 1.91, chats: 1 } as const;
const NAMES: Readonly<Record<keyof typeof CROPS, string>> = {
  x: 'X 2:1',
  facebook: 'Facebook 1.91:1',
  chats: 'Chats 1:1',
};
// X's title on the picture: how far it reaches, as shares of what X shows.
const TITLE = { left: 0.024, bottom: 0.045, width: 0.6, height: 0.09 };

function toCrop(width: number, height: number, ratio: number): Box {
  const box = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) };
  return { ...box, x: (width - box.width) / 2, y: (height - box.height) / 2 };
}

/** Over the picture: what every platform shows of it, each crop, and where X writes its title. */
export function SafeArea({ width, height }: { width: number; height: number }) {
  const onX = toCrop(width, height, CROPS.x);
  const title = {
    x: onX.x + onX.width * TITLE.left,
    y: onX.y + onX.height * (1 - TITLE.bottom - TITLE.height),
    width: onX.width * TITLE.width,
    height: onX.height * TITLE.height,
  };
  const unit = Math.max(width, height) / 100;
  return (
    <svg class="safe-area" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby="safe-area-title">
      <title id="safe-area-title">
        Crops of X, Facebook and chats, and the title that X lays over the lower left
      </title>
      {(Object.keys(CROPS) as (keyof typeof CROPS)[]).map((name) => {
        const box = toCrop(width, height, CROPS[name]);
        // Two of the crops are nearly the same: their names stand in opposite corners.
        const at =
          name === 'facebook'
            ? { x: box.x + box.width - unit, y: box.y + box.height - unit, 'text-anchor': 'end' as const }
            : { x: box.x + unit, y: box.y + unit * 2.6 };
        return (
          <g key={name}>
            <rect class="crop" {...box} stroke-width={unit * 0.25} stroke-dasharray={unit} />
            <text {...at} font-size={unit * 1.8}>
              {NAMES[name]}
            </text>
          </g>
        );
      })}
      <rect class="cover" {...title} rx={unit * 0.6} />
      <text class="on-cover" x={title.x + unit} y={title.y + title.height * 0.68} font-size={unit * 1.9}>
        X writes the title here
      </text>
    </svg>
  );
}
