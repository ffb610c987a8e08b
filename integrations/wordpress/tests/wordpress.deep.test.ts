import { readPageTags } from '@cardwright/contract/page-tags';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningService, startService } from '../../../client/tests/support/start-service.ts';
import { findMissing, PASSWORD, startWordPress, type WordPress } from './support/start-wordpress.ts';

const missing = findMissing();
if (missing !== undefined)
  process.stderr.write(
    `WordPress itself is left out, for want of ${missing}. To run it: apt-get install php-cli php-mysql php-gd mariadb-server wordpress\n`,
  );

const readCard = async (pageUrl: string) => {
  const response = await fetch(pageUrl);
  const html = await response.text();
  expect([
    response.status,
    html.match(/(?:Warning|Notice|Fatal|Deprecated)\b.*plugins\/cardwright.*/g),
  ]).toEqual([200, null]);
  return {
    tags: readPageTags(html),
    images: html.match(/<meta[^>]*["']og:image["']/g)?.length ?? 0,
  };
};

/** What a platform that loads the image gets. */
async function loadImage(url: string | undefined): Promise<string> {
  const response = await fetch(url ?? '');
  if (response.status !== 200) return `${response.status} ${await response.text()}`;
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
  return `${format} ${width}x${height}`;
}

describe.skipIf(missing !== undefined)('a site on WordPress', () => {
  let service: RunningService;
  let wordpress: WordPress;
  let apiKey: string;
  let admin: Visitor;
  beforeAll(async () => {
    service = await startService();
    ({ apiKey } = await service.register());
    wordpress = await startWordPress();
    wordpress.run("wp_create_user('bob', 'long enough for tests', 'bob@example.com');");
    admin = await signIn('ada');
  });
  afterAll(async () => {
    await wordpress?.[Symbol.asyncDispose]();
    await service?.[Symbol.asyncDispose]();
  });

  type Visitor = (path: string, form?: Record<string, string | string[]>) => Promise<Response>;
  const signIn = async (user: string): Promise<Visitor> => {
    const cookies = new Map<string, string>();
    const visit: Visitor = async (path, form) => {
      const body =
        form &&
        new URLSearchParams(
          Object.entries(form).flatMap(([name, value]) =>
            [value].flat().map((one): [string, string] => [name, one]),
          ),
        );
      const response = await fetch(new URL(path, wordpress.baseUrl), {
        ...(body && { method: 'POST', body }),
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      return response;
    };
    await visit('/wp-login.php');
    await visit('/wp-login.php', { log: user, pwd: PASSWORD, testcookie: '1' });
    return visit;
  };

  const SETTINGS = '/wp-admin/options-general.php?page=cardwright';
  /** As a person does: opens the page of the settings, submits its form, and reads the notices. */
  const save = async (options: Record<string, string | string[]>): Promise<string[]> => {
    const page = await (await admin(SETTINGS)).text();
    const nonce = /name="_wpnonce" value="(\w+)"/.exec(page)?.[1] ?? '';
    const form = { option_page: 'cardwright', action: 'update', _wpnonce: nonce, _wp_http_referer: SETTINGS };
    const fields = Object.entries(options).map(([name, value]) =>
      Array.isArray(value) ? [`cardwright[${name}][]`, value] : [`cardwright[${name}]`, value],
    );
    const saved = await admin('/wp-admin/options.php', { ...form, ...Object.fromEntries(fields) });
    const shown = await (await admin(saved.headers.get('location') ?? '')).text();
    expect(shown).not.toContain(apiKey);
    return [...shown.matchAll(/<div[^>]*class=['"][^'"]*notice[^>]*>\s*<p>(.*?)<\/p>/gs)].map(
      ([, text = '']) => text.replace(/<[^>]*>/g, '').trim(),
    );
  };
  const OPTIONS = { template: 'og_standard', post_types: ['post', 'page'], shape: 'wide', featured: 'share' };
  const withKey = () => ({ ...OPTIONS, service: service.baseUrl, api_key: apiKey });
  const publish = (post: Record<string, unknown>): { id: number; url: string } => {
    const values = JSON.stringify(JSON.stringify({ post_status: 'publish', post_author: 1, ...post }));
    return wordpress.run(
      `$id = wp_insert_post(wp_slash(json_decode(${values.replaceAll('$', '\\$')}, true))); return ['id' => $id, 'url' => get_permalink($id)];`,
    ) as { id: number; url: string };
  };
  /** Attaches a picture as the featured image, and returns its URL. */
  const feature = (id: number): string =>
    wordpress.run(`require_once ABSPATH . 'wp-admin/includes/image.php'; $file = wp_upload_dir()['path'] . '/sea.png'; $image = imagecreatetruecolor(1600, 900); imagepng($image, $file);
      $picture = wp_insert_attachment(['post_mime_type' => 'image/png', 'post_title' => 'Sea', 'guid' => wp_upload_dir()['url'] . '/sea.png'], $file, ${id});
      wp_update_attachment_metadata($picture, wp_generate_attachment_metadata($picture, $file));
      update_post_meta($picture, '_wp_attachment_image_alt', 'A "calm" sea'); set_post_thumbnail(${id}, $picture);
      return wp_get_attachment_image_url($picture, 'full');`) as string;

  test('has no card before a service is named, and says so', async () => {
    const { url } = publish({ post_title: 'First' });
    expect((await readCard(url)).images).toBe(0);
    expect(await (await admin('/wp-admin/index.php')).text()).toContain(
      'Enter the address of your Cardwright service',
    );
  });

  test('has a signed card for each post, which the service draws', async () => {
    const { url } = publish({
      post_title: 'Tea & "scones" <em>für</em> 日本',
      post_content: '<!-- wp:paragraph --><p>Two &amp; more.</p><!-- /wp:paragraph --> [gallery]',
    });
    expect(await save(withKey())).toContain('The Cardwright service draws the cards of this site.');
    const { tags, images } = await readCard(url);
    const card = new URL(tags.get('og:image') ?? '');
    expect([images, Object.fromEntries(tags)]).toEqual([
      1,
      expect.objectContaining({
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': 'Tea & “scones” für 日本',
        'twitter:card': 'summary_large_image',
        'twitter:image': card.href,
      }),
    ]);
    expect(Object.fromEntries(card.searchParams)).toMatchObject({
      title: 'Tea & “scones” für 日本',
      site: 'Tea & Tide',
      author: 'ada',
      description: 'Two & more.',
    });
    expect(await loadImage(card.href)).toBe('png 1200x630');
    const front = (await readCard(wordpress.baseUrl)).tags;
    expect(await loadImage(front.get('og:image'))).toBe('png 1200x630');
  });

  test('has cards of another shape, and none for types that are left out', async () => {
    await save({ ...withKey(), shape: 'square', post_types: ['post'] });
    const { tags } = await readCard(publish({ post_title: 'Square' }).url);
    expect([await loadImage(tags.get('og:image')), tags.get('twitter:card')]).toEqual([
      'png 1200x1200',
      'summary',
    ]);
    expect((await readCard(publish({ post_title: 'A page', post_type: 'page' }).url)).images).toBe(0);
  });

  test('shows nothing of a text behind a password', async () => {
    await save(withKey());
    const { tags } = await readCard(
      publish({ post_title: 'Closed', post_content: 'secret', post_password: 'x' }).url,
    );
    expect(tags.get('og:image')).toContain('Closed');
    expect(tags.get('og:image')).not.toContain('secret');
  });

  test('shares a featured image, or makes it part of a card, and never has two images', async () => {
    const { id, url } = publish({ post_title: 'The sea' });
    const picture = feature(id);
    await save(withKey());
    expect(Object.fromEntries((await readCard(url)).tags)).toMatchObject({
      'og:image': picture.replace('sea.png', 'sea-1024x576.png'),
      'og:image:width': '1024',
      'og:image:alt': 'A "calm" sea',
    });

    // As an SEO plugin has it, of the featured image or of one that was chosen for sharing.
    const seo = (image: string) =>
      wordpress.run(`wp_mkdir_p(WPMU_PLUGIN_DIR); file_put_contents(WPMU_PLUGIN_DIR . '/seo.php', '<?php add_action("wp_head", function () {
        echo \\'<meta property="og:image" content="${image}"><meta property="og:image:width" content="1600"><meta name="twitter:card" content="summary">\\'; }, 30);');`);
    seo(picture);
    expect((await readCard(url)).images).toBe(1);
    await save({ ...withKey(), featured: 'replace' });
    const replaced = await readCard(url);
    expect([
      replaced.images,
      replaced.tags.get('twitter:card'),
      await loadImage(replaced.tags.get('og:image')),
    ]).toEqual([1, 'summary_large_image', 'png 1200x630']);
    await save({ ...withKey(), featured: 'photo', template: 'article' });
    expect(new URL((await readCard(url)).tags.get('og:image') ?? '').searchParams.get('image')).toContain(
      '/sea-1024x576.png',
    );
    seo('https://example.com/chosen.jpg');
    const chosen = await readCard(url);
    expect([chosen.images, chosen.tags.get('og:image')]).toEqual([1, 'https://example.com/chosen.jpg']);
    wordpress.run("unlink(WPMU_PLUGIN_DIR . '/seo.php');");
  });

  test('has the cards of a registered site without a key, where permalinks have no query', async () => {
    const { id } = publish({ post_title: 'Registered', post_name: 'registered' });
    expect(await save({ ...OPTIONS, service: service.baseUrl, forget_key: '1' })).toContainEqual(
      expect.stringContaining('need permalinks without a query'),
    );
    wordpress.run(
      "global $wp_rewrite; $wp_rewrite->set_permalink_structure('/%postname%/'); $wp_rewrite->flush_rules();",
    );
    const url = wordpress.run(`return get_permalink(${id});`) as string;
    const { tags } = await readCard(url);
    expect(tags.get('og:image')).toBe(`${service.baseUrl}/og/${new URL(url).host}/registered/`);
    wordpress.run("global $wp_rewrite; $wp_rewrite->set_permalink_structure('');");
  });

  test('goes on while the service is away, and its owner is told', async () => {
    const { url } = publish({ post_title: 'Alone' });
    expect(await save({ ...withKey(), service: 'http://localhost:9' })).toContainEqual(
      expect.stringContaining('cannot be reached'),
    );
    expect((await readCard(url)).images).toBe(1);
    expect(await (await admin('/wp-admin/index.php')).text()).toContain('cannot be reached');
    expect(await save({ ...withKey(), template: 'nope' })).toContainEqual(
      expect.stringMatching(/refuses the card .*\(40\d\)/),
    );
    expect(await save({ ...withKey(), api_key: 'hunter2', service: 'cards' })).toEqual(
      expect.arrayContaining([
        expect.stringContaining('must look like https://'),
        expect.stringContaining('An API key looks like'),
      ]),
    );
    await save(withKey());
  });

  test('keeps its settings from everybody else, and from forged forms', async () => {
    const before = wordpress.run("return get_option('cardwright');");
    const form = {
      option_page: 'cardwright',
      action: 'update',
      _wpnonce: 'forged',
      'cardwright[service]': 'http://evil.example',
    };
    expect((await admin('/wp-admin/options.php', form)).status).toBe(403);
    const reader = await signIn('bob');
    expect((await reader(SETTINGS)).status).toBe(403);
    expect(await (await reader('/wp-admin/index.php')).text()).not.toContain('Cardwright');
    expect(wordpress.run("return get_option('cardwright');")).toEqual(before);
  });

  test('leaves nothing behind', () => {
    expect(
      wordpress.run(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins('cardwright/cardwright.php'); uninstall_plugin('cardwright/cardwright.php');
        global $wpdb; return $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%cardwright%'");`),
    ).toEqual([]);
  });
});

test.skipIf(missing !== undefined)('sites of a network have settings and cards of their own', async () => {
  await using wordpress = await startWordPress({ multisite: true });
  const cards = wordpress.run(`
    $other = wp_insert_site(['domain' => get_site()->domain, 'path' => '/second/', 'title' => 'Second', 'user_id' => 1]);
    return array_map(function ($blog, $host) {
      switch_to_blog($blog);
      update_option('cardwright', ['service' => "https://$host.example", 'api_key' => 'cw_a_b']);
      $post = get_post(wp_insert_post(['post_title' => $host, 'post_status' => 'publish', 'post_author' => 1]));
      $card = Cardwright\\image_of_post($post, Cardwright\\options());
      restore_current_blog();
      return $card['url'];
    }, [get_current_blog_id(), $other], ['one', 'two']);`);
  expect(cards).toEqual(
    ['one', 'two'].map((host) =>
      expect.stringMatching(`^https://${host}.example/i/og_standard\\?.*title=${host}`),
    ),
  );
  expect((await readCard(wordpress.baseUrl)).tags.get('og:image')).toMatch(/^https:\/\/one\.example\//);
  const left = wordpress.run(`require_once ABSPATH . 'wp-admin/includes/plugin.php';
    deactivate_plugins('cardwright/cardwright.php', false, true); uninstall_plugin('cardwright/cardwright.php');
    return array_map(function ($blog) { return get_blog_option($blog, 'cardwright'); }, get_sites(['fields' => 'ids']));`);
  expect(left).toEqual([false, false]);
});
