/** The nodes of a syntax tree as they stand. A list, not a generator: those in each other hand every node up through all that are above it. */
export function nodesOf(tree) {
  const found = [];
  const walk = (node) => {
    if (Array.isArray(node)) for (const one of node) walk(one);
    else if (typeof node === 'object' && node !== null) {
      found.push(node);
      for (const name in node) walk(node[name]);
    }
  };
  walk(tree);
  return found;
}
