export default defineEventHandler((event) => {
  const slug = getRouterParam(event, 'slug');
  if (!Object.hasOwn(posts, slug)) throw createError({ statusCode: 404, message: 'There is no such post.' });
  return { title: posts[slug].title, meta: toTags(posts[slug]) };
});
