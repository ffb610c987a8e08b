import { error } from '@sveltejs/kit';
import { toTags } from '$lib/server/card.js';
import { posts } from '$lib/server/posts.js';

export function load({ params }) {
  const post = Object.hasOwn(posts, params.slug) ? posts[params.slug] : error(404, 'There is no such post.');
  return { title: post.title, tags: toTags(post) };
}
