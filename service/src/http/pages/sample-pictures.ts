/** Pictures of the landing page: `pictures/{name}.jpg`, drawn from `prompt` and `seed` by `npm run pictures`. */
export const SAMPLE_PICTURES = [
  {
    name: 'monolith',
    prompt: 'Blog header: "Why we moved back to a monolith", dark, engineering blog',
    seed: 1,
    alt: 'The title in large white letters on near black',
  },
  {
    name: 'hold-fast',
    prompt: "poster of a lighthouse in a storm, titled 'Hold Fast'",
    seed: 1,
    alt: 'A red and white lighthouse on a cliff in heavy rain, with the title in the sky',
  },
  {
    name: 'podcast',
    prompt: 'Podcast episode 12: "The quiet web", with Grace Hopper, retro',
    seed: 1,
    alt: 'The title in heavy, slanted letters over three stripes of color',
  },
  {
    name: 'astronaut',
    prompt: 'an astronaut riding a horse on the moon',
    seed: 1,
    alt: 'An astronaut on a brown horse among craters, with the Earth in a starry sky',
  },
  {
    name: 'sale',
    prompt: 'Summer sale at the plant shop: 30% off, playful, green',
    seed: 1,
    alt: 'A huge "30%" on green, with the name of the sale below',
  },
  {
    name: 'newsletter',
    prompt: 'ニュースレター「静かなウェブ」第12号、ミニマル',
    seed: 1,
    alt: 'A Japanese title in white type on violet, beside a yellow stripe',
  },
] as const;
