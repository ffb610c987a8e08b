import { fitSize } from './fit-size.ts';
import type { ModelClient } from './model-client.ts';
import { ModelFault } from './model-fault.ts';
import type { Ask, PainterOptions } from './painter.ts';
import { fromBase64 } from './read-base64.ts';
import { asObject, parse, readError, toFault } from './read-error.ts';
import { DIFFUSION_PIXELS, toScene } from './to-scene.ts';

/** `/sdapi/v1/txt2img`, as AUTOMATIC1111, Forge, SD.Next and sd-server speak it. It answers when the picture is done. */
export function createSdapi({ model, options, sizes }: PainterOptions, client: ModelClient): Ask {
  // Without it the server would load its former checkpoint again after each picture.
  const checkpoint = model !== undefined && {
    override_settings: { sd_model_checkpoint: model, ...asObject(options.override_settings) },
    override_settings_restore_afterwards: false,
  };

  return async (order, signal) => {
    const { prompt, avoid } = toScene(order);
    const { width, height } = fitSize(order, sizes, DIFFUSION_PIXELS);
    const answer = await client.post(
      '/sdapi/v1/txt2img',
      {
        prompt,
        negative_prompt: avoid,
        width,
        height,
        seed: order.seed,
        batch_size: 1,
        n_iter: 1,
        send_images: true,
        save_images: false,
        ...options,
        ...checkpoint,
      },
      signal,
    );
    if (answer.status !== 200) throw new ModelFault(toFault(answer, readError(answer.body)));
    const { images } = asObject(parse(answer.body));
    const [image] = Array.isArray(images) ? images : [];
    if (typeof image !== 'string' || image === '')
      throw new ModelFault({ kind: 'unusable', detail: 'answered without a picture' });
    return fromBase64(image);
  };
}
