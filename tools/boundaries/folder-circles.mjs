// Folders point down too: of two folders side by side, at most one knows the other, by whatever way round.

/**
 * Circles between folders that lie side by side. Files that stand beside the folders (an index, a door) belong to none of them.
 * @param {{ from: string, to: string }[]} imports paths of files, of ours only
 * @returns {{ rule: string, from: string, to: string }[]} one for each import that is part of a circle: where it is, and which folders go round
 */
export function folderCircles(imports) {
  /** @type {Map<string, Map<string, { name: string, to: string, file: string }[]>>} imports between the folders of one folder */
  const below = new Map();
  for (const { from, to } of imports) {
    const [own, other] = [from, to].map((path) => path.split('/').slice(0, -1));
    let depth = 0;
    while (depth < own.length && own[depth] === other[depth]) depth += 1;
    if (depth === own.length || depth === other.length) continue;
    const parent = own.slice(0, depth).join('/');
    const graph = below.get(parent) ?? new Map();
    below.set(parent, graph);
    const arrows = graph.get(own[depth]) ?? [];
    graph.set(own[depth], [...arrows, { name: other[depth], to, file: from }]);
  }
  return [...below].flatMap(([parent, graph]) => circlesOf(parent, graph));
}

function circlesOf(parent, graph) {
  const reached = new Map([...graph.keys()].map((folder) => [folder, reachedFrom(folder, graph)]));
  return [...graph].flatMap(([folder, arrows]) =>
    arrows
      .filter(({ name }) => reached.get(name)?.has(folder))
      .map(({ file, to }) => ({ rule: `folder-circle:${parent}`, from: file, to })),
  );
}

function reachedFrom(start, graph) {
  const seen = new Set();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop())
    for (const { name } of graph.get(folder) ?? [])
      if (!seen.has(name)) {
        seen.add(name);
        open.push(name);
      }
  return seen;
}
