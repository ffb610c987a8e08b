import { toImage } from '../../../lib/card.js';
import { posts } from '../../../lib/posts.js';

export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(posts).map((slug) => ({ slug }));

export async function generateMetadata({ params }) {
  const { title, description } = posts[(await params).slug];
  const images = [toImage({ title, description })];
  return {
    title,
    description,
    openGraph: { title, description, images },
    twitter: { card: 'summary_large_image', images },
  };
}

export default async function Page({ params }) {
  return <h1>{posts[(await params).slug].title}</h1>;
}
