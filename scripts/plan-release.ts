export type ReleaseSources = {
  /** The version of each package that is released, by its folder. */
  versions: Readonly<Record<string, string>>;
  changelog: string;
  /** The tag that is being released; undefined before there is one. */
  tag: string | undefined;
};

export type ReleasePlan = { version: string; tag: string; notes: string };

/** What would be released. Throws with all that stands in the way. */
export function planRelease({ versions, changelog, tag }: ReleaseSources): ReleasePlan {
  const [[first, version] = ['', '']] = Object.entries(versions);
  const notes = readNotes(changelog, version);
  const expected = `v${version}`;
  const problems = [
    ...Object.entries(versions).flatMap(([folder, other]) =>
      other === version
        ? []
        : [`${folder}/package.json has the version ${other}, and ${first} has ${version}.`],
    ),
    ...(notes === '' ? [`CHANGELOG.md has no entries below "## ${version}".`] : []),
    ...(tag === undefined || tag === expected
      ? []
      : [`The tag is ${tag}, and the version's is ${expected}.`]),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { version, tag: expected, notes };
}

function readNotes(changelog: string, version: string): string {
  const section = changelog.split(/^## /m).find((text) => text.split('\n', 1)[0]?.trim() === version);
  return section?.slice(section.indexOf('\n')).trim() ?? '';
}
