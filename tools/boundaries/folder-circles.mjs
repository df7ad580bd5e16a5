// Folders point down too: of what lies in one folder, files and folders, none knows another that knows it, by whatever way round.

/** @typedef {{ from: string, to: string }} Import paths of files */

/**
 * Circles between the folders and files that lie side by side: a file beside folders is above those it imports, or below those that import it, not both.
 * @param {Import[]} imports of ours only
 * @returns {{ rule: string, from: string, to: string }[]} the imports that would have to go: of each circle the arrow with the fewest
 */
export function folderCircles(imports) {
  return [...arrowsByFolder(imports)].flatMap(([folder, arrows]) =>
    guilty(arrows).map(({ from, to }) => ({ rule: `folder-circle:${folder}`, from, to })),
  );
}

/** @typedef {{ tail: string, head: string, imports: Import[] }} Arrow from one that lies in a folder to another */

/** @param {Import[]} imports @returns {Map<string, Map<string, Arrow>>} */
function arrowsByFolder(imports) {
  const folders = new Map();
  for (const one of imports) {
    const [own, other] = [one.from, one.to].map((path) => path.split('/'));
    let depth = 0;
    while (depth < own.length && own[depth] === other[depth]) depth += 1;
    if (depth === own.length) continue;
    const folder = own.slice(0, depth).join('/');
    const arrows = folders.get(folder) ?? new Map();
    folders.set(folder, arrows);
    const [tail, head] = [own[depth], other[depth]];
    const arrow = arrows.get(`${tail} ${head}`) ?? { tail, head, imports: [] };
    arrow.imports.push(one);
    arrows.set(`${tail} ${head}`, arrow);
  }
  return folders;
}

/** What has to go so that no circle is left: again and again the lightest arrow that is part of one. */
function guilty(arrows) {
  let left = [...arrows.values()];
  const gone = [];
  for (;;) {
    const reached = reachedIn(left);
    const around = left.filter(({ tail, head }) => reached.get(head)?.has(tail));
    if (around.length === 0) return gone.flatMap(({ imports }) => imports);
    const lightest = around.reduce((least, one) => (one.imports.length < least.imports.length ? one : least));
    gone.push(lightest);
    left = left.filter((one) => one !== lightest);
  }
}

/** What can be reached from each along the arrows. */
export function reachedIn(arrows) {
  const next = new Map();
  for (const { tail, head } of arrows) next.set(tail, [...(next.get(tail) ?? []), head]);
  return new Map(
    [...next.keys()].map((start) => {
      const seen = new Set();
      const open = [start];
      for (let here = open.pop(); here !== undefined; here = open.pop())
        for (const head of next.get(here) ?? [])
          if (!seen.has(head)) {
            seen.add(head);
            open.push(head);
          }
      return [start, seen];
    }),
  );
}
