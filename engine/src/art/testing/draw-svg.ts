import type { Renderer } from '@takumi-rs/core';

/** The SVG as RGBA pixels on a transparent ground, through the renderer that draws the cards. */
export async function drawSvg(
  renderer: Renderer,
  svg: string,
  width: number,
  height: number,
): Promise<Uint8Array> {
  return renderer.render(
    {
      type: 'container',
      style: { width: '100%', height: '100%' },
      children: [{ type: 'image', src: 'drawing', style: { width, height } }],
    },
    {
      width,
      height,
      format: 'raw',
      images: [{ src: 'drawing', data: new TextEncoder().encode(svg), cache: 'none' }],
    },
  );
}
